import { isDiskError } from "./disk.ts";

/** What not every disk knows: network disks, containers and memory cards lack one or another. */
export type Lack = "locks" | "flushing" | "links";

/** What a system says that does not know such a thing at all. */
const CODES: Readonly<Record<Lack, readonly string[]>> = {
  locks: ["ENOLCK", "ENOSYS", "ENOTSUP"],
  flushing: ["EINVAL", "ENOSYS", "ENOTSUP"],
  links: ["EPERM", "ENOSYS", "ENOTSUP", "EMLINK"],
};

/** What a disk without permission bits says when they are to be set. */
const NO_MODES = ["EPERM", "EINVAL", "ENOSYS", "ENOTSUP"];

/** Whether an error says that a disk lacks something. */
export function isLack(what: Lack, error: unknown): boolean {
  return isDiskError(error, ...CODES[what]);
}

/** Takes a step for which a disk may lack what it takes, and says whether it does not. */
export function has(what: Lack, step: () => void): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (isLack(what, error)) return false;
    throw error;
  }
}

/** Whether an error only says that the disk has no permission bits to set. */
export function lacksModes(error: unknown): boolean {
  return isDiskError(error, ...NO_MODES);
}
