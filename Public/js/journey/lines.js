// Paths of the lines between nodes; the arrow head is part of the path, so that every line is one element.

/** @import { Point } from "types/journey.d.ts" */

/** @param {number} x @param {number} y @param {number} angle @param {number} [size] */
function head(x, y, angle, size = 6) {
  /** @param {number} turn */
  const side = (turn) => `${round(x - size * Math.cos(angle + turn))} ${round(y - size * Math.sin(angle + turn))}`;
  return `M${side(0.5)}L${round(x)} ${round(y)}L${side(-0.5)}`;
}

/** @param {number} number */
const round = (number) => Math.round(number * 10) / 10;

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {boolean} [hasHead] */
export function straight(x1, y1, x2, y2, hasHead = true) {
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}${hasHead ? head(x2, y2, Math.atan2(y2 - y1, x2 - x1)) : ""}`;
}

/**
 * A bow from one point to another; `bend` is how far it swings out to its left.
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} bend @param {boolean} [hasHead]
 */
export function bow(x1, y1, x2, y2, bend, hasHead = true) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const x = (x1 + x2) / 2 + ((y2 - y1) / length) * bend;
  const y = (y1 + y2) / 2 - ((x2 - x1) / length) * bend;
  return (
    `M${round(x1)} ${round(y1)}Q${round(x)} ${round(y)} ${round(x2)} ${round(y2)}` +
    (hasHead ? head(x2, y2, Math.atan2(y2 - y, x2 - x)) : "")
  );
}

/**
 * From the top (or bottom) of one box to that of another, over what stands between.
 * @param {number} x1 @param {number} x2 @param {number} y @param {number} rise
 */
export function arch(x1, x2, y, rise) {
  const reach = Math.min(24, Math.abs(x2 - x1) / 3) * Math.sign(x2 - x1 || 1);
  return (
    `M${round(x1)} ${round(y)}C${round(x1 + reach)} ${round(y - rise)} ${round(x2 - reach)} ${round(y - rise)} ${round(x2)} ${round(y)}` +
    head(x2, y, Math.atan2(rise, reach))
  );
}

/**
 * From the rim of one circle to the rim of another.
 * @param {Point} a @param {Point} b @param {number} radius @param {number} [bend] @param {boolean} [hasHead]
 */
export function between(a, b, radius, bend = 0, hasHead = true) {
  if (a === b || (a.x === b.x && a.y === b.y)) {
    return (
      `M${round(a.x - 8)} ${round(a.y - radius + 2)}C${round(a.x - 22)} ${round(a.y - radius - 26)} ${round(a.x + 22)} ` +
      `${round(a.y - radius - 26)} ${round(a.x + 8)} ${round(a.y - radius + 2)}` +
      head(a.x + 8, a.y - radius + 2, 1.9)
    );
  }
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const turn = bend ? Math.atan2(bend * 2, Math.hypot(b.x - a.x, b.y - a.y)) : 0;
  const from = { x: a.x + radius * Math.cos(angle - turn), y: a.y + radius * Math.sin(angle - turn) };
  const to = { x: b.x - (radius + 1) * Math.cos(angle + turn), y: b.y - (radius + 1) * Math.sin(angle + turn) };
  return bend ? bow(from.x, from.y, to.x, to.y, bend, hasHead) : straight(from.x, from.y, to.x, to.y, hasHead);
}
