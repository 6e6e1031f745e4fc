// Walks from the names in sight to everything that can be drawn, and says under which names each thing is known.

import { Marks } from "./moment.js";
import { isScalar, isText, refOf, sameValue } from "./values.js";

const containers = new Set(["list", "tuple", "set", "dictionary", "deque"]);
const most = 4000;

/**
 * `{ holders: Map key -> { key, id, kind, names, value, marks, isCurrent }, groups: Map type -> { family, nodes },
 * flags: Map id -> [{ name, tone }], inner: Set of ids that stand inside another container }`
 */
export class Survey {
  holders = new Map();
  groups = new Map();
  flags = new Map();
  inner = new Map();
  #met = new Set();

  constructor(moment, families) {
    this.moment = moment;
    this.objects = moment.objects;
    this.families = families;
    const frames = new Set(moment.sight);
    for (const frame of moment.sight) this.#readFrame(frame, true);
    for (const frame of moment.frames) if (!frames.has(frame)) this.#readFrame(frame, false);
  }

  #readFrame(frame, isInSight) {
    const isCurrent = frame === this.moment.frame;
    for (const slot of this.moment.slotsOf(frame)) {
      if (isInSight) this.#name(slot.value, { name: slot.name, isCurrent, changed: slot.changed, key: `f${frame.fn}.${slot.id}`, holder: slot });
      else if (refOf(slot.value) !== null) this.#visit(refOf(slot.value));
    }
  }

  /** Something that a name stands for: a node gets a flag, a container or object a figure. */
  #name(value, { name, isCurrent, changed, key, holder, owner = "" }) {
    const id = refOf(value);
    if (id !== null) {
      const object = this.objects.get(id);
      if (!object) return;
      this.#learn(object);
      if (this.families.of(object)) {
        this.#flag(id, name, isCurrent, changed);
        return this.#visit(id);
      }
      const isKnown = this.holders.has(`o${id}`);
      this.#hold(`o${id}`, { id, kind: object.kind, owner, value: object.value, marks: new Marks(object) }, name, isCurrent);
      this.#visit(id);
      if (object.kind === "class" && !isKnown) this.#readFields(object, name, isCurrent);
      return;
    }
    if (isScalar(value) && !isText(value) && value?.kind !== "string") return;
    if (value.kind === "character") return;
    const kind = isText(value) || value.kind === "string" ? "string" : value.kind;
    if (this.#isTwin(name, value, isCurrent)) return;
    this.#hold(key, { id: null, kind, owner, value, marks: new Marks(holder) }, name, isCurrent);
    if (kind === "structure") this.#readFields({ value, changes: holder?.changes ?? [] }, name, isCurrent, key);
    this.#into(value, key);
  }

  /** A value that a caller handed on under the same name, unchanged so far, is drawn once. */
  #isTwin(name, value, isCurrent) {
    for (const holder of this.holders.values()) {
      if (holder.id !== null || !holder.names.includes(name) || !sameValue(holder.value, value)) continue;
      if (isCurrent && !holder.current.includes(name)) holder.current.push(name);
      return true;
    }
    return false;
  }

  #readFields(owner, name, isCurrent, key = `o${owner.id}`) {
    const { names = [], items = [] } = owner.value;
    names.forEach((field, place) => {
      const value = items[place];
      if (isScalar(value) && typeof value !== "string") return;
      if (typeof value === "string") return;
      const changes = (owner.changes ?? []).filter(({ path }) => path[0] === place && path.length > 1)
        .map((change) => ({ ...change, path: change.path.slice(1) }));
      const whole = (owner.changes ?? []).find(({ path }) => path.length === 1 && path[0] === place);
      const holder = { changes, changed: Boolean(whole), old: whole?.old, value };
      if (name.split(".").length < 3) {
        this.#name(value, { name: `${name}.${field}`, isCurrent, changed: Boolean(whole), key: `${key}.${place}`, holder, owner: owner.value.name });
      }
    });
  }

  #hold(key, holder, name, isCurrent) {
    const known = this.holders.get(key);
    if (!known) return this.holders.set(key, { key, names: [name], current: isCurrent ? [name] : [], ...holder });
    if (!known.names.includes(name)) known.names.push(name);
    if (isCurrent && !known.current.includes(name)) known.current.push(name);
  }

  #flag(id, name, isCurrent, changed) {
    const list = this.flags.get(id) ?? [];
    if (!list.some((flag) => flag.name === name)) list.push({ name, tone: `${isCurrent ? "" : "far"} ${changed ? "changed" : ""}` });
    this.flags.set(id, list);
  }

  #learn(object) {
    if (object.kind === "class" && object.value?.names) this.families.learn(object, this.objects);
  }

  #into(value, owner) {
    if (!value || typeof value !== "object") return;
    for (const item of value.items ?? []) this.#follow(item, owner);
    for (const [key, item] of value.entries ?? []) {
      this.#follow(key, owner);
      this.#follow(item, owner);
    }
  }

  #follow(item, owner) {
    const id = refOf(item);
    if (id === null) return item?.items || item?.entries ? this.#into(item, owner) : undefined;
    if (!this.inner.has(id)) this.inner.set(id, owner);
    this.#visit(id);
  }

  #visit(start) {
    const queue = [start];
    while (queue.length && this.#met.size < most) {
      const id = queue.pop();
      if (this.#met.has(id)) continue;
      this.#met.add(id);
      const object = this.objects.get(id);
      if (!object) continue;
      this.#learn(object);
      const family = this.families.of(object);
      if (family) {
        if (!this.groups.has(object.type)) this.groups.set(object.type, { family, nodes: [] });
        this.groups.get(object.type).nodes.push(object);
      }
      for (const item of references(object.value)) {
        if (containers.has(object.kind) && !this.inner.has(item)) this.inner.set(item, `o${id}`);
        queue.push(item);
      }
    }
  }
}

function references(value, found = [], depth = 0) {
  if (!value || typeof value !== "object" || depth > 6) return found;
  if (value.kind === "reference") found.push(value.id);
  for (const item of value.items ?? []) if (item && typeof item === "object") references(item, found, depth + 1);
  for (const [key, item] of value.entries ?? []) {
    references(key, found, depth + 1);
    references(item, found, depth + 1);
  }
  return found;
}
