// The tree of calls so far: arguments, returns, hits of a cache; a click goes to the call.

import { make, setText } from "./dom.js";
import { textWidth } from "./measure.js";
import { branch } from "./branches.js";
import { straight } from "./lines.js";
import { paint } from "./paint.js";
import { nodeLabel, nothing, refOf, short } from "./values.js";
import { isMemo } from "./source.js";
import { upTo } from "./census.js";
import { Callees } from "./callees.js";

const most = 160;
const budgetMilliseconds = 10;
const mostCached = 12;
const level = 58;

/** A node of a list or tree by what it holds: in a tree of calls its class would be said again and again. */
function brief(value, limit, objects) {
  const object = objects.get(refOf(value));
  return (object?.kind === "class" ? nodeLabel(object, objects) : null) ?? short(value, limit, objects);
}

export function makeCallTree(player, census) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  const note = make("p.note");
  const list = make("ul.hidden");
  const element = make("div.journey-drawing.journey-tree", { tabindex: "0", role: "region", "aria-label": "Tree of calls" }, note, make("div.journey-canvas", {}, svg), list);
  const { trace } = player;
  const { calls } = trace;
  const known = new Map();
  let callees = null;
  let [deadline, isWaiting] = [0, false];

  svg.addEventListener("click", (event) => {
    const act = event.target.closest("[data-act]")?.getAttribute("data-act");
    if (act) player.go(Number(act.split(" ")[1]));
  });

  const cursor = trace.cursor(0);
  const at = (step) => {
    cursor.seek(Math.min(step, trace.steps));
    return cursor.state;
  };

  /** Arguments, return value and cache hits of a call; a few at a time, for each has to be looked up. */
  function facts(call) {
    if (known.has(call)) return known.get(call);
    const name = trace.functions.get(calls.fn[call])?.name ?? "call";
    const fact = { text: call === 0 ? name || "program" : `${name}(…)`, result: undefined, isHit: false };
    if (call > 0 && performance.now() > deadline) {
      isWaiting = true;
      return fact;
    }
    known.set(call, fact);
    if (call === 0) return fact;
    const start = at(calls.enter[call]);
    const frame = [...start.frames, ...start.parked].find((each) => each.call === call);
    if (frame) fact.text = argumentsOf(frame, start.objects, name);
    const exit = calls.exit[call];
    if (exit > trace.steps) return fact;
    const lastLine = at(exit - 1).line;
    const { events, objects } = at(exit);
    const leave = events.find((event) => event.kind === "exit" && event.call === call);
    if (!leave) return fact;
    // The learner's own cache: the call ended at a line that returns an entry of it.
    fact.isHit = callees.of(call).length === 0 && isMemo(player.source.lines, lastLine);
    fact.result = leave.value === undefined ? undefined : brief(leave.value, 16, objects);
    return fact;
  }

  function argumentsOf(frame, objects, name) {
    const parameters = trace.functions.get(frame.fn)?.parameters ?? [];
    const values = parameters.map((id) => frame.slots.find((slot) => slot.id === id)).filter((slot) => slot && slot.name !== "self");
    const plain = values.filter((slot) => typeof slot.value !== "object" || slot.value === null);
    // In their order, with the large ones left out.
    const texts = values.map((slot) => (plain.includes(slot) || !plain.length ? brief(slot.value, 14, objects) : "…"))
      .filter((text, place, all) => text !== "…" || all[place - 1] !== "…");
    return `${name}(${[...texts.slice(0, 4), ...(texts.length > 4 ? ["…"] : [])].join(", ")})`;
  }

  /** The calls that are drawn: the path to the current one, what hangs on it, then the first ones. */
  function chosen(count, current) {
    const shown = new Set();
    for (let call = current; call >= 0; call = calls.parent[call]) shown.add(call);
    if (count <= most) {
      for (let call = 0; call < count; call++) shown.add(call);
      return shown;
    }
    for (const call of [...shown]) for (const child of callees.of(call, count).slice(-8)) shown.add(child);
    for (let call = 0; call < count && shown.size < most; call++) if (call === 0 || shown.has(calls.parent[call])) shown.add(call);
    return shown;
  }

  function update() {
    if (!element.isConnected || element.hidden) return;
    const { step } = player;
    deadline = performance.now() + budgetMilliseconds;
    isWaiting = false;
    const count = Math.max(1, upTo(calls.enter, step));
    callees ??= new Callees(calls);
    const current = trace.callAt(step);
    const shown = chosen(count, current);
    const hidden = count - shown.size;
    note.hidden = count > 1 && hidden === 0;
    setText(note, count === 1 ? "No call yet: each call of a function becomes a node here." : `${hidden.toLocaleString("en")} calls are not drawn.`);
    const figure = draw(shown, current, step);
    paint(svg, figure, element.clientWidth - 34);
    reveal(figure);
    if (isWaiting) setTimeout(update, 20);
    const path = [];
    for (let call = current; call >= 0; call = calls.parent[call]) path.unshift(facts(call).text);
    list.replaceChildren(...path.map((text) => make("li", {}, text)));
  }

  /** Brings the current call into sight, by where it will be: the page may still be moving it there. */
  function reveal({ marks }) {
    const box = marks.find(({ className = "" }) => className.endsWith("current"));
    const canvas = svg.parentElement;
    if (!box) return;
    const [x, y] = [(box.x + box.w / 2) * svg.seen.scale, box.y * svg.seen.scale];
    const [width, height] = [canvas.clientWidth, element.clientHeight];
    if (x < canvas.scrollLeft + 80 || x > canvas.scrollLeft + width - 80) canvas.scrollLeft = x - width / 2;
    if (y < element.scrollTop || y > element.scrollTop + height - 120) element.scrollTop = y - height / 2;
  }

  /** What a call's box says; its room is that of the answer, too, so that it stays where it is when it answers. */
  function boxOf(call, step) {
    const { text, result, isHit } = facts(call);
    const isDone = calls.exit[call] <= step && call !== 0;
    const full = result === undefined || result === nothing() ? text : `${text} = ${result}`;
    return { text: isDone ? full : text, isDone, isHit, w: Math.max(44, textWidth(full, 13) + 18) };
  }

  function draw(shown, current, step) {
    let deepest = 0;
    const boxes = new Map([...shown].map((call) => [call, boxOf(call, step)]));
    const cached = cachedUnder(shown, step);
    for (const { key, text, w } of [...cached.values()].flat()) boxes.set(key, { text, w });
    const inside = new Map();
    for (const call of [...shown].sort((a, b) => a - b)) {
      const parent = calls.parent[call];
      if (!inside.has(parent)) inside.set(parent, []);
      inside.get(parent).push(call);
    }
    const below = (id) => {
      const own = inside.get(id) ?? [];
      const answers = cached.get(id) ?? [];
      return answers.length ? [...own, ...answers.map(({ key }) => key)].sort((a, b) => stepOf(a) - stepOf(b)) : own;
    };
    const stepOf = (id) => (typeof id === "number" ? calls.enter[id] : Number(id.slice(1)));
    const { spots, width } = branch(0, below, (id) => boxes.get(id).w);
    const path = new Set();
    for (let call = current; call >= 0; call = calls.parent[call]) path.add(call);
    const [edges, nodes] = [[], []];
    for (const [id, { x, depth }] of spots) {
      const y = depth * level + 2;
      const { text, isDone, isHit, w } = boxes.get(id);
      for (const child of below(id)) {
        const to = spots.get(child);
        edges.push({ key: `e${child}`, shape: "path", d: straight(x, y + 32, to.x, to.depth * level + 2, false), className: `edge ${path.has(child) ? "open" : ""}` });
      }
      const isCache = typeof id === "string";
      const tone = id === current ? "current" : isCache || (isHit && isDone) ? "memo" : path.has(id) ? "open" : isDone ? "done" : "";
      const title = isCache ? "Answered from the cache" : `${text}: go to this call, step ${player.numberText(calls.enter[id])}`;
      nodes.push({
        key: `n${id}`, shape: "box", x: x - w / 2, y, w, h: 32, r: 10, text: isHit && isDone ? `${text} ↺` : text, className: `call ${tone}`, title,
        act: `go ${Math.min(trace.steps, stepOf(id))}`,
      });
      deepest = Math.max(deepest, depth);
    }
    return { marks: [...edges, ...nodes], width: Math.max(60, width), height: (deepest + 1) * level };
  }

  /** Answers that came from a cache, as leaves under the call that asked: Map call -> `[{ key, text, w }]`. */
  function cachedUnder(shown, step) {
    const found = new Map();
    census.memos.forEach(({ call, fn, text, step: at }, place) => {
      if (at > step || !shown.has(call)) return;
      const list = found.get(call) ?? [];
      const label = `${trace.functions.get(fn)?.name ?? "cache"} = ${text} ↺`;
      // Two answers of one step keep their turn by a fraction.
      if (list.length < mostCached) list.push({ key: `m${at + (place % 1000) / 1000}`, text: label, w: textWidth(label, 13) + 18 });
      found.set(call, list);
    });
    return found;
  }

  return { element, update, svg };
}
