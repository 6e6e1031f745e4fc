// Trees: binary ones by in-order columns, others by their leaves; several roots stand side by side.

/** @import { Box, Flag, Label, Link, Links, Mark, Memory, NodeId, ToDraw } from "types/journey.d.ts" */

import { flagMarks, flagPile, pitch, reach } from "./labels.js";
import { straight } from "./lines.js";
import { textWidth } from "./measure.js";

const most = 150;
const level = 68;
const side = 36;
/** What stands below a node, such as its range, needs this. */
const noteRoom = 18;
/** Between a node and the names over those below it; more where the links have letters. */
const gap = 12;
const letterGap = 24;

/** @param {Link} one */
const isDown = ({ role }) => role !== "up" && role !== "back";

/**
 * Which nodes are roots: nobody links down to them, or (in a knot) the first of the rest.
 * @param {{ id: NodeId }[]} nodes @param {Links} links @param {boolean} upward
 */
function forest(nodes, links, upward) {
  /** @type {Map<NodeId, Link[]>} */
  const children = new Map(nodes.map(({ id }) => [id, []]));
  const parents = new Map();
  for (const { id } of nodes) {
    for (const link of links.get(id)) {
      const [parent, child] = isDown(link) ? [id, link.to] : [link.to, id];
      if (!upward && !isDown(link)) continue;
      if (!children.has(parent) || parents.has(child) || parent === child) continue;
      parents.set(child, parent);
      children.get(parent).push({ ...link, to: child });
    }
  }
  const met = new Set();
  /** @type {NodeId[]} */
  const roots = [];
  /** @param {NodeId} id */
  const visit = (id) => {
    const queue = [id];
    while (queue.length) {
      const next = queue.pop();
      if (met.has(next)) continue;
      met.add(next);
      queue.push(...children.get(next).map(({ to }) => to));
    }
    roots.push(id);
  };
  for (const { id } of nodes) if (!parents.has(id)) visit(id);
  for (const { id } of nodes) {
    if (met.has(id)) continue;
    for (const list of children.values()) {
      const place = list.findIndex(({ to }) => to === id);
      if (place >= 0) list.splice(place, 1);
    }
    visit(id);
  }
  return { roots, children };
}

/**
 * Which nodes are drawn when there are too many: the first ones by level, and the paths to pointers.
 * @param {NodeId[]} roots @param {Map<NodeId, Link[]>} children @param {Map<NodeId, Flag[]>} pointers @param {number} limit
 */
function chosen(roots, children, pointers, limit) {
  const shown = new Set();
  const parents = new Map();
  const order = [...roots];
  for (let place = 0; place < order.length; place++) {
    if (shown.size < limit) shown.add(order[place]);
    for (const { to } of children.get(order[place])) {
      parents.set(to, order[place]);
      order.push(to);
    }
  }
  for (const id of pointers.keys()) for (let up = id; up !== undefined && children.has(up); up = parents.get(up)) shown.add(up);
  return shown;
}

/** @param {NodeId} id @param {Map<NodeId, Link[]>} children */
const sizeOf = (id, children) => {
  let size = 0;
  const queue = [id];
  while (queue.length) {
    size++;
    queue.push(...children.get(queue.pop()).map(({ to }) => to));
  }
  return size;
};

/**
 * `label(id)` gives `{ text, tone, title, note, links }`; trees that do not fit into `room` beside each other go on below;
 * `columnOf(id)`: where a node stands, if that is told by what it is.
 * @param {ToDraw} one
 */
export function drawTree({ nodes, links, label, pointers, memory, room = Infinity, columnOf }) {
  const upward = nodes.every(({ id }) => !links.get(id).some(isDown));
  const { roots, children } = forest(nodes, links, upward);
  const shown = chosen(roots, children, pointers, memory.limit ?? most);
  const texts = new Map([...shown].map((id) => [id, label(id)]));
  const widest = Math.max(20, ...[...texts.values()].map(({ text, note = "" }) => Math.max(textWidth(text), textWidth(note, 12) - 8)));
  const w = (memory.node = Math.min(120, Math.max(memory.node ?? side, widest + 16)));
  const isBinary = nodes.some(({ id }) => links.get(id).some(({ role }) => role === "side")) || nodes[0]?.isBinary;
  /** @type {Map<NodeId, { x: number, depth: number }>} */
  const spots = new Map();
  let column = 0;
  let deepest = 0;
  const unit = isBinary ? Math.max(26, w * 0.72) : w + 14;
  /** @param {NodeId} id @param {number} depth */
  const lay = (id, depth) => {
    deepest = Math.max(deepest, depth);
    const list = children.get(id).filter(({ to }) => shown.has(to));
    if (isBinary) {
      const left = list.filter(({ field }) => /l/i.test(field[0]) || /left/i.test(field));
      for (const { to } of left) lay(to, depth + 1);
      spots.set(id, { x: column++ * unit, depth });
      for (const link of list) if (!left.includes(link)) lay(link.to, depth + 1);
    } else if (list.length === 0) {
      spots.set(id, { x: column++ * unit, depth });
    } else {
      for (const { to } of list) lay(to, depth + 1);
      spots.set(id, { x: (spots.get(list[0].to).x + spots.get(list.at(-1).to).x) / 2, depth });
    }
  };
  let top = 0;
  /** @type {NodeId[]} */
  let left = [];
  for (const root of roots) {
    if (!shown.has(root)) continue;
    const [from, known] = [column, spots.size];
    lay(root, top);
    if (from > 0 && column * unit > room) {
      const below = Math.max(...left.map((id) => spots.get(id).depth)) + 1;
      left = [...spots.keys()].slice(known);
      for (const id of left) spots.set(id, { x: spots.get(id).x - from * unit, depth: spots.get(id).depth + below - top });
      deepest = Math.max(...left.map((id) => spots.get(id).depth), below);
      [top, column] = [below, column - from];
    } else left.push(...[...spots.keys()].slice(known));
    column += roots.length > 9 ? 0.2 : 0.6;
  }
  if (columnOf) for (const [id, spot] of spots) spot.x = columnOf(id) * unit;
  return assemble({ spots, children, links, texts, pointers, w, deepest, upward, memory });
}

/**
 * @param {{ spots: Map<NodeId, { x: number, depth: number }>, children: Map<NodeId, Link[]>, links: Links, texts: Map<NodeId, Label>, pointers: Map<NodeId, Flag[]>, w: number, deepest: number, upward: boolean, memory: Memory }} one
 */
function assemble({ memory, spots, children, links, texts, pointers, w, deepest, upward }) {
  const boxes = new Map();
  for (const [id, { x, depth }] of spots) boxes.set(id, { x: x + 2, y: depth, w, h: side });
  const piled = flagPile(pointers, boxes);
  memory.stack = Math.max(memory.stack ?? 1, piled.count);
  const top = reach + 4 + memory.stack * pitch;
  const hasLetters = [...boxes.keys()].some((id) => children.get(id).some((link) => link.label));
  const below = [...texts.values()].some(({ note }) => note) ? noteRoom : 0;
  const levelHeight = Math.max(level, side + below + (hasLetters ? letterGap : gap) + top);
  for (const box of boxes.values()) box.y = top + box.y * levelHeight;
  /** @type {Mark[]} */
  const marks = [];
  for (const [id, box] of boxes) {
    let hidden = 0;
    for (const link of children.get(id)) {
      const to = boxes.get(link.to);
      if (!to) {
        hidden += sizeOf(link.to, children);
        continue;
      }
      const [x1, y1, x2, y2] = [box.x + w / 2, box.y + side + below, to.x + w / 2, to.y];
      const tone = texts.get(upward ? link.to : id).links?.has(link.field) ? "changed" : "";
      marks.push({
        key: `e${link.to}`,
        shape: "path",
        d: upward ? straight(x2, y2, x1, y1 + 2) : straight(x1, y1, x2, y2 - 1),
        className: `edge ${tone}`,
      });
      if (link.label) {
        // Near its own end of the link: over the other one there may be names.
        const part = (letterGap - 6) / (y2 - y1);
        marks.push({
          key: `t${link.to}`,
          shape: "text",
          x: x1 + (x2 - x1) * part + (x2 < x1 ? -9 : 9),
          y: y1 + letterGap - 6,
          text: link.label,
          anchor: "middle",
          className: "label strong",
        });
      }
    }
    if (hidden) {
      marks.push({
        key: `m${id}`,
        shape: "text",
        x: box.x + w / 2,
        y: box.y + side + 14,
        text: `… ${hidden.toLocaleString("en")} more`,
        anchor: "middle",
        className: "label",
        act: `more ${memory.key}`,
      });
    }
    if (!upward) marks.push(...upLinks(id, links, boxes, children, w));
  }
  for (const [id, box] of boxes) {
    const { text, tone, title, note, object = id } = texts.get(id);
    marks.push({ key: `n${id}`, shape: "box", ...box, r: side / 2, text, className: `node ${tone}`, title, object });
    if (note)
      marks.push({ key: `d${id}`, shape: "text", x: box.x + w / 2, y: box.y + side + 9, text: note, anchor: "middle", className: "label" });
  }
  marks.push(...flagMarks(piled, boxes));
  const right = Math.max(60, ...[...boxes.values()].map((box) => box.x + w + 4));
  return {
    marks,
    width: right,
    height: top + deepest * levelHeight + side + below + (memory.limit || boxes.size < children.size ? 24 : 6),
  };
}

/**
 * Links to the parent, faint where they match the tree, marked where they do not.
 * @param {NodeId} id @param {Links} links @param {Map<NodeId, Box>} boxes @param {Map<NodeId, Link[]>} children @param {number} w
 */
function upLinks(id, links, boxes, children, w) {
  return links
    .get(id)
    .filter(({ role, to }) => role === "up" && boxes.has(to))
    .map(({ to, field }) => {
      const [from, target] = [boxes.get(id), boxes.get(to)];
      const matches = children.get(to)?.some((link) => link.to === id);
      const shift = from.x < target.x ? -7 : 7;
      return {
        key: `u${id}.${field}`,
        shape: "path",
        className: `edge back ${matches ? "" : "extra"}`,
        d: straight(from.x + w / 2 + shift, from.y, target.x + w / 2 + shift, target.y + side + 2),
      };
    });
}
