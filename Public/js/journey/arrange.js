// Where the figures of a phase stand and how large they are drawn: what the code works with first, as large as the pane
// allows; what it leaves alone small and behind. Knows sizes only, so the same phase gives the same places.

/** @import { SlotPlace, SlotRoom } from "types/journey.d.ts" */

import { pad } from "./paint.js";

const zooms = [1.4, 1.25, 1.1, 1, 0.9, 0.8, 0.72, 0.64];
const small = 0.6;
const leastWide = 0.5;
const [columnGap, rowGap] = [24, 10];
/** Above each drawing stands its name. */
export const captionHeight = 28;

/** The outline of what is placed already: it hands out the highest free place, of several the leftmost. */
class Outline {
  #parts;

  /** @param {number} width */
  constructor(width) {
    this.width = width;
    this.#parts = [{ x: 0, w: width, y: 0 }];
  }

  /** @param {number} x @param {number} w */
  #topAt(x, w) {
    return Math.max(0, ...this.#parts.filter((part) => part.x < x + w && x < part.x + part.w).map(({ y }) => y));
  }

  /** @param {number} w @param {number} h */
  place(w, h) {
    const wide = Math.min(w, this.width);
    let best = { x: 0, y: this.#topAt(0, wide) };
    for (const { x } of this.#parts) {
      if (x + wide > this.width + 0.5) continue;
      const y = this.#topAt(x, wide);
      if (y < best.y || (y === best.y && x < best.x)) best = { x, y };
    }
    this.#cover(best.x, wide + columnGap, best.y + h + rowGap);
    return best;
  }

  /** @param {number} x @param {number} w @param {number} y */
  #cover(x, w, y) {
    const end = x + w;
    const rest = this.#parts.flatMap((part) => {
      const stop = part.x + part.w;
      if (stop <= x || part.x >= end) return [part];
      return [
        ...(part.x < x ? [{ x: part.x, w: x - part.x, y: part.y }] : []),
        ...(stop > end ? [{ x: end, w: stop - end, y: part.y }] : []),
      ];
    });
    this.#parts = [...rest, { x, w, y }].sort((a, b) => a.x - b.x);
  }

  get bottom() {
    return Math.max(0, ...this.#parts.map(({ y }) => y)) - rowGap;
  }
}

/** @param {SlotRoom[]} slots @param {number} width @param {number} zoom */
function tryZoom(slots, width, zoom) {
  const outline = new Outline(width);
  const places = new Map();
  for (const { slot, w, h, caption, isAside, rank = 0 } of slots) {
    const wanted = isAside ? Math.min(small, zoom) : rank ? Math.min(1, zoom) : zoom;
    // Wider than the pane: it shrinks as far as it can be read, and is scrolled by itself.
    const scale = Math.max(Math.min(wanted, leastWide), Math.min(wanted, width / Math.max(1, w)));
    const wide = Math.min(width, Math.max(w * scale, caption));
    places.set(slot, { ...outline.place(wide, captionHeight + h * scale), w: wide, h: h * scale, scale });
  }
  return { places, height: outline.bottom, zoom };
}

/**
 * `slots`: `[{ slot, w, h, caption, isAside, rank }]`, the first ones matter most, those of rank 0 are drawn larger than
 * life where there is room; `caption` is the width that their names need.
 * Gives `{ places: Map slot -> { x, y, w, h, scale }, height, zoom }`, `w` and `h` the room for the drawing.
 * @param {SlotRoom[]} slots @param {{ width: number, height: number }} other
 */
export function arrange(slots, { width, height }) {
  const sorted = [...slots.filter(({ isAside }) => !isAside), ...slots.filter(({ isAside }) => isAside)];
  let found = null;
  for (const zoom of zooms) {
    found = tryZoom(sorted, width, zoom);
    if (found.height <= height) return found;
  }
  return found;
}

/**
 * How large a figure is drawn in its place: at a step at which it is larger than usual, smaller.
 * @param {SlotPlace} place @param {{ width: number, height: number }} other
 */
export function scaleIn(place, { width, height }) {
  // As wide as its place may be where it is scrolled by itself.
  const wide = Math.max(place.w, width * Math.min(place.scale, leastWide));
  return Math.min(place.scale, wide / (width + pad * 2), Math.max(place.h, 1) / (height + pad * 2));
}

/**
 * How far a pane is scrolled so that a span of it is seen: a function of the span alone, in steps, so that a span that
 * moves a little moves no picture.
 * @param {number[]} one @param {{ whole: number, seen: number, margin?: number }} other
 */
export function scrollFor([from, to], { whole, seen, margin: usual = 8 }) {
  if (whole <= seen) return 0;
  const margin = Math.max(0, Math.min(usual, (seen - (to - from)) / 2));
  const step = Math.max(1, Math.floor(seen / 2));
  const most = whole - seen;
  // The end of a span that is too long for the pane is not seen: its beginning is.
  const top = Math.max(0, from - margin);
  const stepped = Math.floor(top / step) * step;
  const least = Math.min(to + margin - seen, top);
  return Math.round(Math.min(most, Math.max(stepped, least)));
}
