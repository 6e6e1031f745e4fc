// Turns a moment into figures: `[{ key, slot, title, kind, text, marks, width, height, … }]`, in the order of first sight.
// What a figure remembers (places of nodes, room for names) is kept by its key, so that a step moves only what changed. It is
// that of the step, however one came there: a plan of the whole run (plan.js) knows it, and before there is one, nothing is remembered.
// A figure's slot is its name: the next list of that name takes its place.

/** @import { ChangeBox, Figure, Holder, Mark, Memory, Moment, Plan, Wish } from "types/journey.d.ts" */

import { Families } from "./families.js";
import { Survey } from "./holders.js";
import { containerFigure } from "./containers.js";
import { groupFigure } from "./groups.js";
import { mayBeEdges, mayBeGraph } from "./graphs.js";
import { pad } from "./paint.js";

const mostObjects = 300;

export class Scene {
  #families;
  /** @type {Map<string, Memory>} */
  #memory = new Map();
  /** @type {Map<string, number>} */
  #order = new Map();
  /** @type {string | null} */
  #tidied = null;
  #step = 0;
  #isDraft;
  /**
   * What the learner asked for, by key: opened gaps, more nodes, places that were laid out again from a step on.
   * @type {Map<string, Wish>}
   */
  #wishes = new Map();
  /**
   * See plan.js; null: there is none yet.
   * @type {Plan | null}
   */
  plan;

  /**
   * `chosen`: the picture that a learner chose for something with one of these names, if any.
   * @param {{ families?: Families, plan?: Plan | null, isDraft?: boolean, chosen?: (names: string[]) => string | undefined }} [one]
   */
  constructor({ families = new Families(), plan = null, isDraft = false, chosen = () => undefined } = {}) {
    this.#families = families;
    this.chosen = chosen;
    this.plan = plan;
    this.#isDraft = isDraft;
  }

  get #isPlanned() {
    return !this.#isDraft && Boolean(this.plan?.isComplete);
  }

  /**
   * What is remembered of one figure.
   * @param {string} key @returns {Memory}
   */
  memory(key) {
    if (!this.#memory.has(key)) {
      const wish = this.#wishOf(key);
      const known =
        wish.tidied && this.#step >= wish.tidied.step ? structuredClone(wish.tidied.memory) : this.plan?.memoryOf(key, this.#step);
      this.#memory.set(key, { ...known, key, opened: wish.opened, limit: wish.limit });
    }
    return this.#memory.get(key);
  }

  /** @param {string} key @returns {Wish} */
  #wishOf(key) {
    if (!this.#wishes.has(key)) this.#wishes.set(key, { opened: [], limit: undefined, tidied: null });
    return this.#wishes.get(key);
  }

  /**
   * Opens a gap of a figure from one place to another, at most 40 places at a time.
   * @param {string} key @param {number} from @param {number} to
   */
  open(key, from, to) {
    this.#wishOf(key).opened.push([from, Math.min(to, from + 40)]);
  }

  /**
   * Shows more nodes of a figure.
   * @param {string} key
   */
  more(key) {
    const wish = this.#wishOf(key);
    this.memory(key).limit = wish.limit = Math.min(600, (wish.limit ?? 100) * 2);
  }

  /**
   * Lays the nodes of a figure out again.
   * @param {string} key
   */
  tidy(key) {
    this.#tidied = key;
  }

  /** @param {Moment} moment @param {number} width @returns {Figure[]} */
  figures(moment, width) {
    this.#step = moment.state.step;
    if (!this.#isDraft) this.#memory = new Map();
    const survey = new Survey(moment, this.#isPlanned && this.plan ? this.plan.families : this.#isDraft ? this.#families : new Families());
    /** @type {Figure[]} */
    const figures = [];
    /** @type {Map<string, number>} */
    const slots = new Map();
    const hasGraph = [...survey.holders.values()].some(
      ({ names }) => (mayBeGraph(names) || names.some((name) => moment.source.isAdjacency(name))) && !mayBeEdges(names),
    );
    let left = mostObjects;
    /** @param {Figure} figure */
    const add = (figure) => {
      if (!figure) return;
      left -= figure.size;
      const [name] = figure.names;
      const turn = (slots.get(name) ?? 0) + 1;
      slots.set(name, turn);
      const shown = left < 0 && figures.length ? summary(figure) : framed(figure, this.memory(figure.key));
      figures.push({ ...shown, ...seen(shown), slot: turn > 1 ? `${name} ${turn}` : name });
    };
    for (const [type, group] of survey.groups) {
      const key = `t${type}`;
      add(
        groupFigure({ key, ...group, survey, moment, width, memory: this.memory(key), chosen: this.chosen, isFresh: this.#tidied === key }),
      );
    }
    for (const holder of survey.holders.values()) {
      if (survey.shown.has(holder.key) || isPartOf(holder, survey)) continue;
      const memory = this.memory(holder.key);
      add(containerFigure({ holder, survey, moment, width, memory, hasGraph, chosen: this.chosen, isFresh: this.#tidied === holder.key }));
    }
    if (this.#tidied) this.#wishOf(this.#tidied).tidied = { step: this.#step, memory: { ...this.memory(this.#tidied), opened: [] } };
    this.#tidied = null;
    return this.#sorted(figures);
  }

  /**
   * In the order of first sight; what no longer is in sight keeps its turn.
   * @param {Figure[]} figures
   */
  #sorted(figures) {
    const order = this.#isPlanned && this.plan ? new Map(this.plan.order) : this.#isDraft ? this.#order : new Map();
    for (const { slot } of figures) if (!order.has(slot)) order.set(slot, order.size);
    return figures.sort((a, b) => order.get(a.slot) - order.get(b.slot));
  }
}

/** @param {Mark} one */
const isPill = ({ shape, className }) => shape === "box" && className?.startsWith("pointer");
/** @param {string} className */
const isNew = (className) => /(?:^|\s)(?:changed|new)(?:\s|$)/.test(className);
/** @param {string} className */
const isAt = (className) => /(?:^|\s)(?:read|here|visited|waiting)(?:\s|$)/.test(className);

/**
 * What the step does to a figure: `pills` are the names that stand in it, `isTouched` whether the program is at work in it,
 * `change` the box around what changed, in its own pixels, or null; `isFaint` if only names have moved.
 * @param {Figure} one
 */
function seen({ marks, left = 0 }) {
  /** @type {string[]} */
  const pills = [];
  let isTouched = false;
  /** @type {(ChangeBox | null)[]} */
  let [change, moved] = [null, null];
  for (const mark of marks) {
    const { className = "" } = mark;
    const hasChanged = isNew(className);
    if (isPill(mark)) {
      pills.push(mark.text);
      isTouched ||= !/\bfar\b/.test(className);
      if (hasChanged) moved = around(moved, mark, left);
    } else if (hasChanged && !/^(?:tip|guide)/.test(className)) change = around(change, mark, left);
    else isTouched ||= isAt(className);
  }
  return { pills, isTouched: isTouched || Boolean(change ?? moved), change: change ?? (moved && { ...moved, isFaint: true }) };
}

/**
 * A box with a mark in it, too; of a line, with the points that it goes by.
 * @param {ChangeBox | null} box @param {Mark} mark @param {number} left @returns {ChangeBox}
 */
function around(box, mark, left) {
  const [xs, ys] =
    mark.shape === "path"
      ? pointsOf(mark.d)
      : [
          [mark.x, mark.x + (mark.w ?? 0)],
          [mark.y, mark.y + (mark.h ?? 0)],
        ];
  const by = pad - Math.floor(left);
  return {
    x: Math.min(box?.x ?? Infinity, ...xs.map((x) => x + by)),
    y: Math.min(box?.y ?? Infinity, ...ys.map((y) => y + pad)),
    right: Math.max(box?.right ?? 0, ...xs.map((x) => x + by)),
    bottom: Math.max(box?.bottom ?? 0, ...ys.map((y) => y + pad)),
  };
}

/** @param {string} d */
function pointsOf(d) {
  const pairs = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  return [pairs.map(([, x]) => Number(x)), pairs.map(([, , y]) => Number(y))];
}

/**
 * A row that a name points at is shown by the matrix that it belongs to.
 * @param {Holder} holder @param {Survey} survey
 */
function isPartOf(holder, survey) {
  const owner = holder.id === null ? undefined : survey.inner.get(holder.id);
  const held = owner ? survey.holders.get(owner) : undefined;
  return held !== undefined && held.key !== holder.key && held.kind === "list" && holder.kind === "list";
}

/**
 * Long names stand out at the sides: the picture grows by them, and keeps that room.
 * @param {Figure} figure @param {Memory} memory @returns {Figure}
 */
function framed(figure, memory) {
  const pills = figure.marks.filter(({ shape, className }) => shape === "box" && className?.startsWith("pointer"));
  memory.left = Math.min(memory.left ?? 0, ...pills.map(({ x }) => x));
  const right = Math.max(figure.width, ...pills.map(({ x, w }) => x + w));
  return { ...figure, left: memory.left, width: right - memory.left };
}

/** @param {Figure} figure @returns {Figure} */
function summary(figure) {
  return { ...figure, marks: [], width: 0, height: 0, note: `${figure.size.toLocaleString("en")} parts, not drawn: too much is in sight` };
}
