'use strict';

const { isArray } = Array;
const { getPrototypeOf, values } = Object;
const { stringify } = JSON;

/**
 * Null, or an array or object of nothing but such, numbers and texts, as JSON; null for anything else.
 * @param {unknown} value
 */
function plainText(value) {
  if (typeof value !== 'object') return null;
  try {
    return isPlain(value) ? stringify(value) : null;
  } catch {
    // It holds itself.
    return null;
  }
}

/** @param {unknown} value @returns {boolean} */
function isPlain(value) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (!isArray(value)) {
    // An instance of a class has a prototype above its own.
    const above = getPrototypeOf(value);
    if (above !== null && getPrototypeOf(above) !== null) return false;
  }
  return values(value).every(isPlain);
}

module.exports = { plainText };
