// Answers expressions about one step; undefined stands for what does not exist there.

/** @import { Binding, Change, Condition, Frame, Spotting, State, Value } from "types/journey.d.ts" */

import { child } from "./parts.js";
import { Character, keyOf } from "./values.js";
import { arithmetic, compare, isComparison } from "./operators.js";

/// Frames above the current one that are searched for a name.
const nearFrames = 64;
const collected = 2000;

export class Scope {
  /// Whether a name stands for what it was before the last statement.
  isEarlier = false;
  /// Whether names in subscripts do.
  hasEarlierKeys = false;

  /**
   * `names`: Map variable name -> slot ids.
   * @param {State} live @param {Change[]} changes @param {Map<string, number[]>} names
   */
  constructor(live, changes, names) {
    this.live = live;
    this.changes = changes;
    this.names = names;
  }

  /** @param {Condition} expression */
  isTrue(expression) {
    return this.value(expression) === true;
  }

  /** @param {Condition} node @returns {Value} */
  value(node) {
    switch (node.kind) {
      case "literal":
        return node.value;
      case "name":
        return this.binding(node.name)?.value;
      case "index": {
        const whole = this.contents(this.value(node.whole));
        const key = this.key(node.key);
        return whole === undefined || key === undefined ? undefined : element(whole, key);
      }
      case "member": {
        const own = this.dotted(node);
        if (own) return own.value;
        const whole = this.contents(this.value(node.whole));
        return whole === undefined ? undefined : member(node.name, whole);
      }
      case "changed":
        return this.isChanged(node.inner);
      case "not": {
        const truth = this.truth(node.inner);
        return truth === undefined ? undefined : !truth;
      }
      case "negative":
        return arithmetic("-", 0, this.value(node.inner));
      default:
        return this.binary(node);
    }
  }

  /** @param {Condition} node @returns {Value} */
  key(node) {
    if (!this.hasEarlierKeys) return this.value(node);
    const scope = new Scope(this.live, this.changes, this.names);
    scope.isEarlier = true;
    return scope.value(node);
  }

  /** @param {Condition} one @returns {Value} */
  binary({ sign, left, right }) {
    if (sign === "&&") {
      const truth = this.truth(left);
      return truth === undefined ? undefined : truth ? this.truth(right) : false;
    }
    if (sign === "||") return this.truth(left) === true ? true : this.truth(right);
    const [first, second] = [this.value(left), this.value(right)];
    if (first === undefined || second === undefined) return undefined;
    return isComparison(sign) ? compare(sign, first, second) : arithmetic(sign, first, second);
  }

  /** @param {Condition} node @returns {boolean | undefined} */
  truth(node) {
    const value = this.value(node);
    return typeof value === "boolean" ? value : undefined;
  }

  /**
   * A variable: of the current frame, else of the nearest that has it, else of the top level.
   * @param {string} name @returns {Binding | undefined}
   */
  binding(name) {
    const wanted = this.names.get(name);
    if (!wanted) return undefined;
    const earlier = this.isEarlier && this.changes.find((change) => isRebinding(change) && [...wanted].includes(change.slot));
    if (earlier) return { slot: earlier.slot, call: earlier.call, value: earlier.old };
    const { frames } = this.live;
    const last = Math.max(frames.length - nearFrames, 0);
    for (let place = frames.length - 1; place >= last; place--) {
      const found = bound(frames[place], wanted);
      if (found) return found;
    }
    return frames.length ? bound(frames[0], wanted) : undefined;
  }

  /**
   * A variable with a dotted name, as the properties of an actor have: `self.money`.
   * @param {Condition} one @returns {Binding | undefined}
   */
  dotted({ kind, whole, name }) {
    return kind === "member" && whole.kind === "name" ? this.binding(`${whole.name}.${name}`) : undefined;
  }

  /**
   * A value, or what a reference leads to.
   * @param {Value} value @returns {Value}
   */
  contents(value) {
    return value?.kind === "reference" ? this.live.objects.get(value.id)?.value : value;
  }

  /**
   * Whether the last statement changed what an expression names.
   *
   * Where a loop ends its round in the same step, `dp[i][j]` is the cell that was written, not the one that `i` leads to now.
   * @param {Condition} node
   */
  isChanged(node) {
    if (this.isChangedHere(node)) return true;
    if (!hasKeys(node) || !this.changes.some(isRebinding)) return false;
    const scope = new Scope(this.live, this.changes, this.names);
    scope.hasEarlierKeys = true;
    return scope.isChangedHere(node);
  }

  /** @param {Condition} node */
  isChangedHere(node) {
    const place = this.place(node);
    if (!place) return false;
    const objects = new Set();
    const value = this.value(node);
    if (value !== undefined) this.collect(value, objects, 3);
    return this.changes.some((change) => {
      const path = changedPath(change);
      if (!path) return false;
      if (change.object !== undefined && objects.has(change.object)) return true;
      const isSame =
        change.object !== undefined ? change.object === place.object : change.slot === place.slot && change.call === place.call;
      if (!isSame) return false;
      const length = Math.min(path.length, place.path.length);
      for (let index = 0; index < length; index++) {
        if (keyOf(path[index]) !== keyOf(place.path[index])) return false;
      }
      return true;
    });
  }

  /**
   * Which slot or object holds what an expression names, and where in it.
   * @param {Condition} node @returns {Spotting | undefined}
   */
  place(node) {
    if (node.kind === "name" || this.dotted(node)) {
      const found = this.dotted(node) ?? this.binding(node.name);
      return found && { slot: found.slot, call: found.call, path: [] };
    }
    if (node.kind !== "index" && node.kind !== "member") return undefined;
    const inner = this.contents(this.value(node.whole));
    if (inner === undefined) return undefined;
    const raw = node.kind === "index" ? this.key(node.key) : fieldPlace(node.name, inner);
    if (raw === undefined) return undefined;
    const holder = this.holder(node.whole);
    return holder && { ...holder, path: [...holder.path, node.kind === "index" ? keyIn(inner, raw) : raw] };
  }

  /** @param {Condition} node @returns {Spotting | undefined} */
  holder(node) {
    const value = this.value(node);
    return value?.kind === "reference" ? { object: value.id, path: [] } : this.place(node);
  }

  /**
   * The objects that belong to a value: the one it refers to, and what containers in it refer to.
   * @param {Value} value @param {Set<number>} objects @param {number} left
   */
  collect(value, objects, left) {
    if (left <= 0 || objects.size >= collected || value === null || typeof value !== "object") return;
    switch (value.kind) {
      case "reference": {
        if (objects.has(value.id)) return;
        objects.add(value.id);
        const object = this.live.objects.get(value.id);
        if (object && object.value.kind !== "structure") this.collect(object.value, objects, left - 1);
        return;
      }
      case "list":
      case "tuple":
        for (const item of value.slice(0, collected)) this.collect(item, objects, left);
        return;
      case "dictionary":
        for (const entry of value.slice(0, collected)) this.collect(entry[1], objects, left);
        return;
    }
  }
}

/**
 * Whether a variable lost a value that it had.
 * @param {Change} one
 */
const isRebinding = ({ kind, old }) => (kind === "bind" || kind === "unbind") && old !== undefined;

/** @param {Condition} node @returns {boolean} */
const hasKeys = (node) => node?.kind === "index" || (node?.kind === "member" && hasKeys(node.whole));

/**
 * Where in its slot or object a change is; undefined if it is about something else.
 * @param {Change} change
 */
export function changedPath(change) {
  switch (change.kind) {
    case "bind":
    case "unbind":
    case "new":
      return [];
    case "part":
    case "splice":
      return change.path;
    default:
      return undefined;
  }
}

/** @param {Frame} frame @param {number[]} wanted @returns {Binding | undefined} */
function bound(frame, wanted) {
  for (const slot of wanted) {
    const value = frame.values.get(slot);
    if (value !== undefined) return { slot, call: frame.call, value };
  }
  return undefined;
}

/** @param {Value} whole @param {Value} key @returns {Value} */
function element(whole, key) {
  const value = child(whole, keyIn(whole, key));
  if (value !== undefined || typeof key !== "string") return value;
  // A text in quotes may be meant as a character.
  return child(whole, new Character(key));
}

/**
 * An index; negative ones count from the end.
 * @param {Value} whole @param {Value} key @returns {Value}
 */
function keyIn(whole, key) {
  if (typeof key !== "number" || key >= 0 || whole?.kind === "dictionary") return key;
  const count = countOf(whole);
  return count === undefined ? key : count + key;
}

/** @param {Value} value @returns {number | undefined} */
function countOf(value) {
  if (typeof value === "string") return [...value].length;
  switch (value?.kind) {
    case "character":
      return [...value.value].length;
    case "string":
      return value.length;
    case "structure":
    case "enumeration":
      return value.items.length;
    default:
      return value?.count;
  }
}

/** @param {string} name @param {Value} whole */
function fieldPlace(name, whole) {
  const place = whole?.kind === "structure" ? whole.names.indexOf(name) : -1;
  if (place >= 0) return place;
  return /^[0-9]{1,9}$/.test(name) ? Number(name) : undefined;
}

/** @param {string} name @param {Value} whole @returns {Value} */
function member(name, whole) {
  const place = fieldPlace(name, whole);
  const value = place === undefined ? undefined : child(whole, place);
  if (value !== undefined) return value;
  return name === "count" ? countOf(whole) : undefined;
}
