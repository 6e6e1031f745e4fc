// What a call is called in the tree: by the choice that it stands for. Of a function that calls itself that is what differs
// from the call before: its arguments, what a list has got meanwhile, or what the caller's loop is at.

/** @import { CallEntry, Frame, ObjectsById, Player, Value, View } from "types/journey.d.ts" */

import { cellText, isScalar, itemsOf, nodeLabel, nothing, refOf, resolve, short } from "./values.js";
import { isMemo } from "./codeline.js";

const longest = 36;
const mostSiblings = 8;
const [mostHeld, mostItems, mostGrown] = [8, 60, 2];
const loopNames = /\bfor\s+(?:case\s+)?(?:let\s+|var\s+)?\(?([\w\s,]+?)\)?\s+in\b/;
const holders = new Set(["list", "tuple", "deque", "set"]);

/**
 * A node of a list or tree by what it holds: in a tree of calls its class would be said again and again.
 * @param {Value} value @param {number} limit @param {ObjectsById} objects
 */
function brief(value, limit, objects) {
  const object = objects.get(refOf(value));
  return (object?.kind === "class" ? nodeLabel(object, objects) : null) ?? short(value, limit, objects);
}

/** @param {Value} value @param {ObjectsById} objects */
const isPlain = (value, objects) => isScalar(value) || objects.get(refOf(value))?.kind === "class";
/** @param {string} text */
const cut = (text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

export class CallNames {
  #player;
  #callees;
  #cursor;
  /** @type {Map<number, CallEntry>} */
  #entries = new Map();
  /** @type {Map<number, { text: string, result: string | undefined, isHit: boolean }>} */
  #facts = new Map();
  /** Until when calls may be looked up; the others have to wait. */
  deadline = Infinity;
  isWaiting = false;

  /**
   * `callees(call)`: the calls that a call made.
   * @param {Player} player @param {(call: number) => Uint32Array} callees
   */
  constructor(player, callees) {
    this.#player = player;
    this.#callees = callees;
    this.#cursor = player.trace.cursor(0);
  }

  /**
   * `{ text, result, isHit }` of a call: its name, what it answers, whether the program's own cache did.
   * @param {number} call @returns {{ text: string, result: string | undefined, isHit: boolean }}
   */
  of(call) {
    if (this.#facts.has(call)) return this.#facts.get(call);
    const { trace } = this.#player;
    const name = trace.functions.get(trace.calls.fn[call])?.name ?? "call";
    if (call === 0) return { text: name || "program", result: undefined, isHit: false };
    if (performance.now() > this.deadline) {
      this.isWaiting = true;
      return { text: `${name}(…)`, result: undefined, isHit: false };
    }
    const fact = { text: cut(this.#choiceOf(call, name)), result: undefined, isHit: false };
    this.#facts.set(call, fact);
    this.#addAnswer(call, fact);
    return fact;
  }

  /** @param {number} step @returns {View} */
  #at(step) {
    this.#cursor.seek(Math.min(step, this.#player.trace.steps));
    return this.#cursor.state;
  }

  /** @param {number} call @param {{ text: string, result: string | undefined, isHit: boolean }} fact */
  #addAnswer(call, fact) {
    const { trace, source } = this.#player;
    const exit = trace.calls.exit[call];
    if (exit > trace.steps) return;
    const lastLine = this.#at(exit - 1).line;
    const { events, objects } = this.#at(exit);
    const leave = events.find((event) => event.kind === "exit" && event.call === call);
    if (!leave) return;
    // The learner's own cache: the call ended at a line that returns an entry of it.
    fact.isHit = this.#callees(call).length === 0 && isMemo(source.lines, lastLine);
    const result = leave.value === undefined ? undefined : brief(leave.value, 16, objects);
    if (result !== nothing()) fact.result = result;
  }

  /**
   * What is known where a call begins; texts, for values move with the cursor.
   * @param {number} call @returns {CallEntry}
   */
  #entryOf(call) {
    if (!this.#entries.has(call)) this.#entries.set(call, this.#readEntry(call));
    return this.#entries.get(call);
  }

  /** @param {number} call @returns {CallEntry} */
  #readEntry(call) {
    const { trace } = this.#player;
    const { frames, parked, objects } = this.#at(trace.calls.enter[call]);
    const frame = [...frames, ...parked].find((each) => each.call === call);
    const parameters = trace.functions.get(frame?.fn)?.parameters ?? [];
    const own = parameters.map((id) => frame?.slots.find((slot) => slot.id === id)).filter((slot) => slot && slot.name !== "self");
    const caller = frames.find((each) => each.call === trace.calls.parent[call]);
    return {
      args: own.map(({ name, value }) => ({ name, isPlain: isPlain(value, objects), text: brief(value, 14, objects) })),
      turn: this.#turnOf(caller, objects),
      held: heldBy([...new Map(frames.map((each) => [each.fn, each])).values()], objects),
      own: own.map(({ id }) => `${frame.fn}.${id}`),
    };
  }

  /**
   * What the loop of a caller is at: `number = 3`, and the values alone; null if it is in none.
   * @param {Frame | undefined} caller @param {ObjectsById} objects
   */
  #turnOf(caller, objects) {
    if (!caller) return null;
    const { source } = this.#player;
    const heads = [...source.loops].filter((head) => head <= caller.line && caller.line <= (source.loopEnds.get(head) ?? 0));
    const [, names] = loopNames.exec(source.lines[Math.max(...heads) - 1] ?? "") ?? [];
    const parts = (names ?? "")
      .split(",")
      .map((name) => caller.slots.findLast((slot) => slot.name === name.trim()))
      .filter((slot) => slot && isPlain(slot.value, objects));
    if (!parts.length) return null;
    return {
      text: parts.map(({ name, value }) => `${name} = ${brief(value, 10, objects)}`).join(", "),
      values: parts.map(({ value }) => (isScalar(value) ? cellText(value, objects, 10) : brief(value, 10, objects))),
    };
  }

  /** @param {number} call @param {string} name */
  #choiceOf(call, name) {
    const text = this.#byArguments(call, name);
    const parent = this.#player.trace.calls.parent[call];
    const others = this.#callees(parent)
      .filter((other) => other !== call)
      .slice(0, mostSiblings);
    const isTold = text !== null && !others.some((other) => this.#byArguments(other, name) === text);
    if (isTold) return text;
    const choice = this.#isAgain(call) ? this.#choice(call, parent) : this.#entryOf(call).turn?.text;
    if (!choice) return text ?? this.#whole(call, name);
    return text === null ? choice : `${text} · ${choice}`;
  }

  /** @param {number} call */
  #isAgain(call) {
    const { fn, parent } = this.#player.trace.calls;
    return fn[parent[call]] === fn[call];
  }

  /**
   * By its arguments; of a function that calls itself by those that differ, null if none does.
   * @param {number} call @param {string} name @returns {string | null}
   */
  #byArguments(call, name) {
    if (!this.#isAgain(call)) return this.#whole(call, name);
    const parent = this.#player.trace.calls.parent[call];
    const [args, before] = [call, parent].map((each) => this.#entryOf(each).args.filter((arg) => arg.isPlain));
    const differing = args.filter(({ name: own, text }) => before.find((arg) => arg.name === own)?.text !== text);
    // A list that is handed on with one more tells most; what goes with it is said by name.
    const [grown] = this.#growths(call, parent, this.#entryOf(call).own);
    if (grown) return [grown, ...differing.map((arg) => `${arg.name} = ${arg.text}`)].join(", ");
    if (!differing.length) return null;
    // Coordinates and their like are told together; of many arguments those that matter, by their names.
    if (args.length <= 3) return this.#whole(call, name);
    return `${name}(${differing.map((arg) => `${arg.name} ${arg.text}`).join(", ")})`;
  }

  /**
   * In their order, with the large ones left out.
   * @param {number} call @param {string} name @returns {string}
   */
  #whole(call, name) {
    const { args } = this.#entryOf(call);
    const hasPlain = args.some((arg) => arg.isPlain);
    const texts = args
      .map((arg) => (arg.isPlain || !hasPlain ? arg.text : "…"))
      .filter((text, place, all) => text !== "…" || all[place - 1] !== "…");
    return `${name}(${[...texts.slice(0, 4), ...(texts.length > 4 ? ["…"] : [])].join(", ")})`;
  }

  /**
   * What a list got that the caller's loop is at, else what that is at, else what a list got between the two calls.
   * @param {number} call @param {number} parent @returns {string | null}
   */
  #choice(call, parent) {
    const { held, turn } = this.#entryOf(call);
    const grown = this.#growths(call, parent, [...held.keys()]);
    return turn ? (grown.find((text) => turn.values.includes(text.split(/ [+=] /)[1])) ?? turn.text) : (grown[0] ?? null);
  }

  /** @param {number} call @param {number} parent @param {string[]} keys */
  #growths(call, parent, keys) {
    const [now, before] = [this.#entryOf(call), this.#entryOf(parent)];
    return keys.flatMap((key) => {
      const [held, old] = [now.held.get(key), before.held.get(key)];
      return (held && old && changeIn(held.name, old.items, held.items)) ?? [];
    });
  }
}

/**
 * The lists and sets that the names in sight hold: Map key -> `{ name, items }`, arguments of the innermost call first.
 * @param {Frame[]} frames @param {ObjectsById} objects @returns {Map<string, { name: string, items: string[] }>}
 */
function heldBy(frames, objects) {
  const found = new Map();
  for (const { fn, slots } of frames.toReversed())
    for (const { id, name, value } of slots) {
      if (found.size >= mostHeld) return found;
      const held = resolve(value, objects);
      if (!holders.has(held?.kind)) continue;
      const items = (itemsOf(held, objects) ?? held.items).slice(0, mostItems);
      // Lists of lists are mostly answers that are gathered: what a call begins with is one thing more.
      if (!items.every((/** @type {Value} */ item) => isPlain(item, objects))) continue;
      found.set(`${fn}.${id}`, {
        name,
        items: items.map((/** @type {Value} */ item) => (isScalar(item) ? cellText(item, objects, 10) : brief(item, 10, objects))),
      });
    }
  return found;
}

/**
 * `path + 3`, `queens[1] = 2`; null if it is all the same, or all other.
 * @param {string} name @param {string[]} old @param {string[]} items
 */
function changeIn(name, old, items) {
  const added = items.filter((item, place) => (place < old.length ? false : item !== undefined));
  if (items.length > old.length && added.length <= mostGrown && old.every((item, place) => items[place] === item))
    return `${name} + ${added.join(", ")}`;
  if (items.length !== old.length) {
    const fresh = items.filter((item) => !old.includes(item));
    return fresh.length && fresh.length <= mostGrown && items.length > old.length ? `${name} + ${fresh.join(", ")}` : null;
  }
  const places = items.flatMap((item, place) => (item === old[place] ? [] : [place]));
  return places.length === 1 ? `${name}[${places[0]}] = ${items[places[0]]}` : null;
}
