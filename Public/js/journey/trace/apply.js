// Reads one event and does it: true after a STEP. A bad byte fails the reader and changes nothing.

/** @import { Bytes, Change, MakeFrame, State, Types } from "types/journey.d.ts" */

import { caps } from "./bytes.js";
import { LiveObject } from "./frames.js";
import { applyFlow } from "./applyflow.js";

/** @param {Bytes} bytes @param {State} state @param {MakeFrame} makeFrame */
export function applyNext(bytes, state, makeFrame) {
  const start = bytes.at;
  const opcode = bytes.byte();
  const ok = () => {
    if (!bytes.failed && bytes.at - start > caps.eventBytes) bytes.fail();
    return !bytes.failed;
  };
  const types = state.types;
  switch (opcode) {
    case 1: {
      const line = bytes.number(caps.ids);
      if (bytes.failed) return false;
      state.step(line);
      return true;
    }
    case 2: {
      const slot = bytes.number(caps.ids);
      const value = bytes.value(0, types);
      if (ok()) state.bind(slot, value);
      return false;
    }
    case 3: {
      const slot = bytes.number(caps.ids);
      if (ok()) state.unbind(slot);
      return false;
    }
    case 4:
    case 12: {
      const [slot, object] = place(bytes, opcode === 12);
      const index = bytes.signed();
      const value = bytes.value(1, types);
      if (ok()) state.setElement(slot, object, index, value);
      return false;
    }
    case 5: {
      const slot = bytes.number(caps.ids);
      const path = [bytes.signed(), bytes.signed()];
      const value = bytes.value(2, types);
      if (ok()) state.set(slot, -1, path, value);
      return false;
    }
    case 6:
    case 13: {
      const [slot, object] = place(bytes, opcode === 13);
      const key = bytes.value(1, types);
      const value = bytes.value(1, types);
      if (ok()) state.set(slot, object, [key], value);
      return false;
    }
    case 7:
    case 14: {
      const [slot, object] = place(bytes, opcode === 14);
      const key = bytes.value(1, types);
      if (ok()) state.removeKey(slot, object, [key]);
      return false;
    }
    case 8:
    case 15: {
      const [slot, object] = place(bytes, opcode === 15);
      const at = bytes.number(caps.counts);
      const removed = bytes.number(caps.counts);
      const items = bytes.values(1, types);
      if (ok()) state.splice(slot, object, [], at, removed, items);
      return false;
    }
    case 9:
    case 37: {
      const [slot, object] = place(bytes, opcode === 37);
      const path = readPath(bytes, types);
      const value = bytes.value(path.length, types);
      if (ok()) state.set(slot, object, path, value);
      return false;
    }
    case 38:
    case 39: {
      const [slot, object] = place(bytes, opcode === 39);
      const path = readPath(bytes, types);
      const at = bytes.number(caps.counts);
      const removed = bytes.number(caps.counts);
      const items = bytes.values(path.length + 1, types);
      if (ok()) state.splice(slot, object, path, at, removed, items);
      return false;
    }
    case 40:
    case 41: {
      const [slot, object] = place(bytes, opcode === 41);
      const path = readPath(bytes, types);
      if (ok()) state.removeKey(slot, object, path);
      return false;
    }
    default:
      applyObject(opcode, bytes, state, makeFrame, ok);
      return false;
  }
}

/**
 * [slot, -1] or [-1, object].
 * @param {Bytes} bytes @param {boolean} isObject
 */
function place(bytes, isObject) {
  return isObject ? [-1, bytes.number(caps.objects)] : [bytes.number(caps.ids), -1];
}

/** @param {Bytes} bytes @param {Types} types */
function readPath(bytes, types) {
  const depth = bytes.number(caps.depth);
  const path = [];
  for (let left = depth; left > 0 && !bytes.failed; left--) path.push(bytes.value(depth, types));
  return path;
}

/** @param {number} opcode @param {Bytes} bytes @param {State} state @param {MakeFrame} makeFrame @param {() => boolean} ok */
function applyObject(opcode, bytes, state, makeFrame, ok) {
  /** @param {Change} change */
  const log = (change) => state.isLogging && state.log.push(change);
  switch (opcode) {
    case 10: {
      const id = bytes.number(caps.objects);
      const type = bytes.number(caps.ids);
      const value = bytes.contents(state.types);
      if (!ok()) return;
      log({ kind: "new", object: id, old: state.objects.get(id) });
      state.objects.set(id, new LiveObject(id, type, value, state.types));
      return;
    }
    case 11: {
      const object = bytes.number(caps.objects);
      const field = bytes.number(caps.ids);
      const value = bytes.value(1, state.types);
      if (ok()) state.setField(object, field, value);
      return;
    }
    case 16: {
      const object = bytes.number(caps.objects);
      const old = state.objects.get(object);
      if (!ok() || !old) return;
      log({ kind: "free", object, old });
      state.objects.delete(object);
      return;
    }
    case 36: {
      const id = bytes.number(caps.objects);
      const isObject = bytes.number(2) === 1;
      const index = bytes.signed();
      if (ok()) log(isObject ? { kind: "read", object: id, index } : { kind: "read", slot: id, index });
      return;
    }
    default:
      applyFlow(opcode, bytes, state, makeFrame, ok, log);
  }
}
