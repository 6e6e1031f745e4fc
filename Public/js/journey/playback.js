// Plays a run step by step, until a breakpoint's line runs next, a watched expression begins to hold, or the run ends.

/** @import { Player } from "types/journey.d.ts" */

import { holding, readCondition } from "./hunt.js";

export const speeds = [0.5, 1, 2, 3, 5, 8, 12, 20];

export class Playback {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  speed = 3;
  isPlaying = false;

  /** @param {Player} player */
  constructor(player) {
    this.player = player;
  }

  play() {
    const { player } = this;
    if (player.step >= player.steps) player.go(0);
    this.isPlaying = true;
    player.tell();
    this.#tick();
  }

  pause() {
    clearTimeout(this.#timer);
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.player.tell();
  }

  toggle() {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  #tick() {
    const { player } = this;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.isPlaying) return;
      if (player.step >= player.steps) return this.pause();
      const conditions = this.#conditions();
      const before = holding(player.trace, player.cursor, conditions);
      player.next();
      const after = holding(player.trace, player.cursor, conditions);
      // One that goes on holding would let it take no step.
      const isMet = after.some((condition) => !before.includes(condition));
      if (isMet || player.breakpoints.has(player.moment.state.line)) return this.pause();
      this.#tick();
    }, 1000 / this.speed);
  }

  /** The watched expressions that can be read. */
  #conditions() {
    return this.player.watches.flatMap((text) => {
      try {
        return [readCondition(text)];
      } catch {
        return [];
      }
    });
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = Math.min(20, Math.max(0.5, speed));
    if (this.isPlaying) this.#tick();
    this.player.tell();
  }

  /**
   * One notch faster or slower.
   * @param {number} by
   */
  shiftSpeed(by) {
    const place = speeds.findIndex((speed) => speed >= this.speed);
    this.setSpeed(speeds[Math.min(speeds.length - 1, Math.max(0, place + by))]);
  }
}
