// The tree of calls so far: arguments, returns, hits of a cache; a click goes to the call.

import { make, setText } from "./dom.js";
import { textWidth } from "./cells.js";
import { straight } from "./lines.js";
import { paint } from "./paint.js";
import { short } from "./values.js";
import { plainMemo } from "./source.js";
import { upTo } from "./census.js";

const most = 160;
const budgetMilliseconds = 10;

export function makeCallTree(player, census) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  const note = make("p.note");
  const list = make("ul.hidden");
  const element = make("div.journey-drawing.journey-tree", { tabindex: "0", role: "region", "aria-label": "Tree of calls" }, note, make("div.journey-canvas", {}, svg), list);
  const { trace } = player;
  const { calls } = trace;
  const known = new Map();
  const children = new Map();
  let built = 0;
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
    fact.isHit = calls.parent.indexOf(call, call + 1) < 0 && plainMemo.test(player.source.lines[lastLine - 1] ?? "");
    fact.result = leave.value === undefined ? undefined : short(leave.value, 16, objects);
    return fact;
  }

  function argumentsOf(frame, objects, name) {
    const parameters = trace.functions.get(frame.fn)?.parameters ?? [];
    const values = parameters.map((id) => frame.slots.find((slot) => slot.id === id)).filter((slot) => slot && slot.name !== "self");
    const plain = values.filter((slot) => typeof slot.value !== "object" || slot.value === null);
    const chosen = plain.length ? plain : values;
    const texts = chosen.slice(0, 4).map((slot) => short(slot.value, 14, objects));
    return `${name}(${texts.join(", ")}${chosen.length < values.length || texts.length < chosen.length ? ", …" : ""})`;
  }

  function grow(until) {
    for (; built < until; built++) {
      const parent = calls.parent[built];
      if (parent < 0) continue;
      if (!children.has(parent)) children.set(parent, []);
      children.get(parent).push(built);
    }
  }

  /** The calls that are drawn: the path to the current one, what hangs on it, then the first ones. */
  function chosen(count, current) {
    const shown = new Set();
    for (let call = current; call >= 0; call = calls.parent[call]) shown.add(call);
    if (count <= most) {
      for (let call = 0; call < count; call++) shown.add(call);
      return shown;
    }
    for (const call of [...shown]) for (const child of (children.get(call) ?? []).filter((each) => each < count).slice(-8)) shown.add(child);
    for (let call = 0; call < count && shown.size < most; call++) if (call === 0 || shown.has(calls.parent[call])) shown.add(call);
    return shown;
  }

  function update() {
    if (!element.isConnected || element.hidden) return;
    const { step } = player;
    deadline = performance.now() + budgetMilliseconds;
    isWaiting = false;
    const count = Math.max(1, upTo(calls.enter, step));
    grow(count);
    const current = trace.callAt(step);
    const shown = chosen(count, current);
    const hidden = count - shown.size;
    note.hidden = count > 1 && hidden === 0;
    setText(note, count === 1 ? "No call yet: each call of a function becomes a node here." : `${hidden.toLocaleString("en")} calls are not drawn.`);
    const figure = draw(shown, count, current, step);
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

  function draw(shown, count, current, step) {
    const marks = [];
    const spots = new Map();
    let right = 0;
    let deepest = 0;
    const boxes = new Map([...shown].map((call) => {
      const { text, result, isHit } = facts(call);
      const isDone = calls.exit[call] <= step && call !== 0;
      const answer = isDone && result !== undefined ? `= ${result}` : "";
      return [call, { text, answer, isDone, isHit, w: Math.max(44, textWidth(text, 13) + 18, textWidth(answer, 12) + 16) }];
    }));
    const lay = (root) => {
      const order = [[root, 0, false]];
      while (order.length) {
        const top = order.at(-1);
        const [call, depth, isReady] = top;
        const below = (children.get(call) ?? []).filter((child) => child < count && shown.has(child));
        if (!isReady) {
          top[2] = true;
          for (const child of [...below].reverse()) order.push([child, depth + 1, false]);
          continue;
        }
        order.pop();
        deepest = Math.max(deepest, depth);
        const { w } = boxes.get(call);
        if (below.length === 0) {
          spots.set(call, { x: right + w / 2, depth });
          right += w + 14;
        } else {
          const [a, b] = [spots.get(below[0]).x, spots.get(below.at(-1)).x];
          spots.set(call, { x: (a + b) / 2, depth });
          right = Math.max(right, (a + b) / 2 + w / 2 + 14);
        }
      }
    };
    lay(0);
    const least = Math.min(0, ...[...spots].map(([call, { x }]) => x - boxes.get(call).w / 2));
    const path = new Set();
    for (let call = current; call >= 0; call = calls.parent[call]) path.add(call);
    for (const call of shown) {
      const spot = spots.get(call);
      if (!spot) continue;
      const x = spot.x - least;
      const y = spot.depth * 76 + 2;
      const { text, answer, isDone, isHit, w } = boxes.get(call);
      const parent = spots.get(calls.parent[call]);
      if (parent) {
        marks.push({ key: `e${call}`, shape: "path", d: straight(parent.x - least, parent.depth * 76 + 34, x, y, false), className: `edge ${path.has(call) ? "changed" : ""}` });
      }
      const tone = call === current ? "current" : isHit && isDone ? "memo" : path.has(call) ? "open" : isDone ? "done" : "";
      marks.push({ key: `n${call}`, shape: "box", x: x - w / 2, y, w, h: 32, r: 10, text, className: `call ${tone}`, title: `Go to this call: step ${calls.enter[call]}`, act: `go ${Math.min(trace.steps, calls.enter[call])}` });
      const hits = (census?.memos ?? []).filter((memo) => memo.call === call && memo.step <= step);
      if (hits.length) {
        marks.push({ key: `h${call}`, shape: "text", x, y: y + (answer ? 60 : 44), anchor: "middle", className: "label", text: hits.length > 1 ? `${hits.length} from the cache` : `${hits[0].text} from the cache` });
      }
      if (answer) marks.push({ key: `a${call}`, shape: "text", x, y: y + 44, text: isHit ? `${answer} (cache)` : answer, anchor: "middle", className: "label strong" });
    }
    return { marks, width: Math.max(60, right - least), height: (deepest + 1) * 76 };
  }

  return { element, update, svg };
}
