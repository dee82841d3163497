import { PROGRAM } from "../version.ts";

/**
 * What a client is told about the server as a whole. Some show their model nothing but this and the
 * names of the tools at first, and cut it at 2,048 characters.
 */
export const SERVER_INSTRUCTIONS = [
  `${PROGRAM} holds you to an honest attack on a claim before you or the user rely on it. You do the thinking; the server gives the phases, checks every item, refuses shortcuts and returns a verdict by fixed rules. Use it when the user asks to stress-test, red-team, challenge or premortem a decision or plan, and before a decision that is expensive to undo.`,
  [
    "The loop:",
    "1. start_review with the claim and a mode: returns a review_id and the first phase's instructions.",
    "2. Write the items the instructions ask for and submit them in one batch. The answer says what is next: missing (submit more), next_phase (new instructions) or complete. A refused batch is not saved: fix every item the error names and resubmit the whole batch.",
    "3. Then get_verdict: tell the user the assessment, its reason and every warning. export_report gives the decision memo.",
    "4. If the claim needs revision: reword it with the user to meet what holds, then start_review with revises, the id of the review.",
  ].join("\n"),
  "To resume, including in a new session: list_reviews finds the review_id, get_review gives the open phase and its instructions again. abandon_review ends a review that no longer makes sense; to pause, just stop.",
  "Rate and answer honestly: a refuted claim is a useful result, and ratings chosen to avoid work show up as warnings. Texts may be in any language.",
].join("\n\n");
