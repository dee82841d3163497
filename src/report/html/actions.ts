import type { NextAction } from "../../engine/next_actions.ts";
import { ACTION_GROUPS } from "../../protocol/types.ts";
import { ACTION_MOST, followedUp, GROUP_TITLES, itemAnchor } from "../parts.ts";
import { gist } from "../summary.ts";
import { inlineHtml, type Texts } from "./text.ts";

/** All next actions in their two groups. */
export function actionsSection(actions: readonly NextAction[], texts: Texts): string {
  const groups = ACTION_GROUPS.flatMap((name) => {
    const own = actions.filter(({ group }) => group === name);
    return own.length === 0 ? [] : [
      `<h3>${GROUP_TITLES[name]}</h3>`,
      `<ol class="actions">${
        own.map((action) => actionEntry(action, texts, ACTION_MOST)).join("\n")
      }</ol>`,
    ];
  });
  return [
    '<section id="next-actions" aria-labelledby="next-actions-title">',
    '<h2 id="next-actions-title">Next actions</h2>',
    ...(actions.some(({ open }) => open) ? [] : ["<p>Nothing is open.</p>"]),
    ...groups,
    "</section>",
  ].join("\n");
}

/** One action with a box to tick, linked to its item. */
export function actionEntry(action: NextAction, texts: Texts, most: number): string {
  const { open, what, text, phase, item } = action;
  const known = followedUp(action);
  const failed = action.followUp?.outcome === "failed";
  const state = open ? "to-do" : failed ? "done failed" : "done";
  return `<li class="${state}"><span class="unseen">${
    open ? "To do:" : failed ? "Failed:" : "Done:"
  } </span><a href="#${itemAnchor(phase, item)}">${inlineHtml(what)}</a>: ${
    texts.inline(gist(text, most))
  }${known === "" ? "" : ` <span class="known">(${texts.inline(known)})</span>`}</li>`;
}
