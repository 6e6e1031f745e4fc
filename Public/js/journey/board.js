// A chessboard with queens: of rows of a board, or of a list that tells each row's column; what they attack is shaded.

/** @import { Details, Held, It, Mark, ObjectsById, Value } from "types/journey.d.ts" */

import { compile } from "./expression.js";
import { cellText, isInteger, itemsOf, resolve } from "./values.js";

const side = 36;
const most = 16;
const empty = new Set([".", " ", "_", "-", "0", "", "#", "*"]);

/**
 * `{ size, queens: [[row, column]] }`, or null where the values are no such board.
 * @param {Held} value @param {Details} told @param {It} third
 */
export function readBoard(value, told, { moment, objects }) {
  // What a whole order of queens is called in one function may be another list in the next.
  if (told.within && !moment.frame?.name.includes(told.within)) return null;
  const rows = value.items;
  const first = resolve(rows[0], objects);
  const isGrid = rows.length > 0 && (typeof first === "string" || first?.kind === "list");
  if (isGrid) return boardOfRows(rows, objects);
  const wanted = told.size ? compile(told.size)?.(moment.lookup, moment.objects) : rows.length;
  if (!isInteger(wanted) || wanted < 1 || wanted > most || rows.length > wanted) return null;
  if (!rows.every((item) => item === null || (isInteger(item) && item >= -1 && item < wanted))) return null;
  return { size: wanted, queens: rows.flatMap((column, row) => (isInteger(column) && column >= 0 ? [[row, column]] : [])) };
}

/** @param {Value[]} rows @param {ObjectsById} objects */
function boardOfRows(rows, objects) {
  const size = rows.length;
  if (size > most) return null;
  /** @type {number[][]} */
  const queens = [];
  for (const [row, item] of rows.entries()) {
    const held = resolve(item, objects);
    const cells = typeof held === "string" ? [...held] : itemsOf(held, objects);
    if (cells?.length !== size) return null;
    for (const [column, cell] of cells.entries()) {
      const text = typeof cell === "boolean" ? (cell ? "Q" : "") : cellText(cell, objects, 4);
      if (!empty.has(text) && text !== "␣" && text !== '""') queens.push([row, column]);
    }
  }
  return queens.length <= size ? { size, queens, isGrid: true } : null;
}

/** @param {number[]} one @param {number[]} other */
const attacks = ([row, column], [i, j]) =>
  !(row === i && column === j) && (row === i || column === j || Math.abs(row - i) === Math.abs(column - j));

/** @param {It} it @param {{ size: number, queens: number[][], isGrid?: boolean }} other @param {Details} told */
export function boardFigure(it, { size, queens, isGrid }, told) {
  const { moment, marks } = it;
  // A board that was chosen, or one of whole orders, has no square that is looked at.
  const [row, column] = [told?.row, told?.column].map((name) => (name ? moment.lookup(name) : undefined));
  const next =
    isInteger(row) && isInteger(column) ? [row, column] : isInteger(column) && row === undefined ? [queens.length, column] : null;
  const isFree = next?.every((place) => place >= 0 && place < size) && !queens.some(([i, j]) => i === next[0] && j === next[1]);
  const free = isFree ? next : null;
  const changed = new Set(marks.paths.map(([place]) => place));
  /** @type {Mark[]} */
  const out = [];
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const isQueen = queens.some(([a, b]) => a === i && b === j);
      const isHit = queens.some((queen) => attacks(queen, [i, j]));
      const isHere = free?.[0] === i && free[1] === j;
      const isClash = isQueen && free && attacks([i, j], free);
      const words = isQueen ? "a queen" : isHit ? "attacked" : "free";
      out.push({
        // A list has one element for a row: its queen.
        key: isGrid ? `c${i},${j}` : isQueen ? `c${i}` : `s${i},${j}`,
        shape: "box",
        x: 26 + j * side,
        y: 22 + i * side,
        w: side,
        h: side,
        r: 0,
        text: isQueen ? "♛" : isHere ? "?" : "",
        className: `square ${(i + j) % 2 ? "dark" : ""} ${isHit && !isQueen ? "hit" : ""} ${isQueen && changed.has(i) ? "changed" : ""} ${isClash ? "clash" : ""} ${isHere ? "here" : ""}`,
        title: `row ${i}, column ${j}: ${words}`,
      });
    }
    out.push({
      key: `v${i}`,
      shape: "text",
      x: 18,
      y: 22 + i * side + side / 2,
      text: String(i),
      anchor: "end",
      className: `label ${free?.[0] === i ? "strong" : ""}`,
    });
    out.push({
      key: `h${i}`,
      shape: "text",
      x: 26 + i * side + side / 2,
      y: 12,
      text: String(i),
      anchor: "middle",
      className: `label ${free?.[1] === i ? "strong" : ""}`,
    });
  }
  // A frame lies over its neighbours' edges.
  out.sort((a, b) => Number(/here|clash/.test(a.className)) - Number(/here|clash/.test(b.className)));
  const count = queens.length;
  return {
    kind: "board",
    word: "board",
    count,
    sizes: `${size} × ${size}, ${count} ${count === 1 ? "queen" : "queens"}`,
    marks: out,
    width: 30 + size * side,
    height: 26 + size * side,
  };
}
