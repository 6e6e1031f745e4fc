// Linked lists: nodes in rows that keep their places while links are turned round; single, double, with cycles.

/** @import { Box, Flag, Label, Links, Mark, Memory, NodeId, Spot, ToDraw } from "types/journey.d.ts" */

import { flagMarks, flagPile, pitch, reach } from "./labels.js";
import { arch, bow, straight } from "./lines.js";
import { nothing } from "./values.js";
import { textWidth } from "./measure.js";
import { chainsOf, nextOf, settle, tangled } from "./chainspots.js";

const height = 36;
const most = 60;
/** Below each node its key, where a map leads to the nodes. */
const keyRoom = 34;

/**
 * `label(id)` gives `{ text, tone, title }`; `pointers`: Map id -> names; `keys`: Map id -> what a map knows the node by.
 * @param {ToDraw} one
 */
export function drawChain({ nodes, links, label, pointers, memory, width, isFresh, keys }) {
  const all = chainsOf(nodes, links);
  const hidden = new Map();
  const chains = all.map((chain) => thin(chain, pointers, hidden, memory));
  const live = new Map(chains.flat().map((id) => [id, links.get(id)]));
  let spots = settle(memory, chains, live, isFresh);
  if (tangled(spots, chains, live)) spots = settle(memory, chains, live, true);
  const texts = new Map(chains.flat().map((id) => [id, label(id)]));
  const widest = Math.max(24, ...[...texts.values()].map(({ text }) => textWidth(text)));
  const w = (memory.node = Math.min(140, Math.max(memory.node ?? 0, widest + 24)));
  const step = w + 40;
  const columns = Math.max(3, Math.floor(((width ?? 0) - 40) / step));
  /** @param {Map<NodeId, Box>} boxes */
  const piled = (boxes) => flagPile(pointers, boxes);
  memory.stack = Math.max(memory.stack ?? 1, piled(place(spots, { columns, step, rowHeight: 100, top: 0, w })).count);
  const top = reach + 4 + memory.stack * pitch;
  const rowHeight = height + 28 + top + (keys ? keyRoom : 0);
  const boxes = place(spots, { columns, step, rowHeight, top, w });
  /** @type {Mark[]} */
  const marks = [];
  for (const chain of chains)
    for (const id of chain) {
      marks.push(...edges(id, { boxes, links: live, hidden, texts, figure: memory.key }));
    }
  // A link that comes in from the right takes the place where the end would stand.
  const metFromRight = new Set(
    [...boxes].flatMap(([id, box]) => {
      const to = nextOf(live.get(id))?.to;
      const target = boxes.get(/** @type {NodeId} */ (to));
      return target && target.y === box.y && target.x < box.x ? [to] : [];
    }),
  );
  for (const [id, box] of boxes) {
    const { text, tone, title } = texts.get(id);
    marks.push({ key: `n${id}`, shape: "box", ...box, r: 10, text, className: `node ${tone}`, title, object: id });
    if (!nextOf(links.get(id)) && !hidden.has(id)) {
      const isLeft = metFromRight.has(id);
      marks.push({
        key: `z${id}`,
        shape: "text",
        x: isLeft ? box.x - 8 : box.x + w + 10,
        y: box.y + height / 2,
        text: "∅",
        anchor: isLeft ? "end" : "start",
        className: "label",
        title: nothing(),
      });
    }
  }
  for (const [id, { text, tone, title }] of keys ?? [])
    if (boxes.has(id)) marks.push(...keyMarks(id, boxes.get(id), { text, tone, title }));
  marks.push(...flagMarks(piled(boxes), boxes));
  const bottom = Math.max(rowHeight, ...[...boxes.values()].map((box) => box.y + height + 26 + (keys ? keyRoom : 0)));
  const right = Math.max(80, ...[...boxes.values()].map((box) => box.x + w + 30));
  return { marks, width: right, height: bottom };
}

/**
 * A key of the map, with an arrow to its node.
 * @param {NodeId} id @param {Box} other @param {Label} third
 */
function keyMarks(id, { x, y, w }, { text, tone, title }) {
  const [middle, below] = [x + w / 2, y + height + 20];
  const wide = Math.max(32, textWidth(text) + 14);
  return [
    { key: `ke${id}`, shape: "path", d: straight(middle, below, middle, y + height + 2), className: `edge ${tone}` },
    {
      key: `kb${id}`,
      shape: "box",
      x: middle - wide / 2,
      y: below,
      w: wide,
      h: 26,
      r: 4,
      text,
      className: `cell key ${tone}`,
      title,
      object: id,
    },
  ];
}

/**
 * A long chain shows its ends and what pointers stand on; `hidden` counts what is left out behind a node.
 * @param {NodeId[]} chain @param {Map<NodeId, Flag[]>} pointers @param {Map<NodeId, number>} hidden @param {Memory} memory
 */
function thin(chain, pointers, hidden, memory) {
  const limit = memory.limit ?? most;
  if (chain.length <= limit) return chain;
  const shown = chain.map(
    (_, place) => place < limit / 2 || place >= chain.length - 3 || [place - 1, place, place + 1].some((near) => pointers.has(chain[near])),
  );
  /** @type {NodeId[]} */
  const kept = [];
  chain.forEach((id, place) => {
    if (shown[place]) kept.push(id);
    else hidden.set(kept.at(-1), (hidden.get(kept.at(-1)) ?? 0) + 1);
  });
  return kept;
}

/**
 * @param {Map<NodeId, Spot>} spots @param {{ columns: number, step: number, rowHeight: number, top: number, w: number }} other
 * @returns {Map<NodeId, Box>}
 */
function place(spots, { columns, step, rowHeight, top, w }) {
  const rows = new Map();
  for (const { row, column } of spots.values()) {
    const range = rows.get(row) ?? { least: column, most: column };
    rows.set(row, { least: Math.min(range.least, column), most: Math.max(range.most, column) });
  }
  const tops = new Map();
  let line = 0;
  for (const row of [...rows.keys()].sort((a, b) => a - b)) {
    tops.set(row, line);
    line += Math.ceil((rows.get(row).most - rows.get(row).least + 1) / columns);
  }
  const boxes = new Map();
  for (const [id, { row, column }] of spots) {
    const place = column - rows.get(row).least;
    boxes.set(id, {
      x: (place % columns) * step + 20,
      y: (tops.get(row) + Math.floor(place / columns)) * rowHeight + top,
      w,
      h: height,
    });
  }
  return boxes;
}

/**
 * @param {NodeId} id @param {{ boxes: Map<NodeId, Box>, links: Links, hidden: Map<NodeId, number>, texts: Map<NodeId, Label>, figure: string }} other
 */
function edges(id, { boxes, links: allLinks, hidden, texts, figure }) {
  const links = allLinks.get(id);
  const count = hidden.get(id);
  const from = boxes.get(id);
  const next = nextOf(links);
  /** @type {Mark[]} */
  const marks = [];
  const hasBack = links.some(({ role }) => role === "back");
  if (count) {
    marks.push({
      key: `m${id}`,
      shape: "text",
      x: from.x + from.w + 6,
      y: from.y - 8,
      text: `… ${count.toLocaleString("en")} more`,
      anchor: "start",
      className: "label",
      act: `more ${figure}`,
    });
  }
  links.forEach((link) => {
    const to = boxes.get(link.to);
    if (!to) return;
    const isBack = link.role === "back";
    const isMain = link === next;
    const tone = texts.get(id).links?.has(link.field) ? "changed" : "";
    // Two nodes that link to each other need a lane each.
    const isMutual = isMain && link.to !== id && nextOf(allLinks.get(link.to) ?? [])?.to === id;
    const lane = isBack || (isMutual && to.x < from.x) ? 1 : hasBack || isMutual || texts.get(link.to).hasBack ? -1 : 0;
    const d = linkPath(from, to, lane, isMain || isBack);
    marks.push({
      key: `e${id}.${link.field}.${isMain || isBack ? "" : link.to}`,
      shape: "path",
      d,
      className: `edge ${isBack ? "back" : isMain ? "" : "extra"} ${tone}`,
    });
  });
  return marks;
}

/**
 * `lane`: -1 upper, 1 lower half of the box's side (two-way links), 0 the middle.
 * @param {Box} from @param {Box} to @param {number} lane @param {boolean} isMain
 */
function linkPath(from, to, lane, isMain) {
  const y = from.y + from.h / 2 + lane * 7;
  const near = Math.abs(to.x - from.x) < from.w + 60 && to.y === from.y && from !== to;
  if (near && isMain) {
    return to.x > from.x ? straight(from.x + from.w, y, to.x - 2, y) : straight(from.x, y, to.x + to.w + 2, y);
  }
  if (from === to) return arch(from.x + from.w * 0.7, from.x + from.w * 0.3, from.y + from.h, -26);
  if (to.y === from.y) {
    const rise = 14 + Math.min(20, Math.abs(to.x - from.x) / 16);
    return arch(from.x + from.w / 2 + 4, to.x + to.w / 2 - 4, from.y + from.h + 1, -rise);
  }
  const isDown = to.y > from.y;
  return bow(from.x + from.w / 2, isDown ? from.y + from.h : from.y, to.x + to.w / 2, isDown ? to.y - 2 : to.y + to.h + 2, 14);
}
