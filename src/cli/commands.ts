import type { Command } from "./command.ts";
import { completions } from "./completions.ts";
import { abandon } from "./abandon.ts";
import { decide } from "./decide.ts";
import { demo } from "./demo.ts";
import { done } from "./done.ts";
import { due } from "./due.ts";
import { form } from "./form.ts";
import { help, version } from "./help.ts";
import { init } from "./init.ts";
import { list } from "./list.ts";
import { plan } from "./plan.ts";
import { report } from "./report.ts";
import { serve } from "./serve.ts";
import { setup } from "./setup.ts";
import { show } from "./show.ts";
import { start } from "./start.ts";
import { submit } from "./submit.ts";

/** The commands; the first is the default. */
export const COMMANDS: readonly Command[] = [
  serve,
  list,
  show,
  report,
  start,
  form,
  submit,
  abandon,
  decide,
  plan,
  done,
  due,
  init,
  demo,
  setup,
  completions,
  help,
  version,
];
