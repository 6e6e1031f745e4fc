// The program: the line that runs next, the one that ran, hits in the gutter, breakpoints by click.

/** @import { Census, CodeRow, Player } from "types/journey.d.ts" */

import { make, setAttribute, setText } from "./dom.js";
import { ranLine } from "./narration.js";

const keywords = new Set(
  (
    "and as assert async await break case catch class continue def default defer del do elif else enum except " +
    "extension false False finally for from func function global guard if import in init inout is lambda let match mutating new nil None " +
    "nonlocal not null or pass private public raise repeat return self static struct switch this throw throws true True try typealias " +
    "undefined var where while with yield const of"
  ).split(" "),
);
const token = /(#.*|\/\/.*)|("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?)|(\d[\w.]*)|([A-Za-z_]\w*)|([^\w"'#/]+|.)/g;

/**
 * Colours a line; `#` begins a comment in Python alone.
 * @param {string} line @param {string} language
 */
function coloured(line, language) {
  /** @type {Node[]} */
  const parts = [];
  /** @param {string} text @param {string} [kind] */
  const add = (text, kind) => parts.push(kind ? make(`span.code-${kind}`, {}, text) : document.createTextNode(text));
  for (const [text, comment, string, number, word] of line.matchAll(token)) {
    const isComment = comment && (language === "python") === comment.startsWith("#");
    if (isComment) add(text, "comment");
    else if (string) add(text, "string");
    else if (number) add(text, "number");
    else if (word && keywords.has(word)) add(text, "keyword");
    else if (word && /^[A-Z]/.test(word) && word.length > 1) add(text, "type");
    else add(text);
  }
  return parts;
}

/** @param {Player} player @param {Census} census */
export function makeCode(player, census) {
  const list = make("ol.journey-lines", { "aria-label": "Program" });
  const rows = player.source.lines.map((line, place) => {
    const number = place + 1;
    const gutter = make(
      "button.journey-gutter",
      {
        type: "button",
        tabindex: "-1",
        "aria-pressed": "false",
        "aria-label": `Breakpoint at line ${number}`,
        title: "Stop here when running",
        click: () => player.toggleBreakpoint(number),
      },
      String(number),
    );
    const hits = make("span.journey-hits", { "aria-hidden": "true" });
    const text = make("code", { click: () => choose(number) }, ...coloured(line, player.language), "\n");
    const item = make("li", {}, gutter, hits, text);
    list.append(item);
    return /** @type {CodeRow} */ ({ item, gutter, hits, shown: {} });
  });
  const element = make("div.journey-code", { tabindex: "0", role: "region", "aria-label": "Program" }, list);
  let shown = { line: 0, ran: 0 };
  let [scrolled, height, rowHeight] = [0, 0, 22];

  /** @param {number} line */
  function choose(line) {
    player.chosenLine = player.chosenLine === line ? null : line;
    player.tell();
  }

  /** @param {string} kind @param {number} line @param {number} old */
  function mark(kind, line, old) {
    if (line === old) return;
    rows[old - 1]?.item.classList.remove(kind);
    rows[line - 1]?.item.classList.add(kind);
  }

  function update() {
    const { line, frames } = player.moment;
    const at = player.frame && player.frame !== frames.at(-1) ? player.frame.line : line;
    const ran = ranLine(player);
    mark("next", at, shown.line);
    mark("ran", ran, shown.ran);
    rows[shown.line - 1]?.item.removeAttribute("aria-current");
    rows[at - 1]?.item.setAttribute("aria-current", "step");
    if (at !== shown.line && at) reveal(at);
    shown = { line: at, ran };
    rows.forEach((row, place) => updateRow(row, place + 1));
  }

  /**
   * Compares with what was shown before it touches the page: most lines stay as they are.
   * @param {CodeRow} one @param {number} line
   */
  function updateRow({ item, gutter, hits, shown: before }, line) {
    const isStop = player.breakpoints.has(line);
    const isChosen = player.chosenLine === line;
    const { count, last } = census.hitsOf(line, player.step);
    if (before.isStop !== isStop) setAttribute(gutter, "aria-pressed", String((before.isStop = isStop)));
    if (before.isChosen !== isChosen) item.classList.toggle("chosen", (before.isChosen = isChosen));
    if (before.count !== count) setText(hits, (before.count = count) ? `${compact(count)}×` : "");
    if (before.last !== last) {
      before.last = last;
      setAttribute(hits, "title", count ? `begun ${count.toLocaleString("en")} times, last at step ${player.numberText(last ?? 0)}` : null);
    }
  }

  const measure = () => {
    height = element.clientHeight;
    rowHeight = list.offsetHeight / Math.max(1, rows.length);
    if (shown.line) reveal(shown.line);
  };
  new ResizeObserver(measure).observe(element);
  element.addEventListener("scroll", () => (scrolled = element.scrollTop), { passive: true });

  /**
   * Scrolls by what was measured before: asking now would make the browser lay the page out at every step.
   * @param {number} line
   */
  function reveal(line) {
    if (!height) return;
    const [top, bottom] = [6 + (line - 1) * rowHeight, 6 + line * rowHeight];
    const margin = Math.min(72, height / 4);
    const wanted = top < scrolled + margin ? top - margin : bottom > scrolled + height - margin ? bottom - height + margin : scrolled;
    if (wanted !== scrolled) element.scrollTop = scrolled = Math.max(0, wanted);
  }

  return { element, update };
}

/** @param {number} count */
export const compact = (count) =>
  count < 1000 ? String(count) : Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 }).format(count);
