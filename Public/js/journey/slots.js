// In which order the figures of a phase come, and which of them the code leaves alone.

/** @import { SlotNeeds, SlotRoom } from "types/journey.d.ts" */

import { textWidth } from "./measure.js";

const own = /^(?:self|this)$/;
/** What has so small a part in the phase's lines, beside the busiest figure, comes after the others. */
const cold = 1 / 16;
const longestCaption = 300;

/**
 * How much the phase's lines have to do with a slot: by the names of what stood in it.
 * @param {SlotNeeds} one @param {Map<string, number>} weights
 */
function weightOf({ names }, weights) {
  let most = 0;
  for (const name of names) if (!own.test(name)) most = Math.max(most, weights.get(name.split(".").at(-1)) ?? 0);
  return most;
}

/**
 * Of a figure that at a few steps is much larger than at so many of them, these few do not make the room: there it is drawn
 * smaller, but not below that.
 */
const [usually, much, smallest] = [0.9, 1.6, 0.5];

/**
 * The room for one axis of a slot, of how often it was how large.
 * @param {Map<number, number>} sizes
 */
function roomOf(sizes) {
  const sorted = [...sizes].sort(([a], [b]) => a - b);
  const all = sorted.reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  const usual = sorted.find(([, times]) => (seen += times) >= all * usually)?.[0] ?? 0;
  const most = sorted.at(-1)?.[0] ?? 0;
  return most <= usual * much ? most : Math.max(usual, most * smallest);
}

/** @param {SlotNeeds} one */
const captionOf = ({ slot, caption }) => Math.min(longestCaption, Math.max(caption, textWidth(slot, 13) + 90));

/**
 * `slots`: Map slot -> `{ slot, widths, heights, caption, names, touched }` (plan.js) in the order of first sight; gives what `arrange` takes.
 * Busy ones first, then those that the code seldom touches, then those that it leaves alone.
 * @param {Map<string, SlotNeeds>} slots @param {Map<string, number>} weights @param {(slot: string) => boolean} isFolded
 * @returns {SlotRoom[]}
 */
export function slotsInOrder(slots, weights, isFolded) {
  const all = [...slots.values()].map((slot) => ({ ...slot, weight: weightOf(slot, weights) }));
  const most = Math.max(0, ...all.map(({ weight }) => weight));
  /** @param {{ weight: number, touched: number, isAside: boolean }} one */
  const rank = ({ weight, touched, isAside }) => (isAside ? 2 : weight >= most * cold && (weight > 0 || touched > 0) ? 0 : 1);
  return all
    .map((slot) => ({ ...slot, isAside: slot.weight === 0 && slot.touched === 0 }))
    .map((slot) => ({
      slot: slot.slot,
      rank: rank(slot),
      isAside: slot.isAside,
      caption: captionOf(slot),
      w: isFolded(slot.slot) ? 0 : roomOf(slot.widths) + 8,
      h: isFolded(slot.slot) ? 0 : roomOf(slot.heights) + 8,
    }))
    .sort((a, b) => a.rank - b.rank);
}
