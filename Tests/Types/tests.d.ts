// What the player's own tests (Tests/Journey) pass about.

import type { Figure, Value } from "./journey.d.ts";

/** Runs a test and counts it. */
export type Test = (name: string, body: () => void) => void;
/** Throws where what was found is written another way than what is wanted. */
export type Equal = (found: unknown, wanted: unknown) => void;
/** A made-up part of a state, a trace or a page: as much of it as the code under test asks for. */
export type Made = any;
/** Whether a figure shows something. */
export type Shows = (figure: Figure) => unknown;
/** A step of a made-up run: the line, and the one variable with its value. */
export interface MadeStep {
  line: number;
  name: string;
  value: Value;
}
