// Takes back what events did to a state, the newest first.

/** @import { Change, Held, PartChange, SpliceChange, State } from "types/journey.d.ts" */

import { inserted, revive, splice, takeBack, within } from "./parts.js";

/**
 * Takes the newest changes back until the log is as short as it was.
 * @param {State} state @param {number} length
 */
export function undo(state, length) {
  const wasLogging = state.isLogging;
  state.isLogging = false;
  while (state.log.length > length) undoOne(state, state.log.pop());
  state.isLogging = wasLogging;
}

/**
 * The slot that a change is in, which an object's has not.
 * @param {PartChange | SpliceChange} change
 */
const slotOf = (change) => /** @type {number} */ (change.slot);

/** @param {State} state @param {Change} change */
function undoOne(state, change) {
  const object = change.object ?? -1;
  switch (change.kind) {
    case "step": {
      const frame = state.frames[state.frames.length - 1];
      if (frame) frame.line = change.old;
      break;
    }
    case "bind":
      if (change.old === undefined) state.unbind(change.slot);
      else state.bind(change.slot, change.old);
      break;
    case "unbind":
      state.bind(change.slot, change.old);
      break;
    case "part":
      undoPart(state, change, object);
      break;
    case "splice":
      undoSplice(state, change, object);
      break;
    case "new":
      if (change.old) state.objects.set(change.object, change.old);
      else state.objects.delete(change.object);
      break;
    case "free":
      state.objects.set(change.object, change.old);
      break;
    default:
      undoFlow(state, change);
  }
}

/** @param {State} state @param {PartChange} change @param {number} object */
function undoPart(state, change, object) {
  const path = change.path;
  const root = state.root(slotOf(change), object);
  if (path.length === 0) {
    state.setRoot(slotOf(change), object, change.old);
    return;
  }
  const holder = within(root, path, path.length - 1);
  const key = path[path.length - 1];
  if (change.hole !== undefined) revive(/** @type {Held} */ (holder), key, change.old, change.hole);
  else takeBack(/** @type {Held} */ (holder), key, change.old === undefined ? inserted : change.old);
}

/** @param {State} state @param {SpliceChange} change @param {number} object */
function undoSplice(state, change, object) {
  const whole = change.whole;
  if (whole?.value !== undefined) {
    state.replace(slotOf(change), object, change.path, whole.value);
    return;
  }
  const value = /** @type {Held} */ (within(state.root(slotOf(change), object), change.path, change.path.length));
  if (!whole) {
    splice(value, change.at, change.inserted.length, change.removed);
  } else {
    if (value.kind === "list" || value.kind === "tuple") value.items = whole.head ?? [];
    value.full = whole.full ?? -1;
  }
}

/** @param {State} state @param {Change} change */
function undoFlow(state, change) {
  switch (change.kind) {
    case "enter":
      state.frames.pop();
      state.callCount--;
      break;
    case "exit":
      state.frames.push(change.frame);
      break;
    case "throw":
    case "catch":
      state.error = change.old;
      break;
    case "output":
      state.wrote(-change.bytes, change.standardError);
      break;
    case "suspend": {
      const frame = state.suspended.get(change.call);
      state.suspended.delete(change.call);
      if (frame) state.resumed(frame);
      break;
    }
    case "resume": {
      const frame = state.frames.pop();
      frame.suspended = true;
      state.suspended.set(change.call, frame);
      break;
    }
    case "thread":
      state.runThread(change.old);
      break;
  }
}
