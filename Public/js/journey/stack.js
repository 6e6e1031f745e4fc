// The call stack, the output so far and the counters.

/** @import { Census, Frame, Kept, ObjectsById, Player, StackItem, Trace } from "types/journey.d.ts" */

import { keyed, make, setAttribute, setText } from "./dom.js";
import { short } from "./values.js";

const most = 24;

/**
 * `f(3, [1, 2])` of a live frame.
 * @param {Frame} frame @param {Trace} trace @param {ObjectsById} objects @param {number} [limit]
 */
function callText(frame, trace, objects, limit = 40) {
  const parameters = trace.functions.get(frame.fn)?.parameters ?? [];
  const values = parameters.map((id) => frame.slots.find((slot) => slot.id === id)).filter((slot) => slot && slot.name !== "self");
  if (frame.call === 0) return frame.name || "program";
  return `${frame.name}(${values.map((slot) => short(slot.value, limit, objects)).join(", ")})`;
}

/** @param {Player} player */
export function makeStack(player) {
  const body = make("ol.journey-stack", { reversed: true });
  const title = make("span");
  const element = make("section.journey-panel", { "aria-label": "Call stack" }, make("h3", {}, "Calls ", title), body);

  /** @param {StackItem} item */
  function create(item) {
    const name = make("span");
    const line = make("small");
    const button = make(
      "button.journey-call",
      {
        type: "button",
        click: () => {
          const call = Number(button.dataset.call);
          player.chosenCall = call === player.moment.frames.at(-1).call ? null : call;
          player.tell();
        },
      },
      name,
      line,
    );
    /** @type {Kept} */
    const row = make("li", {}, "gap" in item ? make("small", {}) : button);
    row.parts = { name, line, button };
    return row;
  }

  function update() {
    const { frames, objects } = player.moment;
    const chosen = player.frame;
    setText(title, frames.length > 1 ? `${frames.length.toLocaleString("en")} deep` : "");
    /** @type {StackItem[]} */
    let list = [...frames].reverse();
    const hidden = list.length - most;
    if (hidden > 0) list = [...list.slice(0, most - 4), { gap: hidden, call: "gap" }, ...list.slice(-4)];
    keyed(
      body,
      list,
      (frame) => frame.call,
      create,
      (row, frame) => {
        if ("gap" in frame) return setText(row.firstChild, `… ${frame.gap.toLocaleString("en")} more calls`);
        const { name, line, button } = row.parts;
        setText(name, callText(frame, player.trace, objects, 24));
        setText(line, frame.line ? `line ${frame.line}` : "");
        setAttribute(button, "data-call", frame.call);
        setAttribute(button, "aria-current", frame === chosen ? "true" : null);
        row.classList.toggle("changed", frame.entered);
      },
    );
  }

  return { element, update };
}

/** @param {Player} player */
export function makeOutput(player) {
  const text = make("pre.journey-output", { tabindex: "0", "aria-label": "Output so far" });
  let shown = "";
  const element = make("section.journey-panel", { "aria-label": "Output" }, make("h3", {}, "Output"), text);

  function update() {
    const { output } = player.moment.state;
    const tail =
      output.length > 20_000 ? `… ${(output.length - 20_000).toLocaleString("en")} characters before\n${output.slice(-20_000)}` : output;
    if (shown === tail) return;
    shown = tail;
    setText(text, tail);
    text.scrollTop = text.scrollHeight;
  }

  return { element, update };
}

/** @param {Player} player @param {Census} census */
export function makeCounters(player, census) {
  /** @type {["compared" | "written" | "calls", string, string][]} */
  const names = [
    ["compared", "comparison", "Tests that decided where to go, so far: conditions, bindings and patterns, where, switch"],
    ["written", "write", "Values that were set or changed so far"],
    ["calls", "call", "Functions that were called so far"],
  ];
  const values = names.map(() => make("b"));
  const labels = names.map(() => make("span"));
  const element = make(
    "p.journey-counters",
    { "aria-label": "Counters" },
    ...names.map(([, , told], place) => make("span", { title: told }, values[place], " ", labels[place])),
  );

  function update() {
    const counters = census.countersAt(player.step);
    names.forEach(([key, word], place) => {
      setText(values[place], counters ? counters[key].toLocaleString("en") : "…");
      setText(labels[place], counters?.[key] === 1 ? word : `${word}s`);
    });
  }

  return { element, update };
}
