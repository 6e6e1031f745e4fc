// Names that point at something: pills with a tip towards the place, piled so that none covers another.

/** @import { Box, Flag, Mark, NodeId } from "types/journey.d.ts" */

import { textWidth } from "./measure.js";

const height = 18;
export const pitch = 20;
/** From the place that is pointed at to the first pill. */
export const reach = 6;

/** @param {string} name */
const widthOf = (name) => Math.max(22, textWidth(name, 12) + 12);

/**
 * The lowest level at which each pill is free of those before it; `items`: `[{ line, x, name }]`, `x` the middle.
 * @param {{ line: string | number, x: number, name: string }[]} items
 */
function levelsOf(items) {
  /** @type {Map<string, number[][]>} */
  const taken = new Map();
  return items.map(({ line, x, name }) => {
    const half = widthOf(name) / 2 + 2;
    /** @param {number} level */
    const isTaken = (level) => (taken.get(`${line},${level}`) ?? []).some(([from, to]) => x - half < to && x + half > from);
    let level = 0;
    while (isTaken(level)) level++;
    const key = `${line},${level}`;
    taken.set(key, [...(taken.get(key) ?? []), [x - half, x + half]]);
    return level;
  });
}

/**
 * Gives each of `[{ line, x, name, … }]` its level; `count` levels are needed.
 * @template {{ line: string | number, x: number, name: string }} T
 * @param {T[]} items
 */
export function pile(items) {
  const levels = levelsOf(items);
  return {
    items: items.map((item, place) => ({ ...item, level: levels[place] })),
    count: Math.max(0, ...levels.map((level) => level + 1)),
  };
}

/**
 * Tips and their stems behind all pills: a stem may pass a pill that is nearer.
 * @param {Mark[]} marks
 */
export const layered = (marks) => [...marks.filter(({ shape }) => shape === "path"), ...marks.filter(({ shape }) => shape !== "path")];

/**
 * A pill below (`side` 1) or above (-1) the point `x, y`, with a tip at the point.
 * @param {string} key @param {{ name: string, x: number, y: number, level: number, tone?: string, title?: string }} other
 * @param {number} side
 */
export function pill(key, { name, x, y, level, tone = "", title }, side) {
  const w = widthOf(name);
  const near = y + side * (reach + level * pitch);
  const tip = `M${x - 4} ${y + side * 5}L${x} ${y}L${x + 4} ${y + side * 5}Z`;
  return [
    { key: `s${key}`, shape: "path", d: level ? `${tip}M${x} ${y + side * 5}V${near}` : tip, className: `tip ${tone}` },
    {
      key,
      shape: "box",
      x: x - w / 2,
      y: side > 0 ? near : near - height,
      w,
      h: height,
      r: 9,
      text: name,
      className: `pointer ${tone}`,
      title,
    },
  ];
}

/**
 * A pill to the left of the point `x, y`; `shift` is what stands between them already.
 * @param {string} key @param {{ name: string, x: number, y: number, shift: number, tone?: string, title?: string }} other
 */
export function pillBeside(key, { name, x, y, shift, tone = "", title }) {
  const w = widthOf(name);
  const right = x - reach - shift;
  return [
    ...(shift ? [] : [{ key: `s${key}`, shape: "path", d: `M${x - 5} ${y - 4}L${x} ${y}L${x - 5} ${y + 4}Z`, className: `tip ${tone}` }]),
    { key, shape: "box", x: right - w, y: y - height / 2, w, h: height, r: 9, text: name, className: `pointer ${tone}`, title },
  ];
}

/**
 * What pills in a line beside each other take: `[shift of each]`, then the whole.
 * @param {string[]} names
 */
export function shiftsOf(names) {
  let sum = 0;
  const shifts = names.map((name) => {
    const shift = sum;
    sum += widthOf(name) + 4;
    return shift;
  });
  return { shifts, whole: sum + (names.length ? reach : 0) };
}

/**
 * Names of variables that stand on nodes: `pointers`: Map id -> `[{ name, tone }]`, `boxes`: Map id -> box.
 * @param {Map<NodeId, Flag[]>} pointers @param {Map<NodeId, Box>} boxes
 */
export function flagPile(pointers, boxes) {
  return pile(
    [...pointers].flatMap(([id, flags]) =>
      boxes.has(id)
        ? flags.map((flag) => {
            const { x, y, w } = boxes.get(id);
            return { ...flag, id, line: y, x: x + w / 2 };
          })
        : [],
    ),
  );
}

/** @param {{ items: any[] }} one @param {Map<NodeId, Box>} boxes */
export function flagMarks({ items }, boxes) {
  return layered(
    items.flatMap(({ id, name, x, level, tone }) =>
      pill(`p${name}`, { name, x, y: boxes.get(id).y - 2, level, tone, title: `${name} points here` }, -1),
    ),
  );
}
