// What the drawing must know of the whole run so that a step looks the same however one comes to it, and neighbouring steps
// look alike: how large each figure becomes while a part of the program runs, where nodes stand, what was told of classes.
// Walked through in the background from the first step on; of a long run, so many steps as are enough.
//
// What a figure remembers is a plain object of numbers, texts, arrays, Maps and Sets: it is copied and compared here.

/** @import { ChangeBox, Figure, Memory, Phase, Phases, Player, SlotNeeds } from "types/journey.d.ts" */

import { Families } from "./families.js";
import { textWidth } from "./measure.js";
import { Scene } from "./scene.js";

const sliceMilliseconds = 8;
/** Of a run of so many steps each is looked at, else so many of them; fewer where a look takes long, as the states are large. */
const [mostSteps, samples, fewSamples, largeBytes] = [1200, 500, 60, 2_000_000];
/** Of the menu of pictures in a caption. */
const menuWidth = 112;
/** How much longer than it works it leaves the page to others. */
const rest = 3;
/**
 * Room that a figure keeps for names; what it came to in the run it has from the beginning.
 * @type {{ [name: string]: number }}
 */
const rooms = { stack: 3, stacked: 3, rowRoom: 400, lead: 200, depth: 99, cell: 136, node: 140, lineLeft: 400, lineStack: 3 };

/** @param {any} value what a figure remembers is of any form @returns {any} */
export function copied(value) {
  if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, copied(item)]));
  if (value instanceof Set) return new Set(value);
  if (Array.isArray(value)) return value.map(copied);
  if (value && Object.getPrototypeOf(value) === Object.prototype) {
    /** @type {Memory} */
    const copy = {};
    for (const key in value) copy[key] = copied(value[key]);
    return copy;
  }
  return value;
}

/** @param {any} a @param {any} b what a figure remembers is of any form @returns {boolean} */
export function alike(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || a.constructor !== b.constructor) return false;
  if (a instanceof Map) return a.size === b.size && [...a].every(([key, item]) => b.has(key) && alike(item, b.get(key)));
  if (a instanceof Set) return a.size === b.size && [...a].every((item) => b.has(item));
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => alike(a[key], b[key]));
}

/**
 * The last entry of `[[sample, …]]` that is not later.
 * @template T
 * @param {[number, T][]} list @param {number} sample @returns {T | undefined}
 */
function lastBefore(list, sample) {
  let [low, high] = [0, list?.length ?? 0];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle][0] <= sample) low = middle + 1;
    else high = middle;
  }
  return low ? list[low - 1][1] : undefined;
}

export class Plan {
  #player;
  #phases;
  #chosen;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isStopped = false;
  /**
   * Key -> `[[sample, memory]]`, an entry where it changed.
   * @type {Map<string, [number, Memory][]>}
   */
  #memories = new Map();
  /**
   * Slot -> rooms; key -> slot.
   * @type {Map<string, Memory>}
   */
  #rooms = new Map();
  /** @type {Map<string, string>} */
  #slots = new Map();
  /**
   * Slot -> `[[sample, box]]`: what was last changed in it.
   * @type {Map<string, [number, ChangeBox][]>}
   */
  #changes = new Map();
  families = new Families();
  /**
   * Slot -> its turn, by first sight.
   * @type {Map<string, number>}
   */
  order = new Map();
  /**
   * Phase -> Map slot -> what `noteSize` makes of its figures, in the order of first sight.
   * @type {Map<string, Map<string, SlotNeeds>>}
   */
  phases = new Map();
  isComplete = false;

  /**
   * `chosen`: see Scene.
   * @param {Player} player @param {Phases} phases @param {(names: string[]) => string | undefined} [chosen]
   */
  constructor(player, phases, chosen) {
    this.#player = player;
    this.#phases = phases;
    this.#chosen = chosen;
    const isLarge = player.trace.bytes.length > largeBytes;
    this.stride = player.steps <= mostSteps && !isLarge ? 1 : Math.ceil((player.steps + 1) / (isLarge ? fewSamples : samples));
  }

  /**
   * Walks through the run in slices; `done` is called once. The first slice is at once and may be longer: of a small run it is
   * all, so that its first picture is the one that stays.
   * @param {number} width @param {(plan: Plan) => void} done @param {number} [firstMilliseconds]
   */
  start(width, done, firstMilliseconds = 0) {
    const walk = this.#walk(width);
    let least = firstMilliseconds;
    const work = () => {
      const begin = performance.now();
      const slice = least || sliceMilliseconds;
      least = 0;
      do {
        if (this.#isStopped) return;
        if (walk.next().done) {
          this.isComplete = true;
          return done(this);
        }
      } while (performance.now() < begin + slice);
      // A single look at a large state may take longer than a slice.
      const late = performance.now() - begin - slice;
      this.#timer = setTimeout(work, 4 + Math.max(0, late) * rest);
    };
    if (firstMilliseconds) work();
    else this.#timer = setTimeout(work, 0);
  }

  /**
   * The whole of it at once.
   * @param {number} width
   */
  finish(width) {
    for (const _ of this.#walk(width));
    this.isComplete = true;
    return this;
  }

  stop() {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /**
   * Twice: what the first walk has learned, the second knows from the first step on.
   * @param {number} width
   */
  *#walk(width) {
    yield* this.#turn(width, (figure, _, memory) => this.#noteRooms(figure, memory));
    yield* this.#turn(width, (figure, sample, memory, phase) => this.#note(figure, sample, memory, phase));
  }

  /** @param {number} width @param {(figure: Figure, sample: number, memory: Memory, phase: Phase) => void} note */
  *#turn(width, note) {
    const { trace, steps } = this.#player;
    const cursor = trace.cursor(0);
    const scene = new Scene({ families: this.families, plan: this, isDraft: true, chosen: this.#chosen });
    for (let step = 0; step <= steps; step += this.stride) {
      if (this.stride === 1 && step > 0) cursor.next();
      else cursor.seek(step);
      const moment = this.#player.momentOf(cursor.state);
      const sample = step / this.stride;
      const figures = scene.figures(moment, width);
      const phase = /** @type {Phase} */ (figures.length ? this.#phases.of(moment) : null);
      for (const figure of figures) note(figure, sample, scene.memory(figure.key), phase);
      yield;
    }
  }

  /** @param {Figure} one @param {Memory} memory */
  #noteRooms({ key, slot }, memory) {
    this.#slots.set(key, slot);
    if (!this.order.has(slot)) this.order.set(slot, this.order.size);
    const known = this.#rooms.get(slot) ?? {};
    for (const [name, most] of Object.entries(rooms)) {
      if (memory[name] !== undefined) known[name] = Math.min(most, Math.max(known[name] ?? 0, memory[name]));
    }
    if (memory.left !== undefined) known.left = Math.min(known.left ?? 0, memory.left);
    this.#rooms.set(slot, known);
  }

  /** @param {Figure} figure @param {number} sample @param {Memory} memory @param {Phase} phase */
  #note(figure, sample, memory, phase) {
    const { key, slot, change } = figure;
    const entries = this.#memories.get(key) ?? [];
    if (!entries.length) this.#memories.set(key, entries);
    if (!alike(entries.at(-1)?.[1], memory)) entries.push([sample, copied(memory)]);
    if (change) {
      const changes = this.#changes.get(slot) ?? [];
      if (!changes.length) this.#changes.set(slot, changes);
      changes.push([sample, { ...change, at: sample }]);
    }
    if (!this.phases.has(phase.id)) this.phases.set(phase.id, new Map());
    noteSize(this.phases.get(phase.id), figure);
  }

  /** @param {number} step */
  #sampleOf(step) {
    return Math.floor(step / this.stride);
  }

  /**
   * What a figure remembers at a step before it is drawn; a copy.
   * @param {string} key @param {number} step @returns {Memory}
   */
  memoryOf(key, step) {
    const known = this.isComplete ? lastBefore(this.#memories.get(key), this.#sampleOf(step)) : undefined;
    return known ? copied(known) : { ...this.#rooms.get(this.#slots.get(key)) };
  }

  /**
   * What was last changed in a slot at or before a step: a box in its figure, and when.
   * @param {string} slot @param {number} step @returns {ChangeBox | undefined}
   */
  changeOf(slot, step) {
    return lastBefore(this.#changes.get(slot), this.#sampleOf(step));
  }
}

/**
 * Adds what a figure takes at a step to what its slot needs: how often it was how wide and how high, under which names.
 * @param {Map<string, SlotNeeds>} slots @param {Figure} other
 */
export function noteSize(slots, { slot, names, pills, width, height, isTouched, word, note, pictures = [] }) {
  const known = slots.get(slot) ?? { slot, widths: new Map(), heights: new Map(), caption: 0, names: new Set(), touched: 0 };
  const caption =
    textWidth(names.slice(0, 6).join("  "), 13) +
    textWidth(`${word} · 1,000`, 12) +
    (note ? textWidth(note, 12) + 24 : 0) +
    (pictures.length > 1 ? menuWidth : 0) +
    44;
  known.caption = Math.max(known.caption, caption);
  count(known.widths, Math.ceil(width));
  count(known.heights, Math.ceil(height));
  if (isTouched) known.touched++;
  for (const name of [...names, ...pills]) known.names.add(name);
  slots.set(slot, known);
}

/** @param {Map<number, number>} sizes @param {number} size */
const count = (sizes, size) => sizes.set(size, (sizes.get(size) ?? 0) + 1);
