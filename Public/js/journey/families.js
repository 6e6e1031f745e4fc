// Finds the nodes of linked structures: which fields of a class link to its own kind, and what shape that makes.
// Names tell before the first link exists, live links tell what names do not; what was learned stays for the run.

/** @import { Evidence, Family, Held, Link, Links, LiveObject, NodeId, ObjectsById, Value } from "types/journey.d.ts" */

import { isScalar, itemsOf, refOf, resolve } from "./values.js";

/** @type {{ [role: string]: Set<string> }} */
const known = {
  next: new Set(["next", "nxt", "link", "nextnode"]),
  back: new Set(["prev", "previous", "pre", "last", "prevnode"]),
  side: new Set(["left", "right", "lchild", "rchild", "leftchild", "rightchild"]),
  up: new Set(["parent", "up", "father"]),
  many: new Set(["children", "kids", "nodes", "branches"]),
  near: new Set(["neighbors", "neighbours", "adjacent", "adj", "edges", "links", "connections", "successors"]),
};
/** @param {string} name */
const plain = (name) => name.replaceAll("_", "").toLowerCase();
/** @param {string} name @returns {string | null} */
const roleOf = (name) => Object.keys(known).find((role) => known[role].has(plain(name))) ?? null;

export class Families {
  /** @type {Map<number, Family>} */
  #types = new Map();
  /**
   * What the program's text tells of fields (evidence.js).
   * @type {Evidence | null}
   */
  evidence = null;
  /** @type {ObjectsById} */
  objects = new Map();

  /**
   * What is known of an object's class: `{ fields: Map name -> role, shape }` or null when it is no node.
   * @param {LiveObject} object @returns {Family | null}
   */
  of(object) {
    if (object.kind !== "class" || !object.value?.names) return null;
    let family = this.#types.get(object.type);
    if (!family) this.#types.set(object.type, (family = { type: object.type, name: object.typeName, fields: new Map(), seen: 0 }));
    if (family.seen !== object.value.names.length) this.#readNames(family, object.value);
    return family.fields.size ? family : null;
  }

  /** @param {Family} family @param {Held} other */
  #readNames(family, { names, items }) {
    family.seen = names.length;
    // Of several in a list or dictionary each is one of many, whatever that is called: `next[26]`.
    /** @param {Value} item */
    const isMany = (item) => ["list", "dictionary"].includes(resolve(item, this.objects)?.kind);
    /** @type {[string, string | null][]} */
    const roles = names.map((name, place) => {
      const role = this.#told(name) ?? roleOf(name);
      return [name, role && role !== "near" && isMany(items[place]) ? "many" : role];
    });
    const mirror = this.evidence?.mirrors.find((pair) => pair.every((name) => names.includes(name)));
    if (mirror && !mirror.some((name) => roleOf(name) === "up")) {
      const [next, back] = inOrder(mirror);
      family.fields.set(next, "next").set(back, "back");
      return;
    }
    // `last` or `edges` of a list's owner say nothing by themselves: only these names do.
    const isSure = roles.some(
      ([name, role]) =>
        ["next", "side", "many", "near"].includes(role) && !["links", "edges", "nodes", "connections"].includes(plain(name)),
    );
    if (!isSure) return;
    for (const [name, role] of roles) if (role) family.fields.set(name, role);
  }

  /** @param {string} name */
  #told = (name) => this.evidence?.fields.get(name) ?? null;

  /**
   * Notes that a field of this object leads to its own kind.
   * @param {LiveObject} object @param {ObjectsById} objects
   */
  learn(object, objects) {
    const { names, items } = object.value;
    let family = this.#types.get(object.type) ?? this.of(object);
    family ??= this.#types.get(object.type);
    names.forEach((name, place) => {
      if (family.fields.has(name) || isScalar(items[place])) return;
      const target = objects.get(refOf(items[place]));
      if (target?.type === object.type) family.fields.set(name, this.#told(name) ?? roleOf(name) ?? "other");
      else if (this.#leadsTo(items[place], object.type, objects)) {
        family.fields.set(name, roleOf(name) ?? "held");
      }
    });
  }

  /** @param {Value} value @param {number} type @param {ObjectsById} objects */
  #leadsTo(value, type, objects) {
    const held = resolve(value, objects);
    const first = itemsOf(held, objects)?.[0] ?? (held?.kind === "dictionary" ? held.entries[0]?.[1] : held?.items?.[0]);
    return objects.get(refOf(first))?.type === type;
  }
}

/**
 * The links of a node: `[{ to, field, role, label, weight }]`; `to` is an object's id.
 * @param {LiveObject} object @param {Family} family @param {ObjectsById} objects @returns {Link[]}
 */
export function linksOf(object, family, objects) {
  const { names, items } = object.value;
  /** @type {Link[]} */
  const links = [];
  names.forEach((field, place) => {
    const role = family.fields.get(field);
    if (!role) return;
    const value = items[place];
    const id = refOf(value);
    if (id !== null && objects.get(id)?.type === object.type) {
      links.push({ to: id, field, role, label: "" });
      return;
    }
    const held = resolve(value, objects);
    /** @param {Value} item @param {string | undefined} label */
    const add = (item, label) => {
      const pair = itemsOf(item, objects);
      const target = pair ? pair.find((part) => objects.get(refOf(part))?.type === object.type) : item;
      const to = refOf(target);
      if (to === null || objects.get(to)?.type !== object.type) return;
      const weight = pair?.find((part) => typeof part === "number");
      links.push({
        to,
        field,
        role: role === "other" || role === "held" ? "many" : role,
        label: label ?? (weight === undefined ? "" : String(weight)),
      });
    };
    if (held?.kind === "dictionary") {
      for (const [key, item] of held.entries) {
        if (refOf(key) !== null) add(key, isScalar(item) ? String(item) : undefined);
        else add(item, typeof key === "object" ? String(key?.value ?? "") : String(key));
      }
    } else {
      // A place for each letter or digit, which may be empty.
      const isTable =
        held?.items?.length === 26 || (held?.items?.length <= 128 && held.items.some((/** @type {Value} */ item) => item === null));
      /** @param {number} place */
      const letter = (place) => (held.items.length === 26 ? String.fromCharCode(97 + place) : String(place));
      for (const [place, item] of (held?.items ?? []).entries()) add(item, isTable ? letter(place) : undefined);
    }
  });
  return links;
}

/**
 * The shape of a group of nodes, by names and by what the live links do: `chain`, `tree` or `graph`.
 * A "tree" that shares nodes or runs in circles is drawn as a graph.
 * @param {Family} family @param {{ id: NodeId }[]} nodes @param {Links} links @returns {string}
 */
export function shapeOf(family, nodes, links) {
  findMirror(family, nodes, links);
  const roles = new Set(family.fields.values());
  if (roles.has("near")) return "graph";
  const isTree = roles.has("side") || roles.has("many") || roles.has("held");
  if (!isTree && (roles.has("next") || family.fields.size === 1 || roles.has("back"))) return roles.has("up") ? "tree" : "chain";
  const incoming = new Map();
  for (const node of nodes) {
    const targets = new Set();
    for (const { to, role } of links.get(node.id)) {
      if (role === "back" || role === "up" || targets.has(to)) continue;
      targets.add(to);
      incoming.set(to, (incoming.get(to) ?? 0) + 1);
    }
  }
  // One shared node may be a moment of a rotation; the roots tell whether the rest hangs together.
  const shared = [...incoming.values()].filter((count) => count > 1).length;
  // Where no name says that it is a tree, one shared node already makes a graph.
  const isNamed = !roles.has("held") || roles.has("side") || roles.has("many");
  if (shared > (isNamed ? 1 : 0) || hasCycle(nodes, links)) return roles.has("side") && shared <= 1 ? "tree" : "graph";
  return "tree";
}

const forward = /new|after|right|next|nxt|fore?|down|front|succ|young|child/i;
const backward = /old|before|left|prev|back|up|rear|pred|parent/i;

/**
 * Of two fields that lead there and back the one that leads on comes first.
 * @param {string[]} one
 */
const inOrder = ([one, other]) => (forward.test(other) || backward.test(one) ? [other, one] : [one, other]);

/**
 * Two links that lead there and back make a doubly linked list, whatever they are called.
 * @param {Family} family @param {{ id: NodeId }[]} nodes @param {Links} links
 */
function findMirror(family, nodes, links) {
  const others = [...family.fields].filter(([, role]) => role === "other").map(([name]) => name);
  if (others.length !== 2 || family.fields.size !== 2) return;
  const [a, b] = inOrder(others);
  /** @param {NodeId} id @param {string} field */
  const target = (id, field) => links.get(id)?.find((link) => link.field === field)?.to;
  const away = nodes.filter(({ id }) => ![undefined, id].includes(target(id, a)));
  // While links are set one after the other, some lead but one way.
  const mirrored = away.filter(({ id }) => target(target(id, a), b) === id).length;
  if (mirrored === 0 || mirrored * 2 < away.length) return;
  family.fields.set(a, "next").set(b, "back");
  for (const list of links.values()) for (const link of list) link.role = family.fields.get(link.field);
}

/** @param {{ id: NodeId }[]} nodes @param {Links} links */
export function hasCycle(nodes, links) {
  const state = new Map();
  for (const start of nodes) {
    if (state.has(start.id)) continue;
    /** @type {[NodeId, number][]} */
    const path = [[start.id, 0]];
    state.set(start.id, 1);
    while (path.length) {
      const top = path.at(-1);
      const down = (links.get(top[0]) ?? []).filter(({ role }) => role !== "back" && role !== "up");
      const link = down[top[1]++];
      if (!link) {
        state.set(top[0], 2);
        path.pop();
      } else if (state.get(link.to) === 1) return true;
      else if (!state.has(link.to)) {
        state.set(link.to, 1);
        path.push([link.to, 0]);
      }
    }
  }
  return false;
}
