// What the expressions of a line are worth at the shown step, one below the other: what hovering tells of one of them, for
// those who use keys or a finger.

/** @import { Kept, Player } from "types/journey.d.ts" */

import { keyed, make, setText } from "./dom.js";
import { lineValues } from "./peek.js";

const most = 40;

/** @param {Player} player */
export function makeLineValues(player) {
  const title = make("h3");
  const empty = make("p.note", {}, "Nothing on this line has a value here.");
  const list = make("ul.journey-worths", { tabindex: "0", "aria-label": "Expressions and their values" });
  const element = make(
    "section.journey-panel.journey-line-values",
    {
      "aria-label": "Values of the line",
      hidden: true,
    },
    make("header", {}, title, make("button.quiet", { type: "button", title: "Close (R)", click: () => toggle() }, "Close")),
    list,
    empty,
  );

  const lineOf = () =>
    player.chosenLine ?? (player.frame && player.frame !== player.moment.frames.at(-1) ? player.frame.line : player.moment.line);
  /** @param {{ text: string, steps: string[] }} one */
  const textOf = ({ text, steps }) => [text, ...steps].join(" = ");

  function update() {
    if (element.hidden) return;
    const line = lineOf();
    const values = lineValues(player, line).slice(0, most);
    setText(title, `Values of line ${line}`);
    empty.hidden = values.length > 0;
    keyed(list, values, ({ text }) => text, create, fill);
  }

  const create = () => make("li", {}, make("code"), make("span"));

  /** @param {Kept} item @param {{ text: string, steps: string[], depth: number }} other */
  function fill(item, { text, steps, depth }) {
    setText(item.firstChild, text);
    setText(item.lastChild, ` = ${steps.join(" = ")}`);
    item.style.setProperty("--depth", String(Math.min(depth, 6)));
  }

  function toggle() {
    if (!element.hidden && element.contains(document.activeElement)) element.closest(".journey").focus({ preventScroll: true });
    element.hidden = !element.hidden;
    player.tell();
  }

  return {
    element,
    update,
    toggle,
    close: toggle,
    /** For a screen reader; empty while it is closed. */
    spoken: () =>
      element.hidden ? "" : `Values of line ${lineOf()}: ${lineValues(player, lineOf()).slice(0, most).map(textOf).join("; ") || "none"}.`,
  };
}
