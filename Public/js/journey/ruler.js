// The scrubber: a slider over a ruler that shows how deep the calls are and where loops begin their rounds.

/** @import { Census, Pen, Player } from "types/journey.d.ts" */

import { make, onThemeChange } from "./dom.js";
import { compact } from "./code.js";
import { upTo } from "./census.js";

const height = 30;
const mostAtOnce = 1_000_000;

/** @param {Player} player @param {Census} census */
export function makeRuler(player, census) {
  const canvas = make("canvas", { "aria-hidden": "true", height: String(height) });
  const slider = make("input", {
    type: "range",
    min: "0",
    max: String(player.steps),
    step: "1",
    value: "0",
    "aria-label": "Step",
    input: () => player.goSoon(Number(slider.value)),
  });
  const track = make("div.journey-track", {}, canvas, slider);
  const element = make("div.journey-ruler", {}, missing(0, player.offset), track, missing(player.offset + player.steps, player.end));
  let width = 0;
  /** @type {any} */
  let shape = null;
  // Asking for styles makes the browser lay the page out: once a theme is enough.
  /** @type {any} */
  let colours = null;

  new ResizeObserver(([entry]) => {
    width = Math.floor(entry.contentRect.width);
    shape = null;
    draw();
  }).observe(track);
  census.onProgress(() => {
    shape = null;
    draw();
  });
  // The page outlives the player: what it still called would keep the whole run.
  const close = onThemeChange(() => {
    colours = null;
    draw();
  });

  /**
   * What was not recorded, at its end of the ruler; with a button where it can be. Null if all was.
   * @param {number} from @param {number} to
   */
  function missing(from, to) {
    if (to <= from) return null;
    const isBefore = from < player.offset;
    const count = (to - from).toLocaleString("en");
    if (!player.record)
      return make("span.journey-missing", { title: "These steps were not recorded." }, `${count} ${isBefore ? "before" : "more"}`);
    const part = isBefore
      ? { from: Math.max(from, to - mostAtOnce), to, step: to - 1 }
      : { from, to: Math.min(to, from + mostAtOnce), step: from };
    return make(
      "button.journey-missing",
      {
        type: "button",
        title: `${count} steps were not recorded. The program runs again for these.`,
        click: () => player.record?.(part),
      },
      `Record steps ${part.from.toLocaleString("en")} to ${(part.to - 1).toLocaleString("en")}`,
    );
  }

  /** @param {number} step */
  const xOf = (step) => 8 + (step / Math.max(1, player.steps)) * (width - 16);

  /** What a bucket of steps holds: the greatest depth, and rounds of the outermost loop of the busiest function. */
  function measure() {
    const buckets = Math.max(1, Math.floor(width - 16));
    const depths = new Uint16Array(buckets);
    const end = Math.min(census.done, player.steps + 1);
    const perBucket = (player.steps + 1) / buckets;
    for (let bucket = 0; bucket < buckets; bucket++) {
      const [from, to] = [
        Math.floor(bucket * perBucket),
        Math.min(end, Math.max(Math.floor((bucket + 1) * perBucket), Math.floor(bucket * perBucket) + 1)),
      ];
      const stride = Math.max(1, Math.floor((to - from) / 64));
      for (let step = from; step < to; step += stride) depths[bucket] = Math.max(depths[bucket], census.depths[step]);
    }
    return { depths, most: Math.max(2, ...depths), rounds: rounds() };
  }

  function rounds() {
    const { loops } = player.source;
    const lists = [...loops].map((line) => ({ line, steps: census.stepsOf(line) })).filter(({ steps }) => steps.length > 1);
    lists.sort((a, b) => a.steps.length - b.steps.length || a.line - b.line);
    return lists.slice(0, 3);
  }

  function draw() {
    if (!width) return;
    shape ??= measure();
    const scale = devicePixelRatio || 1;
    if (canvas.width !== width * scale) {
      canvas.width = width * scale;
      canvas.height = height * scale;
      canvas.style.width = `${width}px`;
    }
    const pen = /** @type {Pen} */ (canvas.getContext("2d"));
    colours ??= read();
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    const { depths, most } = shape;
    pen.globalAlpha = 0.28;
    pen.fillStyle = colours.accent;
    depths.forEach((/** @type {number} */ depth, /** @type {number} */ bucket) => {
      const tall = (depth / most) * (height - 12);
      pen.fillRect(8 + bucket, height - 4 - tall, 1, tall);
    });
    pen.globalAlpha = 1;
    shape.rounds.forEach((/** @type {{ steps: number[] }} */ { steps }, /** @type {number} */ level) =>
      ticks(pen, steps, level, colours.secondary),
    );
    pen.fillStyle = colours.accent;
    pen.fillRect(8, height - 4, xOf(player.step) - 8, 3);
    for (const line of player.breakpoints) marks(pen, census.stepsOf(line), colours.error);
  }

  function read() {
    const style = getComputedStyle(element);
    return Object.fromEntries(["accent", "secondary", "error"].map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  }

  /** @param {Pen} pen @param {number[]} steps @param {number} level @param {string} colour */
  function ticks(pen, steps, level, colour) {
    const gap = (((width - 16) * 1) / Math.max(1, player.steps)) * ((steps.at(-1) - steps.at(0)) / steps.length);
    if (gap < 3) return;
    pen.fillStyle = colour;
    pen.globalAlpha = [0.9, 0.5, 0.3][level];
    for (const step of steps) pen.fillRect(Math.round(xOf(step)), 0, 1, [8, 6, 4][level]);
    pen.globalAlpha = 1;
  }

  /** @param {Pen} pen @param {Iterable<number>} steps @param {string} colour */
  function marks(pen, steps, colour) {
    pen.fillStyle = colour;
    let last = -9;
    for (const step of steps) {
      const x = Math.round(xOf(step));
      if (x - last < 3) continue;
      pen.fillRect(x - 1, height - 6, 2, 6);
      last = x;
    }
  }

  /** `round 3 of 12 of the loop in line 4`, for the innermost loop that is running. */
  function roundText() {
    const running = rounds().filter(({ steps }) => steps.at(0) <= player.step && steps.at(-1) >= player.step);
    return running
      .map(({ line, steps }) => `line ${line}: round ${compact(upTo(steps, player.step))} of ${compact(steps.length)}`)
      .join(", ");
  }

  function update() {
    slider.value = String(player.step);
    slider.setAttribute("aria-valuetext", `Step ${player.numberText()} of ${player.end.toLocaleString("en")}`);
    element.title = census.isComplete ? roundText() : "";
    draw();
  }

  return { element, update, close };
}
