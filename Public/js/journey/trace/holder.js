// The shortest way from a variable to an object, as one writes it: `memo[3]`, `self.rows`, `head.next`.
// Swift's `HolderPath` finds the same.

/** @import { Change, Frame, Spotted, Told, Value, View } from "types/journey.d.ts" */

/// Keys and fields behind a variable; variables, elements and fields that are looked at.
const levels = 4;
const most = 5000;
const nearFrames = 64;

const containers = new Set(["reference", "list", "tuple", "structure", "enumeration", "dictionary"]);
/** @param {Value} value @param {Told} state @returns {Value} */
const contents = (value, state) => (value?.kind === "reference" ? state.objects.get(value.id)?.value : value);

/**
 * The way from a value to a part of it: `.next`, `[3]`.
 * @param {Value} key @param {Value} whole @param {(key: Value) => string} show
 */
export function stepText(key, whole, show) {
  return whole?.kind === "structure" && typeof key === "number"
    ? `.${fieldText(whole.names[key] ?? String(key), whole.name)}`
    : `[${show(key)}]`;
}

/**
 * A private field of Python as one writes it: `__items` of `_Stack__items`.
 * @param {string} name @param {string} type
 */
function fieldText(name, type) {
  const prefix = `_${type.replace(/^_+/, "")}__`;
  return name.startsWith(prefix) ? name.slice(prefix.length - 2) : name;
}

/**
 * The way to an object; null if no variable in sight leads there within reach.
 * @param {number} id @param {Told} state @param {(key: Value) => string} show @returns {string | null}
 */
export function pathTo(id, state, show) {
  /** @type {Spotted[]} */
  const places = [];
  const seen = new Set();
  let room = most;

  /**
   * Keeps what may lead on; gives its place if it is what is looked for.
   * @param {Value} value @param {string | null} name @param {Value} key @param {Spotted | null} parent
   */
  function add(value, name, key, parent) {
    room--;
    if (!value || !containers.has(value.kind)) return null;
    const place = { value, name, key, parent, level: parent ? parent.level + 1 : 0 };
    places.push(place);
    return value.kind === "reference" && value.id === id ? place : null;
  }

  function begin() {
    const names = new Set();
    for (const frame of framesInSight(/** @type {View} */ (state))) {
      for (const slot of frame.slots) {
        if (room <= 0 || names.has(slot.name)) continue;
        names.add(slot.name);
        const found = add(slot.value, slot.name, null, null);
        if (found) return found;
      }
    }
    return null;
  }

  /** @param {Spotted} parent */
  function lookInto(parent) {
    const { value } = parent;
    if (value?.kind === "reference") {
      if (seen.has(value.id)) return null;
      seen.add(value.id);
    }
    for (const [key, item] of partsOf(contents(value, state), room)) {
      const found = add(item, null, key, parent);
      if (found) return found;
    }
    return null;
  }

  let found = begin();
  for (let next = 0; !found && next < places.length && room > 0; next++) {
    if (places[next].level < levels) found = lookInto(places[next]);
  }
  /** @param {Spotted} one @returns {string} */
  const text = ({ name, key, parent }) => name ?? (parent ? text(parent) + stepText(key, contents(parent.value, state), show) : "");
  return found && text(found);
}

/**
 * Innermost first, then the outermost; calls that have just ended come last.
 * @param {{ frames: Frame[], events: Change[] }} state
 */
function framesInSight({ frames, events }) {
  const near = frames.slice(-nearFrames).reverse();
  const outermost = frames.length > nearFrames ? [frames[0]] : [];
  return [...near, ...outermost, ...events.filter(({ kind, frame }) => kind === "exit" && frame).map(({ frame }) => frame)];
}

/** @param {Value} value @param {number} most @returns {Iterable<[Value, Value]>} */
function partsOf(value, most) {
  switch (value?.kind) {
    case "list":
    case "tuple":
      return value.slice(0, Math.min(most, value.length)).entries();
    case "structure":
    case "enumeration":
      return value.items.slice(0, most).entries();
    case "dictionary":
      return value.slice(0, most);
    default:
      return [];
  }
}
