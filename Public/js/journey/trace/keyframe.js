// Reads a keyframe, which may cite what stands among the events or in an earlier keyframe. Most of a big state nobody
// looks at: a citation is followed when somebody does, and the leaves that were decoded serve all states of the trace.

/** @import { LeafParts, LeafSource, ObjectGroup, ObjectLeaf, Trace, Types, Value, ValueKind } from "types/journey.d.ts" */

import { Bytes, caps } from "./bytes.js";
import { isFixed, Leaf, leafSize, mostInLeaf } from "./leaf.js";
import { groupShift, leafShift, Objects } from "./objects.js";
import { Sequence } from "./sequence.js";
import { Table } from "./table.js";
import { unset } from "./values.js";

const tags = { list: 10, dictionary: 13, structure: 14, cited: 20, pieces: 21 };
/** @type {{ [tag: number]: ValueKind }} */
const kinds = { 10: "list", 11: "tuple", 12: "set", 13: "dictionary" };
/** @type {{ [kind: string]: number }} */
const numbers = { list: 0, tuple: 1, set: 2, dictionary: 3, group: 4 };
/// What may be looked at of one state, with each citation counted: hostile ones could grow without end.
const mostBytes = 2 ** 26;
const mostLeaves = 2 ** 20;
/// Leaves of so many bytes are kept.
const keptBytes = 2 ** 26;

class Budget {
  left = mostBytes;

  /**
   * False if nothing is left.
   * @param {number} bytes
   */
  spend(bytes) {
    this.left -= bytes;
    return this.left > 0;
  }
}

/// What was cited and read, by place: it serves all states.
export class Pieces {
  /** @type {Map<number, any>} */
  #known = new Map();
  #bytes = 0;

  /** @param {number} code @param {number} level @param {string} kind @param {() => any} make */
  find(code, level, kind, make) {
    const key = (code * 64 + level) * 8 + numbers[kind];
    let found = this.#known.get(key);
    if (found === undefined) this.#known.set(key, (found = make()));
    return found;
  }

  /**
   * Counts what was read; too much of it is given up.
   * @param {number} bytes
   */
  count(bytes) {
    this.#bytes += bytes;
    if (this.#bytes <= keptBytes) return;
    this.#bytes = 0;
    this.#known.clear();
  }
}

export class KeyframeBytes extends Bytes {
  /** @param {Trace} trace @param {number} at @param {number} end @param {Budget} [budget] */
  constructor(trace, at, end, budget = new Budget()) {
    super(trace.bytes, at, end);
    this.trace = trace;
    this.keyframes = trace.footer.keyframes.offset;
    this.budget = budget;
    /// The tag of the container that was read last.
    this.lastTag = 0;
    /// In an event, and in what changes as a whole, nothing is cited.
    this.isPlain = false;
  }

  /** @param {number} level @param {Types} types @returns {any} */
  value(level, types) {
    if (this.isPlain) return super.value(level, types);
    const tag = this.at < this.end ? this.bytes[this.at] : 0;
    if (tag === tags.cited) return this.cited(level, types);
    if (tag === tags.pieces) {
      const leaves = this.container(level, types);
      return this.failed
        ? 0
        : made(
            kinds[this.lastTag],
            this.source(kinds[this.lastTag], -1, () => leaves),
          );
    }
    if (tag >= tags.list && tag <= tags.structure) return super.value(level, types);
    this.isPlain = true;
    const value = super.value(level, types);
    this.isPlain = false;
    return value;
  }

  /**
   * A reader at a place that was cited before `start`; null if the place makes no sense.
   * @param {number} code @param {number} start @returns {KeyframeBytes | null}
   */
  cite(code, start) {
    const isEvent = code % 2 === 0;
    const place = (isEvent ? 8 : this.keyframes) + Math.floor(code / 2);
    if (place >= (isEvent ? this.keyframes : start)) return null;
    const reader = this.from(place);
    reader.isPlain = isEvent;
    return reader;
  }

  /** @param {number} place @param {Budget} [budget] @returns {KeyframeBytes} */
  from(place, budget = this.budget) {
    const reader = new KeyframeBytes(this.trace, place, this.end, budget);
    reader.isPlain = this.isPlain;
    return reader;
  }

  /** @param {number} level @param {Types} types @returns {any} */
  cited(level, types) {
    const start = this.at++;
    const code = this.number(caps.counts);
    const reader = this.failed || level >= caps.depth ? null : this.cite(code, start);
    const tag = reader?.bytes[reader.at];
    // A citation of a citation could go on for ever.
    if (!reader || tag === tags.cited || (tag === tags.pieces && reader.isPlain)) return this.fail();
    const kind = kinds[tag === tags.pieces ? reader.bytes[reader.at + 1] : (tag ?? 0)];
    if (kind) {
      const find = () =>
        this.trace.pieces.find(code, level, kind, () => {
          // What was cited before is there.
          const own = /** @type {KeyframeBytes} */ (this.cite(code, start));
          const leaves = own.container(level, types);
          return own.failed ? [damagedLeaf(kind)] : leaves;
        });
      return made(kind, this.source(kind, tag === tags.pieces ? -1 : countAt(reader), find));
    }
    const place = reader.at;
    const value = reader.value(level, types);
    return reader.failed || !this.budget.spend(reader.at - place) ? this.fail() : value;
  }

  /**
   * What a long container is made of: `count` -1 is not known before.
   * @param {ValueKind} kind @param {number} count @param {() => Leaf[]} find
   */
  source(kind, count, find) {
    const { budget } = this;
    const leaves = () => {
      const found = find();
      return budget.spend(found.reduce((sum, leaf) => sum + leaf.count, 0)) ? found.slice() : [damagedLeaf(kind)];
    };
    return { count, leaves, budget };
  }

  /**
   * The leaves of a container of tag 10 to 13 or 21.
   * @param {number} level @param {Types} types
   */
  container(level, types) {
    const tag = this.byte();
    this.lastTag = tag === tags.pieces ? this.byte() : tag;
    const kind = kinds[this.lastTag];
    if (level >= caps.depth || !kind) this.fail();
    /** @type {Leaf[]} */
    const leaves = [];
    if (tag === tags.pieces) this.run(kind, level, types, leaves);
    else this.citedLeaf(kind, level, types, leaves);
    return leaves;
  }

  /**
   * The entries of a run of leaves and groups.
   * @param {ValueKind} kind @param {number} level @param {Types} types @param {Leaf[]} leaves @param {boolean} [isGroup] @returns {void}
   */
  run(kind, level, types, leaves, isGroup = false) {
    for (let left = this.count(); left > 0 && !this.failed; left--) {
      const start = this.at;
      const code = this.number(caps.counts);
      if (code === 0) this.ownLeaf(kind, level, types, leaves);
      else if (code === 2 && !isGroup) this.run(kind, level, types, leaves, true);
      else if (code % 2 === 1) for (const leaf of this.entry(code, start, kind, level, types, isGroup)) leaves.push(leaf);
      else this.fail();
      if (leaves.length > mostLeaves) this.fail();
    }
  }

  /**
   * The leaves of an entry that stands elsewhere.
   * @param {number} code @param {number} start @param {ValueKind} kind @param {number} level @param {Types} types
   * @param {boolean} isGroup @returns {Leaf[]}
   */
  entry(code, start, kind, level, types, isGroup) {
    const found = this.trace.pieces.find(code, level, kind, () => {
      const reader = this.cite(code, start);
      /** @type {Leaf[]} */
      const leaves = [];
      const first = reader ? reader.byte() : 1;
      if (reader && first === 0) reader.citedLeaf(kind, level, types, leaves);
      else if (reader && first === 2) reader.run(kind, level, types, leaves, true);
      if (!reader || reader.failed || first === 1 || first > 2) return { isGroup: true, leaves: null };
      return { isGroup: first === 2, leaves };
    });
    if (found.leaves !== null && !(isGroup && found.isGroup)) return found.leaves;
    this.fail();
    return [];
  }

  /**
   * A leaf that stands here: it is read to find its end.
   * @param {ValueKind} kind @param {number} level @param {Types} types @param {Leaf[]} leaves
   */
  ownLeaf(kind, level, types, leaves) {
    let left = this.count();
    const start = this.at;
    do {
      // A very long one counts as several.
      const count = left > mostInLeaf ? leafSize : left;
      const leaf = this.leafAt(this.at, count, kind, level, types);
      const { values, keys, isFixed } = this.parts(count, kind, level, types);
      leaf.keys = keys;
      if (isFixed) [leaf.values, leaf.read] = [values, null];
      leaves.push(leaf);
      left -= count;
    } while (left > 0 && !this.failed);
    this.trace.pieces.count(this.at - start);
  }

  /**
   * A leaf that is read when somebody looks.
   * @param {ValueKind} kind @param {number} level @param {Types} types @param {Leaf[]} leaves
   */
  citedLeaf(kind, level, types, leaves) {
    const start = this.at;
    const count = this.count();
    if (count <= mostInLeaf) {
      leaves.push(this.leafAt(this.at, count, kind, level, types));
    } else {
      this.at = start;
      this.ownLeaf(kind, level, types, leaves);
    }
  }

  /** @param {number} start @param {number} count @param {ValueKind} kind @param {number} level @param {Types} types */
  leafAt(start, count, kind, level, types) {
    return Leaf.cited(count, (budget) => {
      const reader = this.from(start, budget);
      const parts = reader.parts(count, kind, level, types);
      this.trace.pieces.count(reader.at - start);
      return reader.failed || !budget.spend(reader.at - start) ? damagedParts(kind, count) : parts;
    });
  }

  /**
   * Keys and values of a leaf, and whether nothing can change inside the values.
   * @param {number} count @param {ValueKind} kind @param {number} level @param {Types} types @returns {LeafParts}
   */
  parts(count, kind, level, types) {
    if (kind === "list" || kind === "tuple") {
      const values = this.items(count, level + 1, types);
      return { values, keys: null, isFixed: values.every(isFixed) };
    }
    if (kind === "set") {
      return { values: new Array(count).fill(null), keys: this.items(count, level + 1, types), isFixed: true };
    }
    /** @type {Value[][]} */
    const [keys, values] = [[], []];
    for (let left = count; left > 0 && !this.failed; left--) {
      keys.push(this.value(level + 1, types));
      values.push(this.value(level + 1, types));
    }
    return { values, keys, isFixed: values.every(isFixed) };
  }

  /** @param {number} count @param {number} level @param {Types} types */
  items(count, level, types) {
    const items = [];
    for (let left = count; left > 0 && !this.failed; left--) items.push(this.value(level, types));
    return items;
  }

  /**
   * The objects of a keyframe.
   * @param {Types} types
   */
  objects(types) {
    const objects = new Objects(types, this.budget);
    let last = -1;
    for (let left = this.count(); left > 0 && !this.failed; left--) {
      const start = this.at;
      const code = this.number(caps.counts);
      const group = code % 2 === 1 ? this.citedGroup(code, start, types) : this.group(code, types, false);
      if (!group || group.number <= last) this.fail();
      if (this.failed) break;
      last = group.number;
      objects.addGroup(group);
    }
    return objects;
  }

  /** @param {number} code @param {number} start @param {Types} types @returns {ObjectGroup} */
  citedGroup(code, start, types) {
    return this.trace.pieces.find(code, 0, "group", () => {
      const reader = this.cite(code, start);
      const group = reader?.group(reader.byte(), types, true);
      return !reader || reader.failed ? null : group;
    });
  }

  /**
   * A group of leaves, or a leaf that counts as one: {number, leaves by place, count}.
   * @param {number} code @param {Types} types @param {boolean} isCited @returns {ObjectGroup}
   */
  group(code, types, isCited) {
    const group = { number: -1, leaves: new Array(2 ** (groupShift - leafShift)), count: 0 };
    let last = -1;
    /** @param {ObjectLeaf | null} leaf */
    const add = (leaf) => {
      if (!leaf || leaf.number <= last) return this.fail();
      last = leaf.number;
      const number = leaf.number >>> (groupShift - leafShift);
      if (group.number >= 0 && number !== group.number) return this.fail();
      group.number = number;
      group.leaves[leaf.number % group.leaves.length] = leaf;
      group.count += leaf.count;
      return 0;
    };
    if (code === 0) {
      add(this.objectLeaf(types, isCited));
    } else if (code === 2) {
      for (let left = this.count(); left > 0 && !this.failed; left--) {
        const start = this.at;
        const inner = this.number(caps.counts);
        add(inner === 0 ? this.objectLeaf(types, false) : inner % 2 === 1 ? this.citedObjectLeaf(inner, start, types) : null);
      }
    } else {
      this.fail();
    }
    if (group.number < 0) this.fail();
    return group;
  }

  /** @param {number} code @param {number} start @param {Types} types @returns {ObjectLeaf | null} */
  citedObjectLeaf(code, start, types) {
    const reader = this.cite(code, start);
    const leaf = reader?.byte() === 0 ? reader.objectLeaf(types, true) : null;
    return reader?.failed ? null : leaf;
  }

  /**
   * Up to 16 neighbours: {number, count, read(budget)}; what is not cited is passed over.
   * @param {Types} types @param {boolean} isCited @returns {ObjectLeaf | null}
   */
  objectLeaf(types, isCited) {
    const start = this.at;
    const count = this.number(2 ** leafShift + 1);
    const number = this.number(caps.objects) >>> leafShift;
    if (this.failed || count === 0) return null;
    if (!isCited) {
      this.at = start;
      if (this.objectsOfLeaf(types).length < count) return null;
    }
    return { number, count, read: (budget) => this.from(start, budget).objectsOfLeaf(types) };
  }

  /** @param {Types} types */
  objectsOfLeaf(types) {
    const found = [];
    let id = 0;
    const start = this.at;
    for (let left = this.number(2 ** leafShift + 1); left > 0; left--) {
      const more = this.number(caps.objects);
      const type = this.number(caps.ids);
      const value = this.value(0, types);
      const next = id + more;
      const isNeighbour = found.length === 0 || (more > 0 && next >>> leafShift === id >>> leafShift);
      if (this.failed || !isNeighbour || !this.budget.spend(this.at - start)) break;
      id = next;
      found.push({ id, type, value });
    }
    return found;
  }
}

/** @param {ValueKind} kind @param {number} count */
function damagedParts(kind, count) {
  const values = new Array(count).fill(unset);
  return { values, keys: kind === "list" || kind === "tuple" ? null : values.slice(), isFixed: true };
}

/** @param {ValueKind} kind */
function damagedLeaf(kind) {
  const { values, keys } = damagedParts(kind, 1);
  return new Leaf(values, keys, null);
}

/** @param {KeyframeBytes} reader */
function countAt(reader) {
  const at = reader.at++;
  const count = reader.count();
  reader.at = at;
  return reader.failed ? -1 : count;
}

/** @param {ValueKind} kind @param {LeafSource} source @returns {Value} */
function made(kind, source) {
  return kind === "list" || kind === "tuple" ? new Sequence(kind, source) : new Table(kind, source);
}
