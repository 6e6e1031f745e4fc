/**
 * Serves cases to a learner's Java solution, and compiles such solutions.
 *
 * <p>A module of its own, so that the learner's code cannot reach into it by reflection.
 */
module focus.judge {
  // The compiler's process adds them; a run does without.
  requires static java.compiler;
  requires static jdk.compiler;
}
