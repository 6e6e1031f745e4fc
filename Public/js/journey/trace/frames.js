// A live call and a live object, as the state shows them; both stay the same as long as they live.

const noChanges = Object.freeze([]);

export class Frame {
  constructor(trace, fn, call) {
    this.fn = fn;
    this.call = call;
    this.line = 0;
    this.thread = 0;
    this.suspended = false;
    this.entered = false;
    /// Slot id -> value.
    hide(this, "values", new Map());
    hide(this, "trace", trace);
    /// Slot id -> {old, isBound, changes} of the last statement.
    hide(this, "changes", null);
    hide(this, "isStale", true);
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
  constructor(id, type, value, types) {
    this.id = id;
    this.type = type;
    this.value = value;
    this.changed = false;
    this.isNew = false;
    this.changes = noChanges;
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

function hide(object, name, value) {
  Object.defineProperty(object, name, { value, writable: true, enumerable: false });
}
