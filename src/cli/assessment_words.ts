import { type Assessment, ASSESSMENTS } from "../protocol/types.ts";

const [refuted, revision, survives] = ASSESSMENTS;

/** Short words for the assessments, gravest first. */
export const ASSESSMENT_WORDS: Readonly<Record<string, Assessment>> = {
  refuted,
  revision,
  survives,
};
