// A place in a trace that moves by single steps or far.

/** @import { LiveObject, MakeFrame, Trace, View } from "types/journey.d.ts" */

import { Bytes, caps } from "./bytes.js";
import { KeyframeBytes } from "./keyframe.js";
import { State } from "./state.js";
import { undo } from "./undo.js";
import { Frame } from "./frames.js";
import { applyNext } from "./apply.js";
import { noteChange, unmark } from "./marking.js";

/// A seek keeps the changes of so many steps before its goal, for going back.
const windowSteps = 128;
const longestLog = 4096;

export class Cursor {
  /** @param {Trace} trace @param {number} step */
  constructor(trace, step) {
    this.trace = trace;
    this.step = 0;
    this.isDamaged = false;
    this.live = new State(trace.slots, trace.types);
    this.position = 0;
    this.segment = 0;
    /**
     * One a logged step: how long the log was, and where the file stood.
     * @type {{ log: number, position: number, segment: number }[]}
     */
    this.marks = [];
    /** @type {(Frame | LiveObject)[]} */
    this.marked = [];
    /** @type {View | null} */
    this.view = null;
    /** @type {MakeFrame} */
    this.makeFrame = (fn, call) => new Frame(trace, fn, call);
    this.seek(step);
  }

  /// What the statement before this step did, and the STEP itself.
  get changes() {
    return this.live.log.slice(this.marks.length ? this.marks[this.marks.length - 1].log : 0);
  }

  get state() {
    this.view ??= this.makeView();
    return this.view;
  }

  next() {
    if (this.step >= this.trace.steps || this.isDamaged) return false;
    this.trimLog();
    this.live.isLogging = true;
    this.mark();
    if (this.advance(1)) return true;
    // What a damaged step did before its bad byte belongs to no step.
    const mark = this.marks.pop();
    undo(this.live, mark.log);
    this.position = mark.position;
    this.segment = mark.segment;
    return false;
  }

  /// Goes one step forward without keeping what it changes.
  nextQuietly() {
    if (this.step >= this.trace.steps || this.isDamaged) return false;
    this.live.isLogging = false;
    this.live.log = [];
    this.marks = [];
    return this.advance(1);
  }

  previous() {
    if (this.step <= 0) return false;
    if (this.marks.length < 2) {
      this.seek(this.step - 1);
      return true;
    }
    const mark = this.marks.pop();
    undo(this.live, mark.log);
    this.position = mark.position;
    this.segment = mark.segment;
    this.step--;
    this.isDamaged = false;
    this.view = null;
    return true;
  }

  /**
   * Goes to a step, or to the nearest that can be read.
   * @param {number} step
   */
  seek(step) {
    const goal = Math.min(Math.max(Math.trunc(step) || 0, 0), this.trace.steps);
    if (this.isNear(goal)) {
      while (this.step > goal && this.previous());
      while (this.step < goal && this.next());
    } else {
      let near = goal;
      while (!this.jump(near) && this.step < near && near > 0) near = Math.max(this.step, 0);
      this.step = Math.max(this.step, 0);
      this.isDamaged ||= this.step < goal;
    }
  }

  /** @param {number} goal */
  isNear(goal) {
    if (this.marks.length === 0) return false;
    return goal > this.step ? goal - this.step < windowSteps : this.step - goal < this.marks.length - 1;
  }

  /**
   * False if the goal cannot be read; `step` is then the last that can.
   * @param {number} goal
   */
  jump(goal) {
    this.load(this.trace.segmentOf(Math.max(goal - 1, 0)));
    this.live.isLogging = this.segment === 0 && goal <= windowSteps;
    if (this.live.isLogging) this.mark();
    // The keyframe stands before its first STEP.
    this.step = this.trace.footer.segments[this.segment].step - 1;
    if (!this.advance(1)) return false;
    if (!this.live.isLogging && !this.advance(Math.max(goal - windowSteps - this.step, 0))) return false;
    this.live.isLogging = true;
    while (this.step < goal) {
      this.mark();
      if (!this.advance(1)) return false;
    }
    return true;
  }

  /** @param {number} number */
  load(number) {
    const part = this.trace.footer.segments[number];
    const bytes = new KeyframeBytes(this.trace, part.offset, part.offset + part.keyframe);
    this.live = new State(this.trace.slots, this.trace.types);
    this.isDamaged = !this.live.readKeyframe(bytes, this.makeFrame);
    if (this.isDamaged) {
      this.live = new State(this.trace.slots, this.trace.types);
      this.live.frames.push(this.makeFrame(0, 0));
      this.live.callCount = 1;
    }
    this.marks = [];
    this.marked = [];
    this.segment = number;
    this.position = part.start;
    this.view = null;
  }

  mark() {
    this.marks.push({ log: this.live.log.length, position: this.position, segment: this.segment });
  }

  trimLog() {
    if (this.marks.length <= longestLog) return;
    this.marks.splice(0, longestLog / 2);
    const dropped = this.marks[0].log;
    this.live.log.splice(0, dropped);
    for (const mark of this.marks) mark.log -= dropped;
  }

  /**
   * Reads up to and with so many STEPs; at a trace's end the last of them is what follows its last STEP.
   * @param {number} count
   */
  advance(count) {
    this.view = null;
    const segments = this.trace.footer.segments;
    let left = count;
    while (left > 0) {
      const read = this.isDamaged ? 0 : this.readSegment(left);
      this.step += read;
      left -= read;
      if (left === 0) break;
      const next = segments[this.segment + 1];
      if (!this.isDamaged && next && next.step === this.step + 1) {
        this.segment++;
        this.position = next.start;
      } else if (!this.isDamaged && !next && this.step === this.trace.steps - 1) {
        this.step++;
        left--;
      } else {
        this.isDamaged = true;
        return false;
      }
    }
    return true;
  }

  /**
   * Reads at most so many STEPs of the segment at hand and tells how many there were.
   * @param {number} steps
   */
  readSegment(steps) {
    const segments = this.trace.footer.segments;
    const part = segments[this.segment];
    const known = segments[this.segment + 1]?.step ?? this.trace.steps;
    const bytes = new Bytes(this.trace.bytes, this.position, part.start + part.events);
    const state = this.live;
    let found = 0;
    while (found < steps && bytes.at < bytes.end) {
      // More STEPs than the index knows would shift all that follow.
      if (bytes.bytes[bytes.at] === 1 && this.step + found + 1 >= known) {
        bytes.fail();
      } else if (applyNext(bytes, state, this.makeFrame)) {
        found++;
      }
    }
    this.isDamaged ||= bytes.failed || state.moved > caps.movedElements;
    this.position = bytes.at;
    return found;
  }

  /**
   * The public view of the live state, with the marks of what changed.
   * @returns {View}
   */
  makeView() {
    const { live, trace } = this;
    for (const thing of this.marked) unmark(thing);
    this.marked = [];
    const events = this.changes.filter((change) => change.kind !== "step");
    const frames = new Map(live.frames.map((frame) => [frame.call, frame]));
    for (const stack of live.threads.values()) for (const frame of stack) frames.set(frame.call, frame);
    for (const frame of live.suspended.values()) frames.set(frame.call, frame);
    for (const event of events) noteChange(this, event, frames);
    for (const thing of this.marked) if ("values" in thing) thing.isStale = true;
    return {
      step: this.step,
      line: live.frames[live.frames.length - 1]?.line ?? 0,
      // The line of the statement that has just run.
      ran: this.changes.find((change) => change.kind === "step")?.old ?? 0,
      thread: live.thread,
      // What left its scope with it: names and their last values.
      gone: new Map(events.filter(({ kind }) => kind === "unbind").map(({ slot, old }) => [live.slots.get(slot)?.name, old])),
      frames: live.frames.slice(),
      parked: [...[...live.threads.values()].flat(), ...live.suspended.values()],
      objects: live.objects,
      events,
      error: live.error,
      outputBytes: live.outputBytes,
      errorBytes: live.errorBytes,
      get output() {
        return trace.outputText(this.outputBytes);
      },
      get errorOutput() {
        return trace.errorText(this.errorBytes);
      },
    };
  }
}
