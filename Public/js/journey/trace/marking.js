// Marks in a state what the statement before a step changed.

/** @import { Change, Cursor, Frame, LiveObject, PartMark } from "types/journey.d.ts" */

/** @param {Cursor} cursor @param {Change} event @param {Map<number, Frame>} frames */
export function noteChange(cursor, event, frames) {
  if (event.kind === "enter") {
    const frame = frames.get(event.call);
    if (frame) {
      frame.entered = true;
      cursor.marked.push(frame);
    }
  } else if (event.object !== undefined) {
    noteObject(cursor, event);
  } else if (event.call !== undefined && event.slot !== undefined) {
    const frame = frames.get(event.call);
    if (frame) noteSlot(cursor, frame, event);
  }
}

/** @param {Cursor} cursor @param {Change} event */
function noteObject(cursor, event) {
  const object = cursor.live.objects.get(event.object);
  if (!object || event.kind === "read" || event.kind === "free") return;
  cursor.marked.push(object);
  object.changed = true;
  if (event.kind === "new") {
    object.isNew = true;
  } else {
    object.changes = [...object.changes, changeOf(event)];
  }
}

/** @param {Cursor} cursor @param {Frame} frame @param {Change} event */
function noteSlot(cursor, frame, event) {
  cursor.marked.push(frame);
  frame.changes ??= new Map();
  const known = frame.changes.get(event.slot) ?? { old: undefined, isBound: false, changes: [] };
  if (event.kind === "bind" || event.kind === "unbind") {
    if (!known.isBound && known.changes.length === 0) known.old = event.old;
    known.isBound = true;
  } else {
    known.changes.push(changeOf(event));
  }
  frame.changes.set(event.slot, known);
}

/** @param {Change} event @returns {PartMark} */
function changeOf(event) {
  if (event.kind !== "splice") return { path: event.path, old: event.old, value: event.value };
  return { path: [...event.path, event.at], removed: event.removed, inserted: event.inserted };
}

/** @param {Frame | LiveObject} thing */
export function unmark(thing) {
  if ("values" in thing) {
    thing.entered = false;
    thing.changes = null;
    thing.isStale = true;
  } else {
    thing.unmark();
  }
}
