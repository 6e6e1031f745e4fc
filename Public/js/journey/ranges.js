// Lists that are trees of ranges: segment trees and Fenwick trees, each node with the part of the input that it stands for.

/** @import { Details, Flag, It, ListValue, RangeNode } from "types/journey.d.ts" */

import { drawTree } from "./tree.js";
import { cellText, short } from "./values.js";

const most = 512;

/** @param {number[]} one */
const spoken = ([from, to]) => (from === to ? String(from) : `${from}–${to}`);

/**
 * A tree from the top: node 1 (or 0) has the whole input, its children a half each.
 * @param {number} count @param {number} root @param {number} length
 */
function fromTop(count, root, length) {
  /** @type {Map<number, RangeNode>} */
  const nodes = new Map();
  /** @param {number} id @param {number} from @param {number} to */
  const visit = (id, from, to) => {
    if (id >= length || from > to) return;
    const middle = Math.floor((from + to) / 2);
    const below = from === to ? [] : root === 1 ? [2 * id, 2 * id + 1] : [2 * id + 1, 2 * id + 2];
    nodes.set(id, { range: [from, to], below: below.filter((each) => each < length) });
    if (from === to) return;
    visit(below[0], from, middle);
    visit(below[1], middle + 1, to);
  };
  visit(root, 0, count - 1);
  return nodes;
}

/**
 * A tree from its leaves, which are the second half of the list; a node whose ends meet round the corner has no range.
 * @param {number} count
 */
function fromLeaves(count) {
  /** @type {Map<number, RangeNode>} */
  const nodes = new Map();
  for (let id = 2 * count - 1; id >= 1; id--) {
    if (id >= count) {
      nodes.set(id, { range: [id - count, id - count], below: [] });
      continue;
    }
    const [left, right] = [nodes.get(2 * id)?.range, nodes.get(2 * id + 1)?.range];
    const range =
      left && right && left[1] + 1 === right[0]
        ? [left[0], right[1]]
        : left && right && right[1] + 1 === left[0]
          ? [right[0], left[1]]
          : null;
    nodes.set(id, { range, below: [2 * id, 2 * id + 1] });
  }
  return nodes;
}

/**
 * Each node has the elements up to its own number, as many as its lowest bit says.
 * @param {number} length @param {number} first
 */
function byLowestBit(length, first) {
  /** @type {Map<number, RangeNode>} */
  const nodes = new Map();
  for (let id = first; id < length; id++) {
    nodes.set(id, { range: first ? [id - (id & -id) + 1, id] : [id & (id + 1), id], below: [], column: id - first });
  }
  for (const id of nodes.keys()) nodes.get(first ? id + (id & -id) : id | (id + 1))?.below.push(id);
  return nodes;
}

/**
 * The nodes of a list by what the program does with it, or null where its length speaks against that.
 * @param {ListValue} value @param {Details} other
 */
export function readRanges(value, { segments, fenwick }) {
  const { length } = value;
  if (length < 2 || length > most) return null;
  if (fenwick) return byLowestBit(length, fenwick.first);
  const { root, isTopDown, room = isTopDown ? 4 : 2 } = segments;
  if (isTopDown) return fromTop(Math.max(1, Math.floor(length / room)), root, length);
  return root === 1 && length >= 2 ? fromLeaves(Math.floor(length / 2)) : fromTop(Math.ceil(length / 2), root, length);
}

/** @param {It} it @param {Map<number, { range: number[] | null, below: number[], column?: number }>} nodes @param {string} word */
export function rangesFigure(it, nodes, word) {
  const { value, moment, marks, names, objects, holder } = it;
  const reads = new Set(moment.readsOf(names, holder.id).map(([index]) => index));
  /** @type {Map<number, Flag[]>} */
  const pointers = new Map();
  for (const { name, index, changed } of moment.pointersInto(names, value.length, false)) {
    if (nodes.has(index)) pointers.set(index, [...(pointers.get(index) ?? []), { name, tone: changed ? "changed" : "" }]);
  }
  /** @param {number} id */
  const label = (id) => {
    const { range } = nodes.get(id);
    const change = marks.at(id);
    return {
      text: cellText(value.at(id), objects, 10),
      note: range ? spoken(range) : "",
      object: null,
      title: `[${id}] = ${short(value.at(id), 100, objects)}${range ? `, of ${spoken(range)}` : ""}${change?.old === undefined ? "" : `, was ${short(change.old, 60, objects)}`}`,
      tone: `${change ? "changed" : ""} ${reads.has(id) ? "read" : ""}`,
    };
  };
  const links = new Map([...nodes].map(([id, { below }]) => [id, below.map((to) => ({ to, field: "below", role: "many", label: "" }))]));
  const hasColumns = [...nodes.values()].every(({ column }) => column !== undefined);
  const drawn = drawTree({
    nodes: [...nodes.keys()].map((id) => ({ id })),
    links,
    label,
    pointers,
    memory: it.memory,
    columnOf: hasColumns ? (id) => Number(nodes.get(/** @type {number} */ (id)).column) : undefined,
  });
  return { kind: "ranges", word, count: value.length, ...drawn };
}
