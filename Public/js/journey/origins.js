// "Where did this come from?": the steps that wrote what was clicked, latest first, and below each what it was made of;
// each of those opens the step that wrote it, and so on back to the input.

/** @import { Asked, Place, Reason, Write } from "types/journey.d.ts" */

import { Asker } from "./asker.js";
import { make, setText } from "./dom.js";
import { narrationOf } from "./narration.js";
import { valueAt } from "./places.js";
import { Player } from "./player.js";
import { reasonsOf } from "./reasons.js";

const mostWrites = 30;
/** @param {string} text @param {number} [limit] */
const cut = (text, limit = 48) => (text.length > limit ? `${text.slice(0, limit - 1)}…` : text);
/** @type {{ [verb: string]: string }} */
const verbs = { given: "given as an argument", made: "made here", removed: "removed" };

/**
 * `go(step)` shows a step that wrote something.
 * @param {Player} player @param {string | null | undefined} worker @param {(step: number) => void} [go]
 */
export function makeOrigins(player, worker, go = (step) => player.go(step)) {
  const title = make("h3");
  const status = make("p.note", { role: "status" });
  const list = make("ol.journey-writes");
  const more = make("button.link", { type: "button", click: () => showMore() }, "Show earlier ones");
  const element = make(
    "section.journey-panel.journey-origin",
    {
      "aria-label": "Where a value came from",
      hidden: true,
      tabindex: "-1",
    },
    make("header", {}, title, make("button.quiet", { type: "button", click: () => close() }, "Close")),
    status,
    list,
    more,
  );
  /** @type {Asker | null} */
  let asker = null;
  /**
   * Goes to other steps while the shown one stays.
   * @type {Player | null}
   */
  let scout = null;
  /** @type {Asked | null} */
  let search = null;
  /** @type {{ name: string, place: Place, step: number, most: number } | null} */
  let shown = null;

  /**
   * The last writes of a place; one search at a time.
   * @param {Place} place @param {number} step @param {number} most
   */
  async function ask(place, step, most) {
    search?.stop();
    asker ??= new Asker([player.trace], { worker });
    const mine = (search = asker.ask({ kind: "writes", place, step, most }, (at) =>
      setText(status, `Looking back: step ${player.numberText(at)}…`),
    ));
    const found = await mine.promise;
    if (mine !== search || !found) return null;
    setText(status, "");
    return found;
  }

  /**
   * Shows where what `name` tells of a place came from, as it is at a step.
   * @param {string} name @param {Place} place @param {number} [step]
   */
  async function show(name, place, step = player.step) {
    shown = { name, place, step, most: mostWrites };
    element.hidden = false;
    setText(title, `Where ${cut(name)} came from`);
    list.replaceChildren();
    more.hidden = true;
    await fill();
    element.scrollIntoView({ block: "nearest" });
  }

  async function fill() {
    if (!shown) return;
    const { place, step, most } = shown;
    const found = await ask(place, step, most);
    if (!found) return;
    list.replaceChildren(...found.writes.map((/** @type {Write} */ write, /** @type {number} */ at) => row(write, place, at === 0)));
    more.hidden = !found.isMore;
    if (!found.writes.length)
      setText(status, isThere(place, step) ? "It was there before the first recorded step." : "It has no value at this step.");
  }

  /** @param {Place} place @param {number} step */
  const isThere = (place, step) => valueAt(player.trace.cursor(step).live, place) !== undefined;

  function showMore() {
    if (shown) shown.most *= 4;
    fill();
  }

  /**
   * Shows what an answer was made of, where no place holds it.
   * @param {string} name @param {number} step @param {Reason[]} reasons
   */
  function explain(name, step, reasons) {
    search?.stop();
    element.hidden = false;
    setText(title, `Where ${cut(name)} came from`);
    setText(status, "");
    more.hidden = true;
    const line = player.trace.cursor(Math.max(0, step - 1)).live.frames.at(-1)?.line ?? 0;
    list.replaceChildren(make("li", {}, ...head({ step, line, verb: "set", text: "" }), reasons.length ? reasonList(reasons, step) : null));
    element.scrollIntoView({ block: "nearest" });
  }

  /**
   * What is said of a step, where that tells why it came to it.
   * @param {number} step
   */
  function why(step) {
    scout ??= new Player(player.trace, {});
    scout.go(step);
    const text = narrationOf(scout);
    return /, so |: return /.test(text) ? make("span.note.journey-why", {}, text) : null;
  }

  /** @param {{ step: number, line: number, verb: string, text: string }} one */
  function head({ step, line, verb, text }) {
    const code = (player.source.lines[line - 1] ?? "").trim();
    return [
      make(
        "button.link.journey-write",
        { type: "button", title: "Go to this step", click: () => go(step) },
        `step ${player.numberText(step)}`,
      ),
      make(
        "span.journey-write-value",
        {},
        verbs[verb] ? (verb === "removed" ? "removed" : `= ${text}, ${verbs[verb]}`) : text && (/ = /.test(text) ? text : `= ${text}`),
      ),
      line && verb !== "given" ? make("span.journey-write-line", {}, `line ${line}: `, make("code", {}, cut(code, 60))) : null,
      verb === "given" ? null : why(step),
    ];
  }

  /** @param {Write} write @param {Place} place @param {boolean} isOpen */
  function row(write, place, isOpen) {
    const item = make("li", {}, ...head(write));
    const reasons = reasonsOf(player.trace, player.source.lines, write.step, { ...place, path: write.path });
    if (!reasons.length) return item;
    const inner = reasonList(reasons, write.step);
    const button = make(
      "button.link.journey-because",
      {
        type: "button",
        "aria-expanded": String(isOpen),
        click: () => {
          inner.hidden = !inner.hidden;
          button.setAttribute("aria-expanded", String(!inner.hidden));
        },
      },
      "made of",
    );
    inner.hidden = !isOpen;
    item.append(button, inner);
    return item;
  }

  /**
   * What was read: each opens the step that wrote it.
   * @param {Reason[]} reasons @param {number} step
   */
  function reasonList(reasons, step) {
    return make(
      "ul.journey-reasons",
      {},
      ...reasons.map(({ text, value, place }) => {
        const words = [make("code", {}, cut(text)), ` was ${value}`];
        if (!place) return make("li", {}, ...words);
        const button = make(
          "button.link",
          { type: "button", "aria-expanded": "false", title: "Where this came from", click: () => open(item, button, place, step - 1) },
          ...words,
        );
        const item = make("li", {}, button);
        return item;
      }),
    );
  }

  /** @param {HTMLElement} item @param {HTMLElement} button @param {Place} place @param {number} step */
  async function open(item, button, place, step) {
    const isOpen = button.getAttribute("aria-expanded") === "true";
    button.setAttribute("aria-expanded", String(!isOpen));
    if (isOpen) return item.querySelector(":scope > ol")?.remove();
    const found = await ask(place, step, 1);
    if (!found) return button.setAttribute("aria-expanded", "false");
    const inner = make("ol.journey-writes", {}, ...found.writes.map((/** @type {Write} */ write) => row(write, place, true)));
    if (!found.writes.length) inner.append(make("li.note", {}, "There before the first recorded step."));
    item.append(inner);
  }

  function close() {
    if (element.contains(document.activeElement)) element.closest(".journey").focus({ preventScroll: true });
    search?.stop();
    element.hidden = true;
  }

  return {
    element,
    show,
    explain,
    close,
    end() {
      search?.stop();
      asker?.close();
      scout?.close();
    },
  };
}
