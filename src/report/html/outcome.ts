import { type Assessment, ASSESSMENTS } from "../../protocol/types.ts";

const CLASSES: Readonly<Record<Assessment, string>> = {
  [ASSESSMENTS[0]]: "refuted",
  [ASSESSMENTS[1]]: "revision",
  [ASSESSMENTS[2]]: "survives",
};

/** The class of an assessment in the style sheet. */
export function outcomeClass(assessment: Assessment): string {
  return CLASSES[assessment];
}
