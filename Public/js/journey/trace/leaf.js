// A leaf: some of the elements of a list, or of the keys and values of a dictionary or set. Long containers are lists of
// leaves. A leaf of the file belongs to nobody and is shared by all states that cite it; a container copies it before it
// changes it. One whose values can change from within is decoded for each container that looks at it.

/** @import { Budget, KeyIndex, LeafParts, Value } from "types/journey.d.ts" */

/// New leaves get so many elements, none has more than `mostInLeaf`.
export const leafSize = 256;
export const mostInLeaf = 1024;

/// What stands for a removed key.
export const hole = /** @type {Value} */ (/** @type {unknown} */ (Symbol("hole")));

export class Leaf {
  /**
   * `keys` is null for a list; `owner` the container that may change it.
   * @param {Value[]} values @param {Value[] | null} keys @param {unknown} owner
   */
  constructor(values, keys, owner) {
    /** @type {Value[]} */
    this.values = values;
    /** @type {Value[]} */
    this.keys = /** @type {Value[]} */ (keys);
    /** @type {unknown} */
    this.owner = owner;
    this.count = values.length;
    /** @type {((budget: Budget) => LeafParts) | null} */
    this.read = null;
    /**
     * What leaves of one place in the file have in common: where their keys are found.
     * @type {{ index: KeyIndex | null } | null}
     */
    this.shared = null;
    /** @type {boolean | undefined} */
    this.links = undefined;
    /** @type {boolean | undefined} */
    this.hasSharedKeys;
  }

  /**
   * A leaf of the file: `read(budget)` gives its {values, keys, isFixed}.
   * @param {number} count @param {(budget: Budget) => LeafParts} read
   */
  static cited(count, read) {
    const leaf = new Leaf([], null, null);
    // Not read yet; `opened` reads it before anybody looks.
    leaf.values = /** @type {Value[]} */ (/** @type {unknown} */ (null));
    leaf.count = count;
    leaf.read = read;
    leaf.shared = { index: null };
    return leaf;
  }

  /** @param {unknown} owner */
  copy(owner) {
    const copy = new Leaf(this.values.slice(), this.keys?.slice() ?? null, owner);
    copy.count = this.count;
    copy.shared = this.shared;
    copy.links = this.links;
    return copy;
  }

  /// Whether a value or a key refers to an object or is a container.
  get hasLinks() {
    this.links ??= this.values.some(isLink) || (this.keys?.some(isLink) ?? false);
    return this.links;
  }
}

/**
 * Decodes a leaf, if need be, for a container to look at.
 * @param {Leaf[]} leaves @param {number} place @param {{ budget?: Budget }} owner @returns {Leaf}
 */
export function opened(leaves, place, owner) {
  const leaf = leaves[place];
  if (leaf.values !== null) return leaf;
  const { values, keys, isFixed } = /** @type {(budget: Budget) => LeafParts} */ (leaf.read)(/** @type {Budget} */ (owner.budget));
  leaf.keys = /** @type {Value[]} */ (keys);
  if (isFixed) {
    leaf.values = values;
    leaf.read = null;
    return leaf;
  }
  const own = new Leaf(values, keys, owner);
  own.shared = leaf.shared;
  // The keys are the file's, for nothing changes inside a key; `keysOf` copies them.
  own.hasSharedKeys = true;
  leaves[place] = own;
  return own;
}

/** @param {Value} value */
const isLink = (value) => typeof value === "object" && value !== null && (value.kind === "reference" || !isFixed(value));

/**
 * Whether nothing can change inside a value.
 * @param {Value} value
 */
export function isFixed(value) {
  if (typeof value !== "object" || value === null) return true;
  switch (value.kind) {
    case "double":
    case "character":
    case "reference":
    case "opaque":
    case "string":
    case "unset":
      return true;
    default:
      return false;
  }
}
