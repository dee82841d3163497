import type { Command } from "./command.ts";
import { completions } from "./completions.ts";
import { demo } from "./demo.ts";
import { help, version } from "./help.ts";
import { list } from "./list.ts";
import { report } from "./report.ts";
import { serve } from "./serve.ts";
import { setup } from "./setup.ts";
import { show } from "./show.ts";

/** The commands; the first is the default. */
export const COMMANDS: readonly Command[] = [
  serve,
  list,
  show,
  report,
  demo,
  setup,
  completions,
  help,
  version,
];
