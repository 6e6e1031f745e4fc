// Turns a moment into figures: `[{ key, title, kind, text, marks, width, height }]`, in an order that stays.
// What a figure remembers (places of nodes, opened gaps) is kept by its key, so that a step moves only what changed.

import { Families } from "./families.js";
import { Survey } from "./holders.js";
import { containerFigure } from "./containers.js";
import { groupFigure } from "./groups.js";
import { mayBeEdges, mayBeGraph } from "./graphs.js";

export const mostObjects = 300;

export class Scene {
  #families = new Families();
  #memory = new Map();
  #order = new Map();
  #tidied = null;
  /** The picture that a learner chose for something with one of these names, if any. */
  chosen = () => undefined;

  /** What is remembered of one figure. */
  memory(key) {
    if (!this.#memory.has(key)) this.#memory.set(key, { key, opened: [] });
    return this.#memory.get(key);
  }

  /** Opens a gap of a figure from one place to another, at most 40 places at a time. */
  open(key, from, to) {
    this.memory(key).opened.push([from, Math.min(to, from + 40)]);
  }

  /** Shows more nodes of a figure. */
  more(key) {
    const memory = this.memory(key);
    memory.limit = Math.min(600, (memory.limit ?? 100) * 2);
  }

  /** Lays the nodes of a figure out anew. */
  tidy(key) {
    this.#tidied = key;
  }

  figures(moment, width) {
    const survey = new Survey(moment, this.#families);
    const figures = [];
    const hasGraph = [...survey.holders.values()].some(({ names }) =>
      (mayBeGraph(names) || names.some((name) => moment.source.isAdjacency(name))) && !mayBeEdges(names));
    let left = mostObjects;
    const add = (figure) => {
      if (!figure) return;
      left -= figure.size;
      figures.push(left < 0 && figures.length ? summary(figure) : framed(figure, this.memory(figure.key)));
    };
    for (const [type, group] of survey.groups) {
      const key = `t${type}`;
      add(groupFigure({ key, ...group, survey, moment, width, memory: this.memory(key), chosen: this.chosen, isFresh: this.#tidied === key }));
    }
    for (const holder of survey.holders.values()) {
      if (survey.shown.has(holder.key) || isPartOf(holder, survey)) continue;
      const memory = this.memory(holder.key);
      add(containerFigure({ holder, survey, moment, width, memory, hasGraph, chosen: this.chosen, isFresh: this.#tidied === holder.key }));
    }
    this.#tidied = null;
    return this.#sorted(figures);
  }

  /** In the order of first sight; what no longer is in sight keeps its turn. */
  #sorted(figures) {
    for (const { key } of figures) if (!this.#order.has(key)) this.#order.set(key, this.#order.size);
    return figures.sort((a, b) => this.#order.get(a.key) - this.#order.get(b.key));
  }
}

/** A row that a name points at is shown by the matrix that it belongs to. */
function isPartOf(holder, survey) {
  const owner = holder.id === null ? undefined : survey.inner.get(holder.id);
  const held = owner && survey.holders.get(owner);
  return Boolean(held) && held.key !== holder.key && held.kind === "list" && holder.kind === "list";
}

/** Long names stand out at the sides: the picture grows by them, and keeps that room. */
function framed(figure, memory) {
  const pills = figure.marks.filter(({ shape, className }) => shape === "box" && className?.startsWith("pointer"));
  memory.left = Math.min(memory.left ?? 0, ...pills.map(({ x }) => x));
  const right = Math.max(figure.width, ...pills.map(({ x, w }) => x + w));
  return { ...figure, left: memory.left, width: right - memory.left };
}

function summary(figure) {
  return { ...figure, marks: [], width: 0, height: 0, note: `${figure.size.toLocaleString("en")} parts, not drawn: too much is in sight` };
}
