// Made-up values, objects and moments for the player's tests, and what is asked of the figures that they give.

/** @import { Made } from "types/tests.d.ts" */

/** @import { LiveObject, Mark, ReferenceValue, SlotView, Value } from "types/journey.d.ts" */

import { Moment } from "../../Public/js/journey/moment.js";
import { Scene } from "../../Public/js/journey/scene.js";
import { Source } from "../../Public/js/journey/source.js";
import { Sequence } from "../../Public/js/journey/trace/sequence.js";
import { Table } from "../../Public/js/journey/trace/table.js";

/** @param {Value[]} items */
export const list = (...items) => new Sequence("list", items);
/** @param {Value[]} items */
export const tuple = (...items) => new Sequence("tuple", items);
/** @param {number} id @returns {ReferenceValue} */
export const ref = (id) => ({ kind: "reference", id });
/** @param {string} letter @param {number} to @returns {[Value, Value]} */
export const pair = (letter, to) => [letter, ref(to)];
/** @param {[Value, Value][]} entries @returns {Table} */
export const dictionary = (...entries) => {
  const table = new Table("dictionary");
  for (const [key, value] of entries) table.set(key, value);
  return table;
};
/**
 * @param {number} id @param {string} typeName @param {{ [name: string]: Value }} fields @param {object} [rest] @returns {[number, LiveObject]}
 */
export const object = (id, typeName, fields, rest = {}) => [
  id,
  /** @type {Made} as much of an object as a figure is made of */ ({
    id,
    type: typeName.length,
    typeName,
    kind: "class",
    changed: false,
    isNew: false,
    changes: [],
    value: { kind: "structure", type: 0, name: typeName, names: Object.keys(fields), items: Object.values(fields) },
    ...rest,
  }),
];
/** @param {{ [name: string]: Value }} values @returns {SlotView[]} */
export const slots = (values) =>
  Object.entries(values).map(([name, value], id) => ({
    id,
    name,
    type: "",
    role: null,
    value,
    changed: false,
    old: undefined,
    changes: [],
  }));

/**
 * A moment of a run, with as much of its state as a figure is made of.
 * @param {string} source @param {{ [name: string]: Value }} values @param {[number, object][]} [objects]
 */
export function moment(source, values, objects = [], line = 1) {
  /** @type {Made} */
  const state = {
    step: 1,
    line,
    frames: [{ call: 0, fn: 0, name: "f", line, slots: slots(values) }],
    objects: new Map(objects),
    events: [],
  };
  return new Moment(state, new Source(source, "python"));
}

/** @param {Moment} it */
export const figures = (it, scene = new Scene()) => scene.figures(it, 600);
/** @param {{ marks: Mark[] }} figure @param {string} key */
export const mark = (figure, key) => figure.marks.find((each) => each.key === key);
