import type { GateProblem } from "../gate/problems.ts";
import type { BooleanField, ChoiceField, IntegerField, TextField } from "../protocol/types.ts";

/** Why an item is refused: which item, which field, what was got and what is needed. */
export type Problem = { readonly item: number } & Cause;

/** What is wrong with an item. */
export type Cause =
  | { readonly kind: "not_object"; readonly got: unknown }
  /** The phase has no room for the item: `room` more fit, `sent` came. */
  | {
    readonly kind: "no_room";
    readonly room: number;
    readonly sent: number;
    readonly most: number;
  }
  | { readonly kind: "text_type"; readonly field: TextField; readonly got: unknown }
  /** `got` code points, which are `counted` as more where a script says much in few. */
  | {
    readonly kind: "text_short";
    readonly field: TextField;
    readonly got: number;
    readonly counted: number;
  }
  | { readonly kind: "text_long"; readonly field: TextField; readonly got: number }
  | { readonly kind: "text_lines"; readonly field: TextField; readonly got: unknown }
  | { readonly kind: "choice"; readonly field: ChoiceField; readonly got: unknown }
  | { readonly kind: "integer"; readonly field: IntegerField; readonly got: unknown }
  | { readonly kind: "boolean"; readonly field: BooleanField; readonly got: unknown }
  | { readonly kind: "index_type"; readonly got: unknown; readonly pending: readonly number[] }
  | { readonly kind: "index_unknown"; readonly got: number; readonly pending: readonly number[] }
  | { readonly kind: "index_repeated"; readonly got: number; readonly first: number }
  | { readonly kind: "index_answered"; readonly got: number; readonly pending: readonly number[] }
  | { readonly kind: "gate"; readonly field: TextField; readonly problem: GateProblem };
