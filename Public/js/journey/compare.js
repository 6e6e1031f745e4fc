// Two runs side by side, moved by one set of controls; says where they part (the rule: parting.js).
//
// mountComparison(element, { left: { trace, label, source }, right: { … }, name, worker }), `worker` as in index.js

/** @import { Anchor, Compared, Panel, Parting } from "types/journey.d.ts" */

import { Asker } from "./asker.js";
import { Census } from "./census.js";
import { Choices } from "./choices.js";
import { askByClick } from "./clicks.js";
import { makeCode } from "./code.js";
import { makeControls } from "./controls.js";
import { keepFocus, make, setText } from "./dom.js";
import { makeDrawing } from "./drawing.js";
import { keyTable, listen, makeHelp } from "./keys.js";
import { makeLineValues } from "./linevalues.js";
import { loadTrace } from "./load.js";
import { narrationOf } from "./narration.js";
import { makeOrigins } from "./origins.js";
import { counterpart, most } from "./parting.js";
import { makePeek } from "./peek.js";
import { Player } from "./player.js";
import { makeRuler } from "./ruler.js";
import { makeVariables } from "./variables.js";

/**
 * `go(step)` brings this run to a step, and the other one to what belongs to it.
 * @param {Player} player @param {string} label @param {Choices} choices @param {{ worker?: string | null, go: (step: number) => void }} p3
 */
function makeSide(player, label, choices, { worker, go }) {
  const census = (player.census = new Census(player.trace, player.source.tests));
  const drawing = makeDrawing(player, choices);
  const variables = makeVariables(player, choices, drawing.isDrawn);
  drawing.onRedraw = variables.update;
  const code = makeCode(player, census);
  const lineValues = makeLineValues(player);
  const origins = makeOrigins(player, worker, go);
  const peek = makePeek(player, code.element.querySelector("ol"));
  askByClick(player, origins, drawing.element, variables.element);
  /** @type {Panel[]} */
  const parts = [code, lineValues, drawing, origins, variables];
  const narration = make("p.journey-narration", { "aria-live": "polite" });
  const element = make(
    "section.journey-side",
    { "aria-label": label },
    make("h2", {}, label),
    narration,
    ...parts.map((part) => part.element),
  );
  const update = () => {
    setText(narration, narrationOf(player));
    peek.hide();
    for (const part of parts) part.update?.();
  };
  element.append(peek.element);
  player.onMove(update);
  census.onProgress(() => code.update());
  return {
    element,
    census,
    update,
    lineValues,
    /** Closes what stands open here; whether there was something. */
    closeOne() {
      if (peek.hide()) return true;
      const panel = [origins, lineValues].find((each) => !each.element.hidden);
      panel?.close();
      return Boolean(panel);
    },
    close() {
      origins.end();
      drawing.close();
    },
  };
}

/** Views, conditions and choices of one run alone have no place beside another. */
const keysOfBoth = keyTable.filter(([keys]) => !keys.some((key) => "ixe/tqsp".includes(key)));

/** @param {HTMLElement} element @param {Compared} other */
export async function mountComparison(element, { left, right, name, worker }) {
  const [a, b] = await Promise.all([left, right].map(({ trace }) => loadTrace(trace)));
  const players = [new Player(a, { ...left, worker }), new Player(b, { ...right, worker })];
  const choices = new Choices(name);
  const ways = [
    { worker, go: (/** @type {number} */ step) => leader.go(step) },
    { worker, go: follow },
  ];
  const sides = players.map((player, place) =>
    makeSide(player, [left, right][place].label ?? ["Yours", "The other"][place], choices, ways[place]),
  );
  const help = makeHelp(keysOfBoth);
  const asker = new Asker([a, b], { worker });
  // Until it is known where they part, their ends belong together.
  /** @type {Parting | null} */
  let parting = null;
  /** @type {Anchor[]} */
  let anchors = [
    [0, 0],
    [Math.max(1, a.steps), b.steps],
  ];
  const [leader, follower] = players;
  /** @type {number | null} */
  let held = null;
  const ruler = makeRuler(leader, sides[0].census);
  const lineValues = { toggle: toggleValues };
  const controls = makeControls(leader, ruler, [
    { name: "values", label: "Values of the line", keys: "R", act: toggleValues },
    { name: "help", label: "Keys", keys: "?", act: () => help.showModal() },
  ]);
  const words = make("p.journey-parting", { role: "status" }, "Looking for where they part…");
  const button = make("button", { type: "button", click: toParting }, "Go to where they part");
  button.hidden = true;
  const root = make(
    "div.journey.journey-comparison",
    {},
    make("header.journey-head", {}, words, button),
    make("div.journey-sides", {}, ...sides.map((side) => side.element)),
    controls.element,
    help,
  );
  const regain = keepFocus(root);
  element.replaceChildren(root);

  leader.onMove(() => {
    const wanted = held ?? (parting && leader.step === parting.left ? parting.right : counterpart(anchors, leader.step));
    if (wanted !== follower.step) follower.go(wanted);
    controls.update();
    regain();
  });
  const closeOne = () =>
    sides.some((side) => side.element.contains(document.activeElement) && side.closeOne()) || sides.some((side) => side.closeOne());
  const deaf = listen(
    { player: leader, controls, lineValues, closeOne, help: () => help.showModal() },
    (target) => root.contains(target) || target === document.body,
    keysOfBoth,
  );
  sides.forEach(({ census }) => census.start());
  leader.go(0);
  follower.tell();
  const search = asker.ask({ kind: "parting" });
  search.promise.then(present, (error) => setText(words, error.message));

  /** @param {{ parting: Parting | null, anchors: Anchor[] }} found */
  function present(found) {
    if (!found) return;
    ({ parting, anchors } = found);
    setText(words, partingText(parting, players));
    button.hidden = !parting;
    // Who has gone on by himself meanwhile stays where he is.
    if (parting && leader.step === 0) toParting();
  }

  function toParting() {
    if (!parting) return;
    leader.go(parting.left);
    follower.go(parting.right);
  }

  /** Both sides show the values of their lines, or neither. */
  function toggleValues() {
    /** @param {{ lineValues: Panel }} one */
    const isHidden = ({ lineValues: { element: panel } }) => panel.hidden;
    const isAnyOpen = !sides.every(isHidden);
    for (const side of sides) if (isHidden(side) !== isAnyOpen) side.lineValues.toggle();
  }

  /**
   * The second run goes where it was asked to, the first to what belongs to that.
   * @param {number} step
   */
  function follow(step) {
    held = step;
    leader.go(
      counterpart(
        anchors.map(([a, b]) => [b, a]),
        step,
      ),
    );
    held = null;
  }

  return {
    players,
    close() {
      search.stop();
      asker.close();
      deaf();
      ruler.close();
      sides.forEach((side) => {
        side.census.stop();
        side.close();
      });
      players.forEach((player) => player.close());
      element.replaceChildren();
    },
  };
}

/** @param {Parting | null} parting @param {Player[]} other */
function partingText(parting, [left, right]) {
  if (!parting) {
    const extent = Math.max(left.steps, right.steps) < most ? "" : ` in the first ${most.toLocaleString("en")} steps, which were compared`;
    return `The two runs do not part: their common variables take the same values${extent}, and they answer and print the same.`;
  }
  const place = `step ${parting.left.toLocaleString("en")} here, step ${parting.right.toLocaleString("en")} there`;
  switch (parting.why) {
    case "value":
      return `They part at ${parting.name}: ${parting.leftValue} here, ${parting.rightValue} there (${place}).`;
    case "line":
      return `They part at the line: ${parting.leftValue} here, ${parting.rightValue} there (${place}).`;
    case "answer":
      return `They part in what they return: ${parting.leftValue} here, ${parting.rightValue} there (${place}).`;
    case "end":
      return `They agree until the shorter one ends (${Math.min(left.steps, right.steps).toLocaleString("en")} steps).`;
    default:
      return `They part in what they print: ${parting.leftValue} here, ${parting.rightValue} there.`;
  }
}
