// The live objects by id. What a keyframe tells of them is in leaves of at most 16 neighbours, up to 32 leaves in a group;
// a leaf is decoded when somebody asks for one of its objects.

/** @import { Budget, Held, LeafOfObjects, ObjectGroup, Types } from "types/journey.d.ts" */

import { LiveObject } from "./frames.js";

export const leafShift = 4;
export const groupShift = 9;
const slots = 2 ** (groupShift - leafShift);

/// Leaves of one group: by place a leaf of the file, a map of objects, or nothing.
class Group {
  /** @param {LeafOfObjects[]} leaves @param {boolean} isOwn */
  constructor(leaves, isOwn) {
    this.leaves = leaves;
    this.isOwn = isOwn;
  }
}

export class Objects {
  /** @type {Map<number, Group>} */
  #groups = new Map();
  #size = 0;

  /**
   * `types`: the trace's; `budget`: what the leaves of a keyframe may spend.
   * @param {Types} [types] @param {Budget} [budget]
   */
  constructor(types, budget) {
    this.types = types;
    this.budget = budget;
  }

  get size() {
    return this.#size;
  }

  /**
   * Takes a group of a keyframe: {number, leaves: [{count, read(budget)} by place], count}.
   * @param {ObjectGroup} one
   */
  addGroup({ number, leaves, count }) {
    this.#groups.set(number, new Group(leaves, false));
    this.#size += count;
  }

  /** @param {number | null | undefined} id @returns {LiveObject} */
  get(id) {
    const number = /** @type {number} */ (id);
    return /** @type {LiveObject} */ (this.#leaf(number)?.get(number));
  }
  /** @param {number | null | undefined} id */
  has(id) {
    return this.get(id) !== undefined;
  }

  /** @param {number} id @param {LiveObject} object */
  set(id, object) {
    const number = id >>> groupShift;
    if (!this.#groups.has(number)) this.#groups.set(number, new Group(new Array(slots), true));
    let leaf = this.#leaf(id);
    if (!leaf) {
      leaf = new Map();
      this.#own(number).leaves[slotOf(id)] = leaf;
    }
    if (!leaf.has(id)) this.#size++;
    leaf.set(id, object);
  }

  /** @param {number} id */
  delete(id) {
    if (this.#leaf(id)?.delete(id)) this.#size--;
  }

  /**
   * All of them, by id.
   * @returns {Generator<LiveObject, void, void>}
   */
  *values() {
    for (const number of [...this.#groups.keys()].sort((left, right) => left - right)) {
      for (let slot = 0; slot < slots; slot++) {
        const leaf = this.#leaf(number * 2 ** groupShift + slot * 2 ** leafShift);
        if (leaf) yield* [...leaf.values()].sort((left, right) => left.id - right.id);
      }
    }
  }

  /** @param {number} id @returns {Map<number, LiveObject> | undefined} */
  #leaf(id) {
    const leaf = this.#groups.get(id >>> groupShift)?.leaves[slotOf(id)];
    if (leaf === undefined || leaf instanceof Map) return leaf;
    const objects = new Map();
    for (const { id, type, value } of leaf.read(/** @type {Budget} */ (this.budget)))
      objects.set(id, new LiveObject(id, type, /** @type {Held} */ (value), /** @type {Types} */ (this.types)));
    this.#own(id >>> groupShift).leaves[slotOf(id)] = objects;
    return objects;
  }

  /** @param {number} number */
  #own(number) {
    let group = this.#groups.get(number);
    if (!group.isOwn) this.#groups.set(number, (group = new Group(group.leaves.slice(), true)));
    return group;
  }
}

/** @param {number} id */
const slotOf = (id) => (id >>> leafShift) & (slots - 1);
