import { ReviewError } from "./errors.ts";
import { explainFields, explainProblems } from "./problem_words.ts";
import type { Submission } from "./step.ts";

/** What a batch was refused for. */
export type Refusal = Extract<Submission, { ok: false }>;

/** The refusal of a batch, with its problems as data for those who point at them elsewhere. */
export class RefusedBatch extends ReviewError {
  /** Which problems there are, in which phase. */
  readonly refusal: Refusal;

  /** The error that says what came of a submission that was not accepted. */
  constructor(refusal: Refusal) {
    const { phase, problems, unknown } = refusal;
    super(
      "invalid_items",
      (voice) =>
        explainProblems(phase.name, problems, explainFields(phase, unknown, problems), voice),
    );
    this.refusal = refusal;
  }
}
