// Walks from the names in sight to everything that can be drawn, and says under which names each thing is known.

/** @import { Families, Family, Flag, Frame, Held, Holder, LiveObject, Moment, PartMark, Room, Value } from "types/journey.d.ts" */

import { evidenceOf } from "./evidence.js";
import { Marks } from "./moment.js";
import { isScalar, isText, refOf, sameValue } from "./values.js";

const containers = new Set(["list", "tuple", "set", "dictionary", "deque"]);
const most = 4000;
const mostElements = 20_000;
/** @type {{ [kind: string]: string }} */
const held = {
  list: "list",
  tuple: "tuple",
  set: "set",
  dictionary: "dictionary",
  deque: "list",
  class: "structure",
  structure: "structure",
  enumeration: "enumeration",
};

/**
 * An object's kind; in a stranger's file it need not be that of what it holds, which then is not drawn.
 * @param {LiveObject} one
 */
const kindIn = ({ kind, value }) => (held[kind] === value?.kind ? kind : "other");

/**
 * `{ holders: Map key -> { key, id, kind, names, value, marks, isCurrent }, groups: Map type -> { family, nodes },
 * flags: Map id -> [{ name, tone }], inner: Set of ids that stand inside another container }`
 */
export class Survey {
  /** @type {Map<string, Holder>} */
  holders = new Map();
  /** @type {Map<number, { family: Family, nodes: LiveObject[] }>} */
  groups = new Map();
  /** @type {Map<number, Flag[]>} */
  flags = new Map();
  /** @type {Map<number, string>} */
  inner = new Map();
  /**
   * Keys of holders that stand in the picture of something else.
   * @type {Set<string>}
   */
  shown = new Set();
  /** Whether there is more than is looked at. */
  isCut = false;
  /** @type {Set<number>} */
  #met = new Set();
  /** @type {Map<string, number>} */
  #flagged = new Map();

  /** @param {Moment} moment @param {Families} families */
  constructor(moment, families) {
    this.moment = moment;
    this.objects = moment.objects;
    this.families = families;
    families.evidence = evidenceOf(moment.source);
    families.objects = moment.objects;
    const frames = new Set(moment.sight);
    for (const frame of moment.sight) this.#readFrame(frame, true);
    for (const frame of moment.frames) if (!frames.has(frame)) this.#readFrame(frame, false);
  }

  /** @param {Frame} frame @param {boolean} isInSight */
  #readFrame(frame, isInSight) {
    const isCurrent = frame === this.moment.frame;
    const parameters = this.moment.functions.get(frame.fn)?.parameters ?? [];
    for (const slot of this.moment.slotsOf(frame)) {
      if (isInSight) {
        const isHanded = parameters.includes(slot.id);
        this.#name(slot.value, {
          name: slot.name,
          isCurrent,
          changed: slot.changed,
          key: `f${frame.fn}.${slot.id}`,
          holder: slot,
          isHanded,
        });
      } else {
        const id = refOf(slot.value);
        if (id !== null) this.#visit(id);
      }
    }
  }

  /**
   * Something that a name stands for: a node gets a flag, a container or object a figure.
   * @param {any} value @param {any} other
   */
  #name(value, { name, isCurrent, changed, key, holder, owner = "", isHanded = false }) {
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
      this.#hold(`o${id}`, { id, kind: kindIn(object), owner, value: object.value, marks: new Marks(object) }, name, isCurrent);
      this.#visit(id);
      if (object.kind === "class" && !isKnown) this.#readFields(object, name, isCurrent);
      return;
    }
    if (isScalar(value) && !isText(value) && value?.kind !== "string") return;
    if (value.kind === "character") return;
    const kind = isText(value) || value.kind === "string" ? "string" : value.kind;
    const twin = this.#twinOf(name, kind, value, isHanded);
    if (twin?.isSame) return this.#hold(twin.key, {}, name, isCurrent);
    const [place, base] = twin ? [twin.key, twin.name] : [key, name];
    if (twin) Object.assign(this.holders.get(place), { value, marks: new Marks(holder) });
    this.#hold(place, { id: null, kind, owner, value, marks: new Marks(holder) }, name, isCurrent);
    if (kind === "structure") this.#readFields({ value, changes: holder?.changes ?? [], isHanded: Boolean(twin) }, base, isCurrent, place);
    this.#into(value, place);
  }

  /**
   * The caller's variable that this value was handed on from: it is drawn once, as it is here, for the caller's may wait
   * for its change until the call ends. So is the structure that a method changes.
   * @param {string} name @param {string} kind @param {Value} value @param {boolean} isHanded
   */
  #twinOf(name, kind, value, isHanded) {
    const values = [...this.holders.values()].filter(({ id }) => id === null);
    const namesakes = values.filter(({ names }) => names.includes(name));
    const same = namesakes.find((holder) => sameValue(holder.value, value));
    if (same) return { key: same.key, name, isSame: true };
    const handed = isHanded ? namesakes.find((holder) => holder.kind === kind) : undefined;
    if (handed) return { key: handed.key, name };
    const owners = name === "self" && kind === "structure" ? values.filter((holder) => holder.value?.name === value?.name) : [];
    return owners.length === 1 ? { key: owners[0].key, name: owners[0].names[0] } : null;
  }

  /**
   * @param {{ id?: number, value: Held, changes?: readonly PartMark[], isHanded?: boolean }} owner @param {string} name
   * @param {boolean} isCurrent @param {string} [key]
   */
  #readFields(owner, name, isCurrent, key = `o${owner.id}`) {
    const { names = [], items = [] } = owner.value;
    names.forEach((field, place) => {
      const value = items[place];
      if (isScalar(value) && typeof value !== "string") return;
      if (typeof value === "string") return;
      const changes = (owner.changes ?? [])
        .filter(({ path }) => path[0] === place && path.length > 1)
        .map((change) => ({ ...change, path: change.path.slice(1) }));
      const whole = (owner.changes ?? []).find(({ path }) => path.length === 1 && path[0] === place);
      const holder = { changes, changed: Boolean(whole), old: whole?.old, value };
      if (name.split(".").length < 3) {
        this.#name(value, {
          name: `${name}.${field}`,
          isCurrent,
          changed: Boolean(whole),
          key: `${key}.${place}`,
          holder,
          owner: owner.value.name,
          isHanded: owner.isHanded,
        });
      }
    });
  }

  /** @param {string} key @param {any} holder @param {string} name @param {boolean} isCurrent */
  #hold(key, holder, name, isCurrent) {
    const known = this.holders.get(key);
    if (!known) {
      this.holders.set(key, { key, names: [name], current: isCurrent ? [name] : [], ...holder });
      return;
    }
    if (!known.names.includes(name)) known.names.push(name);
    if (isCurrent && !known.current.includes(name)) known.current.push(name);
  }

  /**
   * Of two variables of a name the inner one stands at its node: it hides the outer.
   * @param {number} id @param {string} name @param {boolean} isCurrent @param {boolean} changed
   */
  #flag(id, name, isCurrent, changed) {
    const before = this.#flagged.get(name);
    if (before !== undefined && before !== id)
      this.flags.set(
        before,
        this.flags.get(before).filter((flag) => flag.name !== name),
      );
    this.#flagged.set(name, id);
    const list = this.flags.get(id) ?? [];
    const known = list.find((flag) => flag.name === name);
    if (known) known.tone = `${isCurrent ? "" : "far"} ${changed ? "changed" : ""}`;
    else list.push({ name, tone: `${isCurrent ? "" : "far"} ${changed ? "changed" : ""}` });
    this.flags.set(id, list);
  }

  /** @param {LiveObject} object */
  #learn(object) {
    if (object.kind === "class" && object.value?.names) this.families.learn(object, this.objects);
  }

  /** @param {Value} value @param {string} owner @param {Room} [room] */
  #into(value, owner, room = { left: mostElements }) {
    for (const item of linksOf(value, room)) this.#follow(item, owner, room);
  }

  /** @param {Value} item @param {string} owner @param {Room} room */
  #follow(item, owner, room) {
    const id = refOf(item);
    if (id === null) return item && typeof item === "object" ? this.#into(item, owner, room) : undefined;
    if (!this.inner.has(id)) this.inner.set(id, owner);
    this.#visit(id);
  }

  /** @param {number} start */
  #visit(start) {
    const queue = [start];
    while (queue.length) {
      const id = queue.pop();
      if (this.#met.has(id)) continue;
      if (this.#met.size >= most) {
        this.isCut = true;
        return;
      }
      this.#met.add(id);
      const object = this.objects.get(id);
      if (!object) continue;
      this.#learn(object);
      const family = this.families.of(object);
      if (family) {
        if (!this.groups.has(object.type)) this.groups.set(object.type, { family, nodes: [] });
        this.groups.get(object.type).nodes.push(object);
      }
      for (const item of references(object.value, { left: mostElements })) {
        if (containers.has(object.kind) && !this.inner.has(item)) this.inner.set(item, `o${id}`);
        queue.push(item);
      }
    }
  }
}

/**
 * What of a value's parts may lead to objects; of all that hangs together, the first `room.left` elements are looked at.
 * @param {Value} value @param {Room} room @returns {Iterable<Value>}
 */
const linksOf = (value, room) => (value?.links ? value.links(room) : (value?.items ?? []));

/** @param {Value} value @param {Room} room @param {number[]} [found] @param {number} [depth] @returns {number[]} */
function references(value, room, found = [], depth = 0) {
  if (!value || typeof value !== "object" || depth > 6) return found;
  if (value.kind === "reference") found.push(value.id);
  for (const item of linksOf(value, room)) references(item, room, found, depth + 1);
  return found;
}
