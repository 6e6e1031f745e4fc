// The tree of calls so far: choices, answers, hits of a cache; a click goes to the call. A tree that is larger than its pane is
// cut at its far ends: what is near the running call stays.

/** @import { CallBox, Census, Drawing, Mark, NodeId, Painted, Player } from "types/journey.d.ts" */

import { scrollFor } from "./arrange.js";
import { branch } from "./branches.js";
import { Callees } from "./callees.js";
import { CallNames } from "./callnames.js";
import { upTo } from "./census.js";
import { make, setText } from "./dom.js";
import { straight } from "./lines.js";
import { textWidth } from "./measure.js";
import { paint, pad } from "./paint.js";

const most = 160;
const budgetMilliseconds = 10;
const mostCached = 12;
const mostTries = 4;
const [level, gap, stub] = [58, 14, 46];
/** How small it may be drawn before it is cut. */
const least = 0.62;

/** @param {Player} player @param {Census} census */
export function makeCallTree(player, census) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  const note = make("p.note");
  const list = make("ul.hidden");
  const canvas = make("div.journey-canvas", {}, svg);
  const element = make(
    "div.journey-drawing.journey-tree",
    { tabindex: "0", role: "region", "aria-label": "Tree of calls" },
    note,
    canvas,
    list,
  );
  const { trace } = player;
  const { calls } = trace;
  /** @type {Callees | null} */
  let knownCallees = null;
  const callees = () => (knownCallees ??= new Callees(calls));
  /** @type {CallNames | null} */
  let knownNames = null;
  const names = () => (knownNames ??= new CallNames(player, (call) => callees().of(call)));
  let pane = { width: 0, height: 0 };

  new ResizeObserver(([{ contentRect }]) => {
    pane = { width: Math.floor(contentRect.width), height: Math.floor(contentRect.height) };
    update();
  }).observe(element);
  svg.addEventListener("click", ({ target }) => {
    const act = /** @type {Element} */ (target)
      .closest("[data-act]")
      ?.getAttribute("data-act");
    if (act) player.go(Number(act.split(" ")[1]));
  });

  /** @param {number} call */
  const pathOf = (call) => {
    const path = [];
    for (let up = call; up >= 0; up = calls.parent[up]) path.push(up);
    return path;
  };

  /**
   * What a call's box says; its room is that of the answer, too, so that it stays where it is when it answers.
   * @param {number} call @param {number} step
   */
  function boxOf(call, step) {
    const { text, result, isHit } = names().of(call);
    const isDone = calls.exit[call] <= step && call !== 0;
    const full = result === undefined ? text : `${text} → ${result}`;
    return { text: isDone ? full : text, isDone, isHit, w: Math.max(44, textWidth(full, 13) + 18 + (isHit ? 16 : 0)) };
  }

  /**
   * The calls that are drawn, of the first `count`: the path to the running one, then what is nearest to it, as long as there is
   * room for them side by side.
   * @param {number} count @param {number[]} path @param {number} step @param {number} room
   */
  function chosen(count, path, step, room) {
    const shown = new Set(path);
    /** @param {number} call */
    const width = (call) => boxOf(call, step).w + gap;
    let taken = width(path[0]);
    // A call's first child takes its place in the row, each further one a place beside it.
    const open = new Set(path.slice(1));
    /** @param {number} call */
    const add = (call) => {
      const parent = calls.parent[call];
      const more = open.has(parent) ? width(call) : Math.max(0, width(call) - width(parent));
      if (taken + more > room) return false;
      taken += more;
      open.add(parent);
      shown.add(call);
      return true;
    };
    const queue = path.map((call) => call);
    for (let place = 0; place < queue.length && shown.size < most; place++) {
      const call = queue[place];
      const below = callees().of(call, count);
      const at = Math.max(
        0,
        below.findLastIndex((/** @type {number} */ child) => shown.has(child)),
      );
      const nearest = [...below.keys()].sort((a, b) => Math.abs(a - at) - Math.abs(b - at) || a - b);
      for (const each of nearest) {
        const child = below[each];
        if (shown.has(child)) continue;
        // Beyond one that finds no room there is none left, either.
        if (shown.size >= most || !add(child)) break;
        queue.push(child);
      }
    }
    return shown;
  }

  function update() {
    if (!element.isConnected || element.hidden || !pane.width) return;
    const { step } = player;
    names().deadline = performance.now() + budgetMilliseconds;
    names().isWaiting = false;
    const count = Math.max(1, upTo(calls.enter, step));
    const current = trace.callAt(step);
    const path = pathOf(current);
    // A run of few calls stands from the beginning as it will at the end; the calls to come are not drawn yet.
    const whole = calls.count <= most ? chosen(calls.count, path, step, pane.width / least) : null;
    const isWhole = whole?.size === calls.count;
    const { shown, figure } = isWhole ? { shown: whole, figure: draw(whole, count, current, step) } : fitting(count, path, current, step);
    const hidden = isWhole ? 0 : count - shown.size;
    note.hidden = count > 1 && hidden === 0;
    setText(
      note,
      count === 1
        ? "No call yet: each call of a function becomes a node here."
        : `${hidden.toLocaleString("en")} calls further away are not drawn.`,
    );
    const scale = Math.max(least, Math.min(1, pane.width / (figure.width + pad * 2)));
    paint(/** @type {Painted} */ (/** @type {unknown} */ (svg)), figure, scale);
    reveal(figure, scale);
    if (names().isWaiting) setTimeout(update, 20);
    list.replaceChildren(...path.toReversed().map((call) => make("li", {}, names().of(call).text)));
  }

  /**
   * As many calls as have room: what stands for the others takes some itself.
   * @param {number} count @param {number[]} path @param {number} current @param {number} step @returns {{ shown: Set<number>, figure: Drawing }}
   */
  function fitting(count, path, current, step) {
    let room = pane.width / least;
    for (let turn = 1; ; turn++) {
      const shown = chosen(count, path, step, room);
      const found = { shown, figure: draw(shown, count, current, step) };
      const excess = found.figure.width - pane.width / least;
      if (excess <= 0 || turn >= mostTries) return found;
      room -= excess + gap;
    }
  }

  /**
   * Brings the running call into sight, by where it will be: the page may still be moving it there.
   * @param {Drawing} one @param {number} scale
   */
  function reveal({ marks, width, height }, scale) {
    const box = marks.find(({ className = "" }) => className.endsWith("current"));
    if (!box) return;
    canvas.scrollLeft = scrollFor([box.x * scale, (box.x + box.w) * scale], { whole: (width + pad * 2) * scale, seen: pane.width });
    element.scrollTop = scrollFor([box.y * scale, (box.y + box.h) * scale + 24], {
      whole: (height + pad * 2) * scale + (note.hidden ? 0 : 28),
      seen: pane.height,
    });
  }

  /** @param {Set<number>} shown @param {number} count @param {number} current @param {number} step */
  function draw(shown, count, current, step) {
    const path = new Set(pathOf(current));
    /** @type {Map<NodeId, CallBox>} */
    const boxes = new Map([...shown].map((call) => [call, boxOf(call, step)]));
    const cached = cachedUnder(shown, step);
    for (const { key, text, w } of [...cached.values()].flat()) boxes.set(key, { text, w });
    /** @type {Map<NodeId, NodeId[]>} */
    const inside = new Map();
    for (const call of shown) {
      const own = callees().of(call, count);
      const drawn = [...shown].filter((child) => calls.parent[child] === call).sort((a, b) => a - b);
      const answers = (cached.get(call) ?? []).map((/** @type {{ key: string }} */ { key }) => key);
      const all = answers.length ? [...drawn, ...answers].sort((a, b) => stepOf(a) - stepOf(b)) : drawn;
      // What is left out stands at the end where it is missing.
      const left = own.filter((/** @type {number} */ child) => !shown.has(child));
      const early = left.filter((/** @type {number} */ child) => drawn.length && child < drawn[0]);
      if (early.length) all.unshift(stubOf(`<${call}`, early));
      if (left.length > early.length) all.push(stubOf(`>${call}`, left.slice(early.length)));
      inside.set(call, all);
    }

    /** @param {string} key @param {Uint32Array | number[]} missing */
    function stubOf(key, missing) {
      boxes.set(key, { text: `… ${missing.length.toLocaleString("en")}`, w: stub, first: missing[0] });
      return key;
    }

    const { spots, width } = branch(
      0,
      (id) => inside.get(id) ?? [],
      (id) => boxes.get(id).w,
    );
    return { ...marksOf({ spots, boxes, inside, path, current, count }), width: Math.max(60, width) };
  }

  /** @param {NodeId} id */
  function stepOf(id) {
    return typeof id === "number" ? calls.enter[id] : Number(id.slice(1));
  }

  /**
   * @param {{ spots: Map<NodeId, { x: number, depth: number }>, boxes: Map<NodeId, CallBox>, inside: Map<NodeId, NodeId[]>, path: Set<NodeId>, current: number, count: number }} one
   */
  function marksOf({ spots, boxes, inside, path, current, count }) {
    /** @type {Mark[][]} */
    const [edges, nodes] = [[], []];
    let deepest = 0;
    for (const [id, { x, depth }] of spots) {
      // It has its place already, but is yet to come.
      if (typeof id === "number" && id >= count) continue;
      const y = depth * level + 2;
      const { text, isDone, isHit, w, first } = boxes.get(id);
      for (const child of inside.get(id) ?? []) {
        if (typeof child === "number" && child >= count) continue;
        const to = spots.get(child);
        edges.push({
          key: `e${child}`,
          shape: "path",
          d: straight(x, y + 32, to.x, to.depth * level + 2, false),
          className: `edge ${path.has(child) ? "open" : ""}`,
        });
      }
      deepest = Math.max(deepest, depth);
      const box = { key: `n${id}`, shape: "box", x: x - w / 2, y, w, h: 32, r: 10 };
      if (first !== undefined) {
        nodes.push({
          ...box,
          text,
          className: "gap",
          title: "Calls that are not drawn: go to the first of them",
          act: `go ${calls.enter[first]}`,
        });
        continue;
      }
      const isCache = typeof id === "string";
      const tone = id === current ? "current" : isCache || (isHit && isDone) ? "memo" : path.has(id) ? "open" : isDone ? "done" : "";
      const title = isCache ? "Answered from the cache" : `${text}: go to this call, step ${player.numberText(calls.enter[id])}`;
      nodes.push({
        ...box,
        text: isHit && isDone ? `${text} ↺` : text,
        className: `call ${tone}`,
        title,
        act: `go ${Math.min(trace.steps, stepOf(id))}`,
      });
    }
    return { marks: [...edges, ...nodes], height: (deepest + 1) * level };
  }

  /**
   * Answers that came from a cache, as leaves under the call that asked: Map call -> `[{ key, text, w }]`.
   * @param {Set<number>} shown @param {number} step
   */
  function cachedUnder(shown, step) {
    /** @type {Map<number, { key: string, text: string, w: number }[]>} */
    const found = new Map();
    census.memos.forEach(({ call, fn, text, step: at }, place) => {
      if (at > step || !shown.has(call)) return;
      const list = found.get(call) ?? [];
      const label = `${trace.functions.get(fn)?.name ?? "cache"} → ${text} ↺`;
      // Two answers of one step keep their turn by a fraction.
      if (list.length < mostCached) list.push({ key: `m${at + (place % 1000) / 1000}`, text: label, w: textWidth(label, 13) + 18 });
      found.set(call, list);
    });
    return found;
  }

  return { element, update, svg };
}
