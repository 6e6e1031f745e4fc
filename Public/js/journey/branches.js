// Where the nodes of a tree of calls stand: a parent over the middle of its children, no box over another.

/** @import { NodeId } from "types/journey.d.ts" */

const gap = 14;

/**
 * `below(id)` gives the children, `widthOf(id)` a box's width: Map id -> `{ x, depth }` (`x`: the middle), from x 0 on.
 * @param {NodeId} root @param {(id: NodeId) => NodeId[]} below @param {(id: NodeId) => number} widthOf
 */
export function branch(root, below, widthOf) {
  /** @type {Map<NodeId, { x: number, depth: number }>} */
  const spots = new Map();
  let right = 0;
  // Each entry: the node, its depth, where it began, and the nodes that were placed before it; no recursion, for it may be deep.
  /** @type {[NodeId, number, number | null, number][]} */
  const path = [[root, 0, null, 0]];
  /** @type {NodeId[]} */
  const order = [];
  while (path.length) {
    const top = path.at(-1);
    const [id, depth, begin, first] = top;
    const children = below(id);
    if (begin === null && children.length) {
      [top[2], top[3]] = [right, order.length];
      for (const child of children.toReversed()) path.push([child, depth + 1, null, 0]);
      continue;
    }
    path.pop();
    const half = widthOf(id) / 2;
    if (children.length) {
      const middle = (spots.get(children[0]).x + spots.get(children.at(-1)).x) / 2;
      // A box that is wider than all below it pushes them to the right.
      const shift = Math.max(0, Number(begin) - (middle - half));
      for (const under of shift ? order.slice(first) : []) spots.get(under).x += shift;
      spots.set(id, { x: middle + shift, depth });
      right = Math.max(right + shift, middle + shift + half + gap);
    } else {
      spots.set(id, { x: right + half, depth });
      right += half * 2 + gap;
    }
    order.push(id);
  }
  return { spots, width: Math.max(0, right - gap) };
}
