// The player of a Data Journey: `mountJourney(element, options)` puts it into an element.
//
// options: trace    an ArrayBuffer, an address, or an opened Trace
//          source   the program's text, if it is not the one in the trace
//          name     under which choices are remembered (the problem's slug)
//          skipped  the steps behind the recorded ones, where another run has told of more than the trace knows
//          step     where to begin, in the run's own numbers (the trace's gap counts); else `#step=N` of the address,
//                   else the first, or the end of a run that failed
//          canRecord  whether a part of the run that is not recorded can be asked for: the element then tells
//                   `journey-window` with `{ from, to, step }` (`to` exclusive, the run's own numbers)
//          worker   the address of search-worker.js, where the page can load it: long searches then run there
//          outcome  what the judge says of the answer: { got, expected, isRight, isDesign }
//          onCode   hears the line of the shown step when the learner wants to be back at the code
//          onParting  shows this run beside the reference, where the two part
//          keys     "page" (default): keys work unless something else wants them; "inside": only within the element
// Gives `{ player, close }`, or throws TraceError with a sentence for a person.
//
// The modules are written so that a script can join them into one text (Tests/Journey/player_bundle.mjs does):
// in the order of their imports, wrap each in a function, turn `import { a } from "./b.js"` into a look-up and
// `export` into nothing; there are no cycles, no default exports, no renaming, no dynamic imports.

/** @import { JourneyOptions } from "types/journey.d.ts" */

import { makeAnswer } from "./answer.js";
import { Census } from "./census.js";
import { Choices } from "./choices.js";
import { makeCallTree } from "./calltree.js";
import { askByClick } from "./clicks.js";
import { makeCode } from "./code.js";
import { makeControls } from "./controls.js";
import { keepFocus, make, setAttribute, setText } from "./dom.js";
import { makeDrawing } from "./drawing.js";
import { listen, makeHelp } from "./keys.js";
import { loadTrace } from "./load.js";
import { makeExportSheet } from "./exports.js";
import { narrationOf, ranLine } from "./narration.js";
import { makeLineValues } from "./linevalues.js";
import { makeOrigins } from "./origins.js";
import { makePeek } from "./peek.js";
import { makeQuiz } from "./quiz.js";
import { Player } from "./player.js";
import { makeCounters, makeOutput, makeStack } from "./stack.js";
import { makeRuler } from "./ruler.js";
import { makeVariables } from "./variables.js";

/** @param {HTMLElement} element @param {JourneyOptions} options */
export async function mountJourney(element, options) {
  const trace = await loadTrace(options.trace);
  return build(element, new Player(trace, options), options);
}

/**
 * What of the run is not here, in a sentence; empty if all of it is.
 * @param {{ gap?: number, skipped?: number, skeleton?: boolean, steps: number }} one
 */
function limitsText({ gap = 0, skipped = 0, skeleton = false, steps }) {
  /** @param {number} number */
  const count = (number) => number.toLocaleString("en");
  const parts = [];
  if (gap > 0) parts.push(`${count(gap)} earlier steps were left out.`);
  if (skeleton) parts.push(`Recording reached its limit after ${count(steps)} steps: of what ran then, only calls and output are known.`);
  else if (skipped > 0) parts.push(`${count(skipped)} ${gap > 0 ? "later " : ""}steps were left out.`);
  return parts.join(" ");
}

/** @param {HTMLElement} element @param {Player} player @param {any} options */
function build(element, player, options) {
  const { trace } = player;
  if (options.canRecord) {
    player.record = (part) => root.dispatchEvent(new CustomEvent("journey-window", { bubbles: true, detail: part }));
  }
  const choices = new Choices(options.name ?? trace.footer.sourceName);
  const census = (player.census = new Census(trace, player.source.tests));
  const code = makeCode(player, census);
  const drawing = makeDrawing(player, choices);
  const tree = makeCallTree(player, census);
  const variables = makeVariables(player, choices, drawing.isDrawn);
  drawing.onRedraw = variables.update;
  const stack = makeStack(player);
  const output = makeOutput(player);
  const counters = makeCounters(player, census);
  const help = makeHelp();
  const narration = make("span");
  const upcoming = make("small");
  const headline = make("p.journey-narration", {}, narration, " ", upcoming);
  const speech = make("p.hidden", { "aria-live": "polite" });
  const told = make("pre");
  const quiz = makeQuiz(player);
  const origins = makeOrigins(player, options.worker);
  const answer = makeAnswer(player, origins, options.outcome);
  const peek = makePeek(player, code.element.querySelector("ol"));
  const lineValues = makeLineValues(player);
  askByClick(player, origins, drawing.element, variables.element);
  /** @type {any} */
  const context = { player, variables, lineValues, closeOne, switchView, help: () => help.showModal(), quiz: quiz.toggle, share };
  const ruler = makeRuler(player, census);
  const controls = (context.controls = makeControls(player, ruler, [
    { name: "values", label: "Values of the line", keys: "R", act: lineValues.toggle },
    { name: "quiz", label: "Predict the next value", keys: "Q", act: quiz.toggle },
    { name: "picture", label: "Pictures of steps", keys: "P", act: () => context.exportSheet() },
    { name: "share", label: "Copy a link to this step", keys: "S", act: () => context.share() },
    { name: "help", label: "Keys", keys: "?", act: () => help.showModal() },
  ]));
  const tabs = ["Data", "Calls"].map((name, place) => make("button.journey-tab", { type: "button", click: () => view(place) }, name));

  const limits = make("p.journey-limits", {}, limitsText({ ...trace.footer, skipped: player.end - player.offset - player.steps }));
  limits.hidden = limits.textContent === "";
  const root = make(
    "div.journey",
    {},
    make("header.journey-head", {}, headline, answer.element, ...wayOn()),
    limits,
    make(
      "div.journey-body",
      {},
      make(
        "div.journey-left",
        {},
        code.element,
        lineValues.element,
        controls.watchForm,
        make("div.journey-below", {}, stack.element, output.element),
      ),
      make(
        "div.journey-right",
        {},
        make(
          "div.journey-stage",
          {},
          make("div.journey-stage-head", {}, make("div.journey-tabs", { role: "group", "aria-label": "View" }, ...tabs), counters.element),
          drawing.element,
          tree.element,
        ),
        quiz.element,
        origins.element,
        variables.element,
      ),
    ),
    controls.element,
    peek.element,
    speech,
    make("section.hidden", { "aria-label": "This step as text" }, told),
    help,
  );
  const sheet = makeExportSheet(player, root, options.name);
  context.exportSheet = () => {
    view(0);
    sheet.open();
  };
  root.append(sheet.dialog);
  const regain = keepFocus(root);
  element.replaceChildren(root);

  const status = trace.footer.status ?? {};
  const ending = status.kind === "failed" || status.kind === "stopped" ? status.note : "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let spoken;

  /** @param {number} place */
  function view(place) {
    choices.set("view", place);
    drawing.element.hidden = place !== 0;
    tree.element.hidden = place !== 1;
    tabs.forEach((tab, each) => setAttribute(tab, "aria-pressed", String(each === place)));
    tree.update();
  }

  function switchView() {
    view(1 - choices.get("view", 0));
  }

  /** The ways from here to the code and to where the answer went wrong. */
  function wayOn() {
    const found = [];
    const hasFailed = options.outcome?.isRight === false || ["failed", "stopped"].includes(trace.footer.status?.kind);
    if (options.onParting && hasFailed) {
      found.push(
        make(
          "button.journey-way",
          { type: "button", title: "Your run beside the reference's, at the step where they differ", click: () => options.onParting() },
          "Where the runs part",
        ),
      );
    }
    if (options.onCode) {
      found.push(
        make(
          "button.journey-way.quiet",
          {
            type: "button",
            title: "To the line of this step in the editor",
            click: () => options.onCode(player.moment.line || ranLine(player)),
          },
          "Back to my code",
        ),
      );
    }
    return found;
  }

  /** Closes one thing that stands open: where the focus is, else the last of them. */
  function closeOne() {
    if (peek.hide()) return true;
    const open = [lineValues, origins, quiz].filter((panel) => !panel.element.hidden);
    const panel = open.find((each) => each.element.contains(document.activeElement)) ?? open.at(-1);
    panel?.close();
    return Boolean(panel);
  }

  function share() {
    const address = new URL(location.href);
    address.hash = `step=${player.numberOf()}`;
    history.replaceState(null, "", address);
    navigator.clipboard?.writeText(address.href).then(
      () => player.say("The link to this step is in the clipboard."),
      () => {},
    );
    player.say("The address of this page now holds the step.");
  }

  function update() {
    const { state } = player.moment;
    const isLast = player.step === player.steps;
    const text = isLast && ending ? ending : (state.error ?? narrationOf(player));
    setText(narration, text);
    setText(upcoming, isLast ? "· the end" : `· next: line ${state.line}`);
    setAttribute(headline, "title", text.length > 120 ? text : null);
    headline.classList.toggle("trouble", Boolean(state.error) || (isLast && Boolean(ending)));
    answer.update();
    peek.hide();
    for (const part of [code, lineValues, drawing, tree, variables, stack, output, counters, controls]) part.update();
    regain();
    clearTimeout(spoken);
    // While a run plays, a screen reader would fall behind: it hears where the run comes to rest.
    spoken = setTimeout(
      () => {
        const code = (player.source.lines[state.line - 1] ?? "").trim();
        setText(
          speech,
          player.notice ||
            `Step ${player.numberText()} of ${player.end.toLocaleString("en")}. ${text}. ${isLast ? "The end." : `Next, line ${state.line}: ${code}`} ${lineValues.spoken()}`,
        );
        setText(told, trace.describe(state));
      },
      player.playback.isPlaying ? 900 : 150,
    );
  }

  player.onMove(update);
  census.onProgress(() => {
    code.update();
    counters.update();
    // Which line ran and which round a loop is in is known now.
    if (census.isComplete) update();
  });
  /** @param {Node | null} target */
  const isMine = (target) =>
    root.contains(target) || (options.keys !== "inside" && (target === document.body || target === document.documentElement));
  const deaf = listen(context, isMine);
  view(choices.get("view", 0));
  const asked = options.step ?? Number(/[#&]step=(\d+)/.exec(location.hash)?.[1] ?? NaN);
  const isBroken = ending || options.outcome?.isRight === false || trace.stateAt(player.steps).error !== null;
  // A number that is not recorded opens at the nearest step: nothing is run again unasked.
  census.start(10);
  player.go(Number.isFinite(asked) ? asked - player.offset : isBroken ? player.steps : 0);
  const moved = () => {
    const step = /[#&]step=(\d+)/.exec(location.hash)?.[1];
    if (step !== undefined) player.goToNumber(Number(step));
  };
  addEventListener("hashchange", moved);
  return {
    player,
    scene: drawing.scene,
    isSettled: drawing.isSettled,
    phase: drawing.phase,
    close() {
      removeEventListener("hashchange", moved);
      clearTimeout(spoken);
      deaf();
      ruler.close();
      drawing.close();
      origins.end();
      census.stop();
      player.close();
      element.replaceChildren();
    },
  };
}
