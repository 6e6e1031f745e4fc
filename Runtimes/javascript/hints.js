// What a learner should know of an error that the engine says in a few words.
'use strict';

/** @import { Host } from "types/runtime.d.ts" */

// What newer versions of Node brought: where it stands, and since when.
/** @type {{ [place: string]: number }} */
const NEWER = {
  'Array.prototype.at': 17,
  'Array.prototype.findLast': 18,
  'Array.prototype.findLastIndex': 18,
  'Array.prototype.toSorted': 20,
  'Array.prototype.toReversed': 20,
  'Array.prototype.toSpliced': 20,
  'Array.prototype.with': 20,
  'String.prototype.isWellFormed': 20,
  'String.prototype.toWellFormed': 20,
  'Object.groupBy': 21,
  'Map.groupBy': 21,
  'Array.fromAsync': 22,
  'Promise.withResolvers': 22,
  'Set.prototype.union': 22,
  'Set.prototype.intersection': 22,
  'Set.prototype.difference': 22,
  'Set.prototype.symmetricDifference': 22,
  'Set.prototype.isSubsetOf': 22,
  'Set.prototype.isSupersetOf': 22,
  'Set.prototype.isDisjointFrom': 22,
  'Iterator.from': 22,
  'Promise.try': 24,
  'RegExp.escape': 24,
  'Error.isError': 24,
  'Iterator.concat': 26,
  'Map.prototype.getOrInsert': 26,
  'Map.prototype.getOrInsertComputed': 26,
  'Math.sumPrecise': 26,
};
/** @type {{ [name: string]: number }} */
const GLOBALS = { Iterator: 22, WebSocket: 22, Float16Array: 24, Temporal: 26 };
const OF_ITERATORS = /\b(?:keys|values|entries|matchAll|\[Symbol\.iterator\])\(\.{0,3}\)\.(\w+) is not a function/;

/**
 * The name that no function stands behind, where this Node is too old for it.
 * @param {string} text @param {Host} host @returns {[string, number] | null}
 */
function tooOld(text, host) {
  const iterator = OF_ITERATORS.exec(text);
  if (iterator && host.lacks('Iterator')) return [`${iterator[1]} of an iterator`, 22];
  const call = /([\w$.\][()]+) is not a function/.exec(text);
  const member = call?.[1].split('.').pop();
  const place = Object.keys(NEWER).find((known) => {
    const isMethod = known.includes('.prototype.');
    return call && (isMethod ? call[1] !== member && known.endsWith(`.${member}`) : call[1] === known);
  });
  if (place) return host.lacks(place) ? [place.replace('.prototype', ''), NEWER[place]] : null;
  const missing = /^ReferenceError: (\w+) is not defined/.exec(text);
  return missing && missing[1] in GLOBALS ? [missing[1], GLOBALS[missing[1]]] : null;
}

/**
 * What to add to an error's words; empty where they say enough.
 * @param {string} text @param {Host} host
 */
function hint(text, host) {
  if (text.includes('Cannot find module')) {
    return "; solutions have Node's own modules, lodash and @datastructures-js";
  }
  const found = tooOld(text, host);
  return found ? `; ${found[0]} needs Node ${found[1]}, and this is Node ${host.version}` : '';
}

module.exports = { hint };
