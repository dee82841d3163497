/** Why a file is not a valid review; the message is a sentence about the file, without a full stop. */
export class InvalidRecord extends Error {}
