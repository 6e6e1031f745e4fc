// A live call and a live object, as the state shows them; both stay the same as long as they live.

/** @import { Held, PartMark, SlotView, Trace, Types, Value } from "types/journey.d.ts" */

/** @type {readonly PartMark[]} */
const noChanges = Object.freeze([]);

export class Frame {
  /** @param {Trace} trace @param {number} fn @param {number} call */
  constructor(trace, fn, call) {
    this.fn = fn;
    this.call = call;
    this.line = 0;
    this.thread = 0;
    this.suspended = false;
    this.entered = false;
    /**
     * Slot id -> value.
     * @type {Map<number, Value>}
     */
    this.values;
    hide(this, "values", new Map());
    /** @type {Trace} */
    this.trace;
    hide(this, "trace", trace);
    /**
     * Slot id -> what the last statement did to it.
     * @type {Map<number, { old: Value, isBound: boolean, changes: PartMark[] }> | null}
     */
    this.changes;
    hide(this, "changes", null);
    /** @type {boolean} */
    this.isStale;
    hide(this, "isStale", true);
    /** @type {SlotView[]} */
    this.view;
    hide(this, "view", noChanges);
  }

  get name() {
    return this.trace.functions.get(this.fn)?.name ?? `function ${this.fn}`;
  }

  /// The bound variables, by slot.
  get slots() {
    if (this.isStale) {
      this.view = [...this.values.keys()].sort((left, right) => left - right).map((id) => this.slot(id));
      this.isStale = false;
    }
    return this.view;
  }

  /** @param {number} id @returns {SlotView} */
  slot(id) {
    const declared = this.trace.slots.get(id);
    const change = this.changes?.get(id);
    return {
      id,
      name: declared?.name ?? `slot ${id}`,
      type: declared?.type ?? "",
      role: declared?.role ?? null,
      value: this.values.get(id),
      changed: change !== undefined,
      old: change?.old,
      changes: change?.changes ?? noChanges,
    };
  }
}

export class LiveObject {
  /** @param {number} id @param {number} type @param {Held} value @param {Types} types */
  constructor(id, type, value, types) {
    this.id = id;
    this.type = type;
    this.value = value;
    this.changed = false;
    this.isNew = false;
    /** @type {readonly PartMark[]} */
    this.changes = noChanges;
    /** @type {Types} */
    this.types;
    hide(this, "types", types);
  }

  get typeName() {
    return this.types.get(this.type)?.name ?? `type ${this.type}`;
  }
  get kind() {
    return this.types.get(this.type)?.kind ?? this.value?.kind ?? "other";
  }

  unmark() {
    this.changed = false;
    this.isNew = false;
    this.changes = noChanges;
  }
}

/** @param {object} object @param {string} name @param {unknown} value */
function hide(object, name, value) {
  Object.defineProperty(object, name, { value, writable: true, enumerable: false });
}
