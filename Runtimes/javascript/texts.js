// Plain answers as JSON, and what is wrong with an answer, in words for the learner.
'use strict';

const { isArray } = Array;
const { isInteger, isSafeInteger } = Number;
const { apply } = Reflect;
const { toString } = Object.prototype;
const { stringify } = JSON;

const LEAST = -(2n ** 63n);
const MOST = 2n ** 63n - 1n;

/** An answer that cannot be right, in words for the learner. */
class Unreadable extends Error {}

/** @param {unknown} value @returns {value is null | undefined} */
function isNothing(value) {
  return value === null || value === undefined;
}

/** @param {unknown} value */
function integerText(value) {
  if (isSafeInteger(value)) return `${value}`;
  if (typeof value !== 'bigint' && !isInteger(value)) throw mismatch('an integer', value);
  const whole = BigInt(value);
  if (whole >= LEAST && whole <= MOST) return `${whole}`;
  throw new Unreadable('The answer holds an integer beyond 64 bits.');
}

/** @param {unknown} value */
function doubleText(value) {
  if (typeof value !== 'number') throw mismatch('a number', value);
  // biome-ignore lint/suspicious/noSelfCompare: nothing that a learner's code could have replaced is asked.
  if (value !== value) return '"NaN"';
  if (value === Infinity) return '"Infinity"';
  if (value === -Infinity) return '"-Infinity"';
  return value === 0 && 1 / value < 0 ? '-0.0' : `${value}`;
}

/** @param {string} type @param {unknown} value */
function stringText(type, value) {
  if (typeof value !== 'string') {
    throw mismatch(type === 'char' ? 'a character' : 'a string', value);
  }
  if (/\p{Surrogate}/u.test(value)) {
    throw new Unreadable('The answer holds text that is not valid Unicode.');
  }
  return stringify(value);
}

/** @param {string} wanted @param {unknown} value */
function mismatch(wanted, value) {
  return new Unreadable(`The answer should be ${wanted}, but it is ${describe(value)}.`);
}

/** @param {unknown} value */
function isPromise(value) {
  return typeof value === 'object' && value !== null && typeof (/** @type {{ then?: unknown }} */ (value).then) === 'function';
}

/** @param {unknown} value */
function describe(value) {
  if (value === null || value === undefined) return `${value}`;
  if (isArray(value)) return 'an array';
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'bigint') return 'a BigInt: use Number(…)';
  if (isPromise(value)) return 'a Promise: return the value itself, without async';
  return typeof value === 'object' ? kindOf(value) : `of type ${typeof value}`;
}

/**
 * An object by its kind: a Set, a Map Iterator, or else an object.
 * @param {object} value
 */
function kindOf(value) {
  let kind = 'Object';
  try {
    kind = apply(toString, value, []).slice('[object '.length, -1);
  } catch {
    // It names itself by code of its own.
  }
  return `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind === 'Object' ? 'object' : kind}`;
}

module.exports = { Unreadable, doubleText, integerText, isNothing, isPromise, mismatch, stringText };
