// Graphs: places found by springs once and kept by node; a new node starts beside its neighbours.

/** @import { Memory, NetworkToDraw, NodeEdge, NodeId, Point } from "types/journey.d.ts" */

import { flagMarks, flagPile, pitch, reach } from "./labels.js";
import { between } from "./lines.js";
import { textWidth } from "./measure.js";

const most = 60;
// How far neighbours stand from each other; words beside nodes and lines need more.
const plainSpread = 84;
const wordySpread = 112;
const mostTried = 14;

/** @param {{ place: number, count: number, near: NodeId[], spots?: Map<NodeId, Point>, spread: number }} one */
function start({ place, count, near, spots, spread }) {
  const beside = near.map((other) => spots?.get(other)).filter(Boolean);
  const angle = (place / Math.max(1, count)) * Math.PI * 2 - Math.PI / 2;
  if (beside.length) {
    const x = beside.reduce((sum, spot) => sum + spot.x, 0) / beside.length;
    const y = beside.reduce((sum, spot) => sum + spot.y, 0) / beside.length;
    return { x: x + Math.cos(angle) * spread, y: y + Math.sin(angle) * spread };
  }
  const radius = (spread * count) / (Math.PI * 2) + 20;
  return { x: Math.cos(angle) * radius * 1.3, y: Math.sin(angle) * radius * 0.8 };
}

/**
 * Springs along edges, repulsion between all; only the `free` nodes move. Deterministic.
 * @param {Map<NodeId, Point>} spots @param {NodeEdge[]} edges @param {NodeId[]} free @param {number} spread
 */
function relax(spots, edges, free, spread) {
  const ids = [...spots.keys()];
  const rounds = ids.length > 30 ? 120 : 260;
  for (let round = 0; round < rounds; round++) {
    const heat = 14 * (1 - round / rounds) + 0.4;
    const force = new Map(ids.map((id) => [id, { x: 0, y: 0 }]));
    for (let a = 0; a < ids.length; a++)
      for (let b = a + 1; b < ids.length; b++) {
        const [p, q] = [spots.get(ids[a]), spots.get(ids[b])];
        const [dx, dy] = [p.x - q.x || 0.1 * (a - b), p.y - q.y || 0.1];
        const distance = Math.max(8, Math.hypot(dx, dy));
        const push = (spread * spread) / (distance * distance);
        const [fx, fy] = [(dx / distance) * push, (dy / distance) * push];
        force.get(ids[a]).x += fx;
        force.get(ids[a]).y += fy;
        force.get(ids[b]).x -= fx;
        force.get(ids[b]).y -= fy;
      }
    for (const { from, to } of edges) {
      const [p, q] = [spots.get(from), spots.get(to)];
      if (!p || !q || p === q) continue;
      const distance = Math.hypot(p.x - q.x, p.y - q.y) || 1;
      const pull = (distance - spread) / spread;
      force.get(from).x -= ((p.x - q.x) / distance) * pull;
      force.get(from).y -= ((p.y - q.y) / distance) * pull;
      force.get(to).x += ((p.x - q.x) / distance) * pull;
      force.get(to).y += ((p.y - q.y) / distance) * pull;
    }
    // What hangs together by nothing still stays in one picture.
    const middle = { x: mean(ids, "x", spots), y: mean(ids, "y", spots) };
    for (const id of free) {
      const { x, y } = pulled(force.get(id), spots.get(id), middle, spread);
      const size = Math.hypot(x, y) || 1;
      const spot = spots.get(id);
      spot.x += (x / size) * Math.min(heat, size * 6);
      spot.y += (y / size) * Math.min(heat, size * 6) * 0.82;
    }
  }
}

/** @param {NodeId[]} ids @param {"x" | "y"} axis @param {Map<NodeId, Point>} spots */
const mean = (ids, axis, spots) => ids.map((id) => spots.get(id)[axis]).reduce((sum, each) => sum + each, 0) / ids.length;

/** @param {Point} force @param {Point} spot @param {Point} middle @param {number} spread */
function pulled(force, spot, middle, spread) {
  return { x: force.x + ((middle.x - spot.x) / spread) * 0.16, y: force.y + ((middle.y - spot.y) / spread) * 0.34 };
}

/**
 * Lays a small graph out from several orders and keeps the picture in which the fewest lines cross.
 * @param {NodeId[]} ids @param {NodeEdge[]} edges @param {number} spread
 */
function fewestCrossings(ids, edges, spread) {
  /** @type {{ spots: Map<NodeId, Point>, crossings: number } | null} */
  let best = null;
  const order = inDepth(ids, edges);
  const strides = ids.length > mostTried ? [1] : [1, 2, 3, 5, 7];
  for (const stride of strides) {
    /** @type {Map<NodeId, Point>} */
    const spots = new Map(
      order.map((id, place) => [id, start({ place: (place * stride) % ids.length, count: ids.length, near: [], spread })]),
    );
    relax(spots, edges, ids, spread);
    const crossings = strides.length > 1 ? crossingsOf(edges, spots) : 0;
    if (!best || crossings < best.crossings) best = { spots, crossings };
    if (!best.crossings) break;
  }
  return best?.spots ?? new Map();
}

/**
 * Neighbours behind each other: along the rim of a circle their lines cross least.
 * @param {NodeId[]} ids @param {NodeEdge[]} edges
 */
function inDepth(ids, edges) {
  /** @type {Map<NodeId, NodeId[]>} */
  const near = new Map(ids.map((id) => [id, []]));
  for (const { from, to } of edges) {
    near.get(from)?.push(to);
    near.get(to)?.push(from);
  }
  const order = new Set();
  for (const root of ids) {
    const path = [root];
    while (path.length) {
      const id = path.pop();
      if (order.has(id) || !near.has(id)) continue;
      order.add(id);
      path.push(...near.get(id).toReversed());
    }
  }
  return [...order];
}

/** @param {NodeEdge[]} edges @param {Map<NodeId, Point>} spots */
function crossingsOf(edges, spots) {
  const lines = edges.map(({ from, to }) => ({ from, to, a: spots.get(from), b: spots.get(to) })).filter(({ a, b }) => a && b && a !== b);
  /** @param {Point} p @param {Point} q @param {Point} r */
  const side = (p, q, r) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  let count = 0;
  lines.forEach((one, place) => {
    for (const other of lines.slice(place + 1)) {
      if ([other.from, other.to].some((end) => end === one.from || end === one.to)) continue;
      if (side(one.a, one.b, other.a) !== side(one.a, one.b, other.b) && side(other.a, other.b, one.a) !== side(other.a, other.b, one.b))
        count++;
    }
  });
  return count;
}

/** @param {Memory} memory @param {NodeId[]} ids @param {NodeEdge[]} edges @param {{ isFresh?: boolean, spread: number }} p3 */
function settle(memory, ids, edges, { isFresh, spread }) {
  const spots = (memory.places ??= new Map());
  if (isFresh) spots.clear();
  /** @type {Map<NodeId, NodeId[]>} */
  const near = new Map(ids.map((id) => [id, []]));
  for (const { from, to } of edges) {
    near.get(from)?.push(to);
    near.get(to)?.push(from);
  }
  const fresh = ids.filter((id) => !spots.has(id));
  if (fresh.length && fresh.length === ids.length) {
    for (const [id, spot] of fewestCrossings(ids, edges, spread)) spots.set(id, spot);
  } else if (fresh.length) {
    fresh.forEach((id, place) => spots.set(id, start({ place, count: fresh.length + 3, near: near.get(id), spots, spread })));
    const live = new Map(ids.map((id) => [id, spots.get(id)]));
    // Few known places may be mended; many are what the learner has got used to.
    relax(live, edges, fresh.length * 2 >= ids.length ? ids : fresh, spread);
  }
  return new Map(ids.map((id) => [id, spots.get(id)]));
}

/**
 * `ids`: the nodes; `edges`: `[{ from, to, label, tone }]`; `label(id)` gives `{ text, tone, title, note }`;
 * `pointers`: Map id -> `[{ name, tone }]`.
 * @param {NetworkToDraw} one
 */
export function drawNetwork({ ids, edges, directed, label, pointers, memory, isFresh }) {
  const limit = memory.limit ?? most;
  let shown = ids;
  if (ids.length > limit) {
    const first = ids.filter((id) => pointers.has(id));
    shown = [...new Set([...first, ...ids])].slice(0, limit);
  }
  const visible = new Set(shown);
  const lines = edges.filter(({ from, to }) => visible.has(from) && visible.has(to));
  const texts = new Map(shown.map((id) => [id, label(id)]));
  const isWordy = lines.some(({ label: text }) => text) || [...texts.values()].some(({ note }) => note);
  const spots = settle(memory, shown, lines, { isFresh, spread: isWordy ? wordySpread : plainSpread });
  const w = Math.max(36, Math.min(96, Math.max(...[...texts.values()].map(({ text }) => textWidth(text))) + 16));
  memory.stack = Math.max(memory.stack ?? 1, ...[...pointers.values()].map((names) => names.length));
  const top = reach + 4 + memory.stack * pitch + 18;
  const least = { x: Math.min(...[...spots.values()].map(({ x }) => x)), y: Math.min(...[...spots.values()].map(({ y }) => y)) };
  /** @param {NodeId} id */
  const at = (id) => ({ x: spots.get(id).x - least.x + w / 2 + 8, y: spots.get(id).y - least.y + top });
  const marks = [];
  const twin = new Set(lines.map(({ from, to }) => JSON.stringify([from, to])));
  const drawn = new Set();
  for (const { from, to, label: text, tone } of lines) {
    if (!directed && drawn.has(JSON.stringify([to, from]))) continue;
    const key = JSON.stringify([from, to]);
    if (drawn.has(key)) continue;
    drawn.add(key);
    const isTwo = directed && from !== to && twin.has(JSON.stringify([to, from]));
    const [a, b] = [at(from), at(to)];
    marks.push({
      key: `e${key}`,
      shape: "path",
      d: between(a, from === to ? a : b, 19, isTwo ? 14 : 0, directed),
      className: `edge ${tone ?? ""}`,
    });
    if (text) marks.push(edgeLabel(key, text, a, b, isTwo));
  }
  const boxes = new Map();
  for (const id of shown) {
    const { x, y } = at(id);
    const { text, tone, title, note, object } = texts.get(id);
    const box = { x: x - w / 2, y: y - 18, w, h: 36 };
    marks.push({ key: `n${id}`, shape: "box", ...box, r: 18, text, className: `node ${tone ?? ""}`, title, object });
    if (note) marks.push({ key: `d${id}`, shape: "text", x, y: y + 28, text: note, anchor: "middle", className: "label strong" });
    boxes.set(id, box);
  }
  marks.push(...flagMarks(flagPile(pointers, boxes), boxes));
  const points = shown.map(at);
  if (ids.length > shown.length) {
    marks.push({
      key: "rest",
      shape: "text",
      x: 4,
      y: 10,
      anchor: "start",
      className: "label",
      text: `… ${(ids.length - shown.length).toLocaleString("en")} more nodes`,
      act: `more ${memory.key}`,
    });
  }
  return {
    marks,
    width: Math.max(80, ...points.map(({ x }) => x + w / 2 + 8)),
    height: Math.max(60, ...points.map(({ y }) => y + 40)),
  };
}

/** @param {string} key @param {string} text @param {Point} a @param {Point} b @param {boolean} isTwo */
function edgeLabel(key, text, a, b, isTwo) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const shift = isTwo ? 14 : 9;
  return {
    key: `w${key}`,
    shape: "text",
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * shift,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * shift,
    text,
    anchor: "middle",
    className: "label strong",
  };
}
