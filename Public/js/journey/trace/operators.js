// What the operators of a condition give for two recorded values; undefined where they have no result.

/** @import { Value } from "types/journey.d.ts" */

import { keyOf } from "./values.js";

/** @param {string} sign */
export const isComparison = (sign) => ["==", "!=", "<", "<=", ">", ">="].includes(sign);

/** @param {Value} value @returns {string | undefined} */
const textOf = (value) => (typeof value === "string" ? value : value?.kind === "character" ? value.value : undefined);

/** @param {Value} value @returns {number | bigint | undefined} */
function numberOf(value) {
  if (typeof value === "number" || typeof value === "bigint") return value;
  return value?.kind === "double" ? value.value : undefined;
}

/** @param {string} sign @param {Value} left @param {Value} right @returns {boolean | undefined} */
export function compare(sign, left, right) {
  const [first, second] = [textOf(left), textOf(right)];
  if (first !== undefined && second !== undefined) return holds(sign, order(first, second));
  const [one, two] = [numberOf(left), numberOf(right)];
  if (one === undefined || two === undefined) {
    const isSame = keyOf(left) === keyOf(right);
    return sign === "==" ? isSame : sign === "!=" ? !isSame : undefined;
  }
  if (Number.isNaN(one) || Number.isNaN(two)) return sign === "==" ? false : sign === "!=" ? true : undefined;
  return holds(sign, one < two ? -1 : one > two ? 1 : 0);
}

/** @param {string} sign @param {number} order */
function holds(sign, order) {
  switch (sign) {
    case "==":
      return order === 0;
    case "!=":
      return order !== 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    default:
      return order >= 0;
  }
}

/**
 * By code points, not by UTF-16.
 * @param {string} left @param {string} right
 */
function order(left, right) {
  if (left === right) return 0;
  const [first, second] = [[...left], [...right]];
  for (let place = 0; place < Math.min(first.length, second.length); place++) {
    const difference = first[place].codePointAt(0) - second[place].codePointAt(0);
    if (difference !== 0) return Math.sign(difference);
  }
  return Math.sign(first.length - second.length);
}

/**
 * Whole numbers stay whole and `/` rounds towards zero; what has no result has no value.
 * @param {string} sign @param {Value} left @param {Value} right @returns {Value}
 */
export function arithmetic(sign, left, right) {
  if (left === undefined || right === undefined) return undefined;
  /** @param {Value} value @returns {value is number | bigint} */
  const isWhole = (value) => typeof value === "number" || typeof value === "bigint";
  if (isWhole(left) && isWhole(right)) return whole(sign, BigInt(left), BigInt(right));
  const [first, second] = [textOf(left), textOf(right)];
  if (sign === "+" && first !== undefined && second !== undefined) return first + second;
  const [one, two] = [numberOf(left), numberOf(right)];
  if (one === undefined || two === undefined) return undefined;
  const result = floating(sign, Number(one), Number(two));
  return result === undefined ? undefined : { kind: "double", value: result };
}

/** @param {string} sign @param {number} left @param {number} right */
function floating(sign, left, right) {
  switch (sign) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return right === 0 ? undefined : left / right;
    default:
      return right === 0 ? undefined : left % right;
  }
}

/** @param {string} sign @param {bigint} left @param {bigint} right */
function whole(sign, left, right) {
  if ((sign === "/" || sign === "%") && right === 0n) return undefined;
  const result =
    sign === "+" ? left + right : sign === "-" ? left - right : sign === "*" ? left * right : sign === "/" ? left / right : left % right;
  if (BigInt.asIntN(64, result) !== result) return undefined;
  return Number.isSafeInteger(Number(result)) ? Number(result) : result;
}
