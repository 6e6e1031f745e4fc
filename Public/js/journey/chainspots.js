// Which row and column each node of a linked list has, kept from step to step.

/** @import { Link, Links, Memory, NodeId, Spot } from "types/journey.d.ts" */

/** @param {Link[]} links @returns {Link | undefined} */
export const nextOf = (links) => links.find(({ role }) => role === "next" || role === "other" || role === "many");

/**
 * Chains in the order of their first nodes; a node that was met belongs to the chain before.
 * @param {{ id: NodeId }[]} nodes @param {Links} links @returns {NodeId[][]}
 */
export function chainsOf(nodes, links) {
  const hasBefore = new Set();
  for (const node of nodes) {
    const next = nextOf(links.get(node.id));
    if (next && next.to !== node.id) hasBefore.add(next.to);
  }
  const met = new Set();
  /** @type {NodeId[][]} */
  const chains = [];
  /** @param {NodeId} start */
  const follow = (start) => {
    /** @type {NodeId[]} */
    const chain = [];
    for (
      let id = /** @type {NodeId | undefined} */ (start);
      id !== undefined && !met.has(id) && links.has(id);
      id = nextOf(links.get(id))?.to
    ) {
      met.add(id);
      chain.push(id);
    }
    if (chain.length) chains.push(chain);
  };
  for (const node of nodes) if (!hasBefore.has(node.id)) follow(node.id);
  for (const node of nodes) follow(node.id);
  return chains;
}

/**
 * Gives every new node a place: before its next, behind its predecessor, else a row of its own.
 * @param {Memory} memory @param {NodeId[][]} chains @param {Links} links @param {boolean | undefined} isFresh @returns {Map<NodeId, Spot>}
 */
export function settle(memory, chains, links, isFresh) {
  const spots = (memory.spots ??= new Map());
  if (isFresh) spots.clear();
  const live = new Set(chains.flat());
  for (const id of [...spots.keys()]) if (!live.has(id)) spots.delete(id);
  const taken = new Map([...spots].map(([id, { row, column }]) => [`${row},${column}`, id]));
  /** @param {NodeId} id @param {number} row @param {number} column */
  const put = (id, row, column) => {
    spots.set(id, { row, column });
    taken.set(`${row},${column}`, id);
  };
  /** @param {number} row @param {number} column */
  const free = (row, column) => !taken.has(`${row},${column}`);
  for (const chain of chains) {
    chain.forEach((id, place) => {
      if (spots.has(id)) return;
      const before = spots.get(chain[place - 1]);
      const after = spots.get(/** @type {NodeId} */ (nextOf(links.get(id))?.to));
      if (before && free(before.row, before.column + 1)) return put(id, before.row, before.column + 1);
      if (after && free(after.row, after.column - 1)) return put(id, after.row, after.column - 1);
      const row = 1 + Math.max(-1, ...[...spots.values()].map((spot) => spot.row));
      put(id, row, before ? before.column : 0);
    });
  }
  join(spots, chains);
  return spots;
}

/**
 * A row whose first node is now the next of another row's last one moves up behind it.
 * @param {Map<NodeId, Spot>} spots @param {NodeId[][]} chains
 */
function join(spots, chains) {
  const ends = () => {
    const rows = new Map();
    for (const [id, { row, column }] of spots) {
      const range = rows.get(row) ?? { first: id, last: id, count: 0 };
      if (column < spots.get(range.first).column) range.first = id;
      if (column > spots.get(range.last).column) range.last = id;
      rows.set(row, { ...range, count: range.count + 1 });
    }
    return rows;
  };
  for (const chain of chains)
    for (let place = 1; place < chain.length; place++) {
      const [from, to] = [spots.get(chain[place - 1]), spots.get(chain[place])];
      if (from.row === to.row) continue;
      const rows = ends();
      if (rows.get(from.row).last !== chain[place - 1] || rows.get(to.row).first !== chain[place]) continue;
      const shift = from.column + 1 - to.column;
      const { row } = to;
      for (const spot of spots.values()) if (spot.row === row) Object.assign(spot, { row: from.row, column: spot.column + shift });
    }
}

/** @param {Spot | undefined} a @param {Spot | undefined} b */
const isLong = (a, b) => !a || !b || a.row !== b.row || Math.abs(a.column - b.column) !== 1;

/** @param {Map<NodeId, Spot>} spots @param {NodeId[][]} chains @param {Links} links */
export function tangled(spots, chains, links) {
  let long = 0;
  for (const id of chains.flat()) {
    const next = nextOf(links.get(id));
    if (next && isLong(spots.get(id), spots.get(next.to))) long++;
  }
  return long > Math.max(3, chains.flat().length / 3);
}
