// Reads a keyframe, which may cite what stands among the events or in an earlier keyframe. Most of a big state nobody
// looks at: a citation is followed when somebody does, and the leaves that were decoded serve all states of the trace.

/** @import { LeafParts, LeafSource, Trace, Types, Value, ValueKind } from "types/journey.d.ts" */

import { Bytes, caps } from "./bytes.js";
import { isFixed, Leaf, leafSize, mostInLeaf } from "./leaf.js";
import { Sequence } from "./sequence.js";
import { Table } from "./table.js";
import { unset } from "./values.js";
import { Budget } from "./pieces.js";

const tags = { list: 10, dictionary: 13, structure: 14, cited: 20, pieces: 21 };
/** @type {{ [tag: number]: ValueKind }} */
const kinds = { 10: "list", 11: "tuple", 12: "set", 13: "dictionary" };
const mostLeaves = 2 ** 20;

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
      leaf.keys = /** @type {Value[]} */ (keys);
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
