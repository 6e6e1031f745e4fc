// Measures the player in the page: what of a step is out of sight, what a step looks like, what moves between two steps.

/** @import { Made } from "types/tests.d.ts" */

/** @import { Kept } from "types/journey.d.ts" */

import { mountJourney } from "/public/js/journey/index.js";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Frame */

/** @type {Made} a player as `mountJourney` gives it */
let journey = null;
const wait = (/** @type {number} */ milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Mounts a run, and waits until it is counted and its pictures are planned.
 * @param {string} address
 */
export async function open(address, step = 0) {
  journey?.close();
  const stage = document.getElementById("journey-stage");
  journey = await mountJourney(stage, { trace: address, name: address, step });
  while (!journey.isSettled()) await wait(5);
  stage.scrollIntoView({ block: "start" });
  return journey.player.steps;
}

/**
 * Of a player that the page itself has mounted, by its field.
 * @param {number} step
 */
function go(step) {
  if (journey) return journey.player.go(step);
  const field = document.querySelector(".journey-step");
  field.value = String(step);
  field.dispatchEvent(new Event("change"));
}

/** @param {string} selector @returns {Kept[]} */
const all = (selector) => [...document.querySelectorAll(selector)];
const boxOf = (/** @type {Element} */ element) => element.getBoundingClientRect();

/**
 * What can be seen of an element: its box, cut by all that scroll around it and by the window.
 * @param {HTMLElement} element @returns {Frame}
 */
function frameOf(element) {
  let frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let outer = /** @type {HTMLElement | null} */ (element); outer && outer !== document.body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === "visible") continue;
    const box = boxOf(outer);
    frame = {
      left: Math.max(frame.left, box.left),
      top: Math.max(frame.top, box.top),
      right: Math.min(frame.right, box.right),
      bottom: Math.min(frame.bottom, box.bottom),
    };
  }
  return frame;
}

/** @param {Frame} box @param {Frame} frame */
const isIn = (box, frame) =>
  box.left >= frame.left - 2 && box.right <= frame.right + 2 && box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2;

/**
 * Of marks in one frame those that are not seen; where all of them have no room in it, at least the first has to be.
 * @param {HTMLElement[]} marks @param {Frame} frame
 */
function outside(marks, frame) {
  const boxes = marks.map(boxOf);
  const hidden = marks.filter((_, place) => !isIn(boxes[place], frame));
  /** @param {keyof Frame} from @param {keyof Frame} to @param {number} room */
  const span = (from, to, room) => Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from])) > room - 4;
  const isTooMuch = span("top", "bottom", frame.bottom - frame.top) || span("left", "right", frame.right - frame.left);
  return isTooMuch && hidden.length < marks.length ? [] : hidden;
}

const nameOf = (/** @type {HTMLElement} */ mark) =>
  `${mark.closest("figure")?.dataset.name ?? "variable"}: ${mark.textContent.slice(0, 30)}`;

/**
 * At each of the steps: what changed and cannot be seen, the line that cannot, data that the bar lies over.
 * @param {number[]} steps
 */
export function outOfSight(steps) {
  const found = [];
  for (const step of steps) {
    go(step);
    const drawing = document.querySelector(".journey-drawing");
    const marks = all(".journey-canvas:not([hidden]) :is(g.changed, g.new)");
    const missing = marks.length ? outside(marks, frameOf(drawing)).map(nameOf) : [];
    const variables = all(".journey-values > li.changed").filter((item) => item.offsetParent);
    if (variables.length) missing.push(...outside(variables, frameOf(variables[0])).map(nameOf));
    const line = document.querySelector(".journey-lines li.next .journey-gutter");
    if (line && !isIn(boxOf(line), { ...frameOf(line), left: -Infinity, right: Infinity })) missing.push("the line");
    const bar = boxOf(document.querySelector(".journey-controls"));
    if (bar.top < boxOf(drawing).bottom - 1 || bar.top < boxOf(document.querySelector(".journey-variables")).bottom - 1)
      missing.push("data below the bar");
    if (bar.bottom > innerHeight + 1) missing.push("the bar");
    if (missing.length) found.push({ step, missing });
  }
  return found;
}

/** All that a step's picture consists of, as a text. */
export function picture() {
  const figures = all(".journey-figure").map((figure) => [
    figure.dataset.name,
    figure.style.transform,
    figure.style.width,
    [...figure.parts.svg.children].map((mark) => [
      mark.getAttribute("class"),
      mark.style.transform,
      mark.getAttribute("d"),
      mark.textContent,
    ]),
  ]);
  const { scrollTop } = document.querySelector(".journey-drawing");
  return JSON.stringify([
    figures,
    scrollTop,
    all(".journey-canvas").map((canvas) => canvas.scrollLeft),
    all(".journey-values > li").map((item) => item.textContent),
  ]);
}

export const steps = () => journey.player.steps;
/** @param {number} step */
export function pictureAt(step) {
  go(step);
  return picture();
}

/** The steps whose picture differs when they are come to by other ways: → from the first one, ←, and from anywhere. */
export function differing() {
  const { steps } = journey.player;
  /** @type {string[]} */
  const pictures = [];
  for (let step = 0; step <= steps; step++) {
    go(step);
    pictures.push(picture());
  }
  const found = new Set();
  const check = (/** @type {number} */ step) => {
    go(step);
    if (picture() !== pictures[step]) found.add(step);
  };
  for (let step = steps; step >= 0; step--) check(step);
  for (let turn = 0; turn <= steps; turn += 3) check((turn * 89) % (steps + 1));
  return [...found];
}

const place = (/** @type {string} */ transform) => [...transform.matchAll(/-?[\d.]+/g)].map(Number);

/** Where each box of each figure stands on the pane, and what else the figure holds. */
function standing() {
  return new Map(
    all(".journey-figure").map((figure) => {
      const { svg, canvas } = figure.parts;
      const [x, y] = place(figure.style.transform);
      const marks = [...svg.children].filter(
        (mark) => mark.firstChild?.tagName === "rect" && !/pointer|band|gap/.test(mark.getAttribute("class")),
      );
      const boxes = new Map(
        [...svg.keyedChildren]
          .filter(([, mark]) => marks.includes(mark))
          .map(([key, mark]) => {
            const [at, down] = place(mark.style.transform);
            const { left, scale } = svg.seen;
            return [key, [x + (at - left) * scale - (canvas.scrolled ?? 0), y + down * scale]];
          }),
      );
      const edges = [...svg.querySelectorAll(".edge")].map((edge) => edge.getAttribute("d")).length;
      return [
        figure.dataset.name,
        {
          boxes,
          texts: marks.map((mark) => mark.textContent).join("|"),
          keys: [...boxes.keys()].join("|"),
          edges,
          hasChanged: Boolean(svg.querySelector(".edge.changed, .new")),
        },
      ];
    }),
  );
}

/**
 * Of all boxes that stand in two neighbouring steps: how many there are, how many moved, and how many of these without a cause.
 * @param {number[]} steps
 */
export function moved(steps) {
  /** @type {{ all: number, moved: number, causeless: string[] }} */
  const sum = { all: 0, moved: 0, causeless: [] };
  /** @type {{ phase: string, standing: ReturnType<typeof standing> } | null} */
  let before = null;
  for (const step of steps) {
    go(step);
    const phase = journey.phase();
    const now = standing();
    for (const [name, { boxes, keys, texts, hasChanged }] of now) {
      const old = before?.standing.get(name);
      if (!old || before?.phase !== phase) continue;
      for (const [key, [x, y]] of boxes) {
        const was = old.boxes.get(key);
        if (!was) continue;
        sum.all++;
        if (Math.hypot(x - was[0], y - was[1]) < 1.5) continue;
        sum.moved++;
        if (old.keys === keys && old.texts === texts && !hasChanged && !old.hasChanged) sum.causeless.push(`${step} ${name} ${key}`);
      }
    }
    before = { phase, standing: now };
  }
  return sum;
}
