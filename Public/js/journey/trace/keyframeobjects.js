// Reads the objects of a keyframe: groups of leaves, each written out or cited.

/** @import { KeyframeBytes, ObjectGroup, ObjectLeaf, Types } from "types/journey.d.ts" */

import { caps } from "./bytes.js";
import { groupShift, leafShift, Objects } from "./objects.js";

/**
 * The objects of a keyframe.
 * @param {KeyframeBytes} bytes @param {Types} types
 */
export function objectsOf(bytes, types) {
  const objects = new Objects(types, bytes.budget);
  let last = -1;
  for (let left = bytes.count(); left > 0 && !bytes.failed; left--) {
    const start = bytes.at;
    const code = bytes.number(caps.counts);
    const group = code % 2 === 1 ? citedGroup(bytes, code, start, types) : groupOf(bytes, code, types, false);
    if (!group || group.number <= last) bytes.fail();
    if (bytes.failed) break;
    last = group.number;
    objects.addGroup(group);
  }
  return objects;
}

/** @param {KeyframeBytes} bytes @param {number} code @param {number} start @param {Types} types @returns {ObjectGroup} */
function citedGroup(bytes, code, start, types) {
  return bytes.trace.pieces.find(code, 0, "group", () => {
    const reader = bytes.cite(code, start);
    const group = reader && groupOf(reader, reader.byte(), types, true);
    return !reader || reader.failed ? null : group;
  });
}

/**
 * A group of leaves, or a leaf that counts as one: {number, leaves by place, count}.
 * @param {KeyframeBytes} bytes @param {number} code @param {Types} types @param {boolean} isCited @returns {ObjectGroup}
 */
function groupOf(bytes, code, types, isCited) {
  const group = { number: -1, leaves: new Array(2 ** (groupShift - leafShift)), count: 0 };
  let last = -1;
  /** @param {ObjectLeaf | null} leaf */
  const add = (leaf) => {
    if (!leaf || leaf.number <= last) return bytes.fail();
    last = leaf.number;
    const number = leaf.number >>> (groupShift - leafShift);
    if (group.number >= 0 && number !== group.number) return bytes.fail();
    group.number = number;
    group.leaves[leaf.number % group.leaves.length] = leaf;
    group.count += leaf.count;
    return 0;
  };
  if (code === 0) {
    add(objectLeaf(bytes, types, isCited));
  } else if (code === 2) {
    for (let left = bytes.count(); left > 0 && !bytes.failed; left--) {
      const start = bytes.at;
      const inner = bytes.number(caps.counts);
      add(inner === 0 ? objectLeaf(bytes, types, false) : inner % 2 === 1 ? citedObjectLeaf(bytes, inner, start, types) : null);
    }
  } else {
    bytes.fail();
  }
  if (group.number < 0) bytes.fail();
  return group;
}

/** @param {KeyframeBytes} bytes @param {number} code @param {number} start @param {Types} types @returns {ObjectLeaf | null} */
function citedObjectLeaf(bytes, code, start, types) {
  const reader = bytes.cite(code, start);
  const leaf = reader?.byte() === 0 ? objectLeaf(reader, types, true) : null;
  return reader?.failed ? null : leaf;
}

/**
 * Up to 16 neighbours: {number, count, read(budget)}; what is not cited is passed over.
 * @param {KeyframeBytes} bytes @param {Types} types @param {boolean} isCited @returns {ObjectLeaf | null}
 */
function objectLeaf(bytes, types, isCited) {
  const start = bytes.at;
  const count = bytes.number(2 ** leafShift + 1);
  const number = bytes.number(caps.objects) >>> leafShift;
  if (bytes.failed || count === 0) return null;
  if (!isCited) {
    bytes.at = start;
    if (objectsOfLeaf(bytes, types).length < count) return null;
  }
  return { number, count, read: (budget) => objectsOfLeaf(bytes.from(start, budget), types) };
}

/** @param {KeyframeBytes} bytes @param {Types} types */
function objectsOfLeaf(bytes, types) {
  const found = [];
  let id = 0;
  const start = bytes.at;
  for (let left = bytes.number(2 ** leafShift + 1); left > 0; left--) {
    const more = bytes.number(caps.objects);
    const type = bytes.number(caps.ids);
    const value = bytes.value(0, types);
    const next = id + more;
    const isNeighbour = found.length === 0 || (more > 0 && next >>> leafShift === id >>> leafShift);
    if (bytes.failed || !isNeighbour || !bytes.budget.spend(bytes.at - start)) break;
    id = next;
    found.push({ id, type, value });
  }
  return found;
}
