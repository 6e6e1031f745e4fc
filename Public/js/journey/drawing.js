// The panel of figures: one SVG each, kept by slot; what the code works with first, and what changed in sight.

/** @import { Census, ChangeBox, Choices, Figure, Kept, Player, SlotPlace } from "types/journey.d.ts" */

import { arrange, captionHeight, scaleIn, scrollFor } from "./arrange.js";
import { keyed, make, setText } from "./dom.js";
import { fillFigureBox, makeFigureBox } from "./figurebox.js";
import { chosenPicture } from "./menu.js";
import { pad } from "./paint.js";
import { Phases } from "./phases.js";
import { noteSize, Plan } from "./plan.js";
import { Scene } from "./scene.js";
import { slotsInOrder } from "./slots.js";

/** @typedef {NonNullable<ReturnType<typeof arrange>>} Arranged */

/** So long the first picture may wait for the plan of a small run. */
const atOnce = 60;

/** @param {Player} player @param {Choices} choices */
export function makeDrawing(player, choices) {
  /** @param {string[]} names */
  const chosen = (names) => chosenPicture(choices, names);
  const scene = new Scene({ chosen });
  const phases = new Phases(player.source, player.trace.functions, player.trace.calls);
  /** @type {Kept} */
  const list = make("div.journey-figures");
  const empty = make("p.journey-empty");
  const element = make("div.journey-drawing", { role: "region", "aria-label": "Drawing of the data", tabindex: "0" }, list, empty);
  let pane = { width: 0, height: 0 };
  let hasDrawn = false;
  /** @type {Plan | null} */
  let plan = null;
  /**
   * Arrangements by phase, pane and what is folded.
   * @type {Map<string, Arranged>}
   */
  const arranged = new Map();
  // Remembered, for asking would make the browser lay the page out at every step.
  let [scrolled, isByHand] = [0, false];
  let named = new Set();

  const resized = new ResizeObserver(([{ contentRect }]) => {
    const now = { width: Math.floor(contentRect.width), height: Math.floor(contentRect.height) };
    if (now.width === pane.width && now.height === pane.height) return;
    const isOther = now.width !== pane.width && now.width > 0;
    pane = now;
    arranged.clear();
    if (isOther) replan();
    redraw();
  });
  resized.observe(element);
  element.addEventListener("scroll", () => (scrolled = element.scrollTop), { passive: true });
  for (const kind of ["wheel", "touchmove", "pointerdown"]) element.addEventListener(kind, () => (isByHand = true), { passive: true });

  const room = () => Math.max(200, pane.width);

  /** Looks at the whole run again, after the pane or the choice of a picture has changed. */
  function replan() {
    plan?.stop();
    const begin = () => {
      plan = new Plan(player, phases, chosen);
      plan.start(
        room(),
        (done) => {
          scene.plan = done;
          arranged.clear();
          if (hasStarted) redraw();
        },
        atOnce,
      );
      hasStarted = true;
    };
    let hasStarted = false;
    // Rounds of loops are known when the run has been counted.
    const wait = () => (player.census && !player.census.isComplete ? player.census.onProgress(once) : begin());
    let hasBegun = false;
    /** @param {Census} census */
    const once = (census) => {
      if (!census.isComplete || hasBegun) return;
      hasBegun = true;
      begin();
    };
    wait();
  }

  const create = () =>
    makeFigureBox(choices, {
      tidy(key) {
        scene.tidy(key);
        update();
      },
      fold(slot) {
        choices.toggle("collapsed", slot);
        redraw();
      },
      act,
      choose() {
        arranged.clear();
        replan();
        redraw();
      },
    });

  /** Of its own accord: what shows beside it what is not drawn has to know. */
  function redraw() {
    update();
    made.onRedraw();
  }

  function update() {
    if (!pane.width) {
      named = new Set();
      return;
    }
    const figures = scene.figures(player.moment, room());
    empty.hidden = figures.length > 0;
    hasDrawn ||= figures.length > 0;
    setText(
      empty,
      hasDrawn
        ? "Nothing is left to draw: it went with the calls that it belonged to."
        : "Lists, trees, tables and other structures of the program are drawn here as soon as there are some.",
    );
    named = new Set(
      figures.filter(({ slot }) => !isFolded(slot)).flatMap(({ names, pills, kind }) => [...names, ...(nodeKinds.has(kind) ? pills : [])]),
    );
    const { places: rooms, height } = arrangement(figures);
    const places = new Map(
      figures.map((figure) => {
        const room = rooms.get(figure.slot);
        return [figure.slot, { ...room, scale: scaleIn(room, figure) }];
      }),
    );
    const tall = `${Math.ceil(height)}px`;
    if (list.tall !== tall) list.style.height = list.tall = tall;
    keyed(
      list,
      figures,
      ({ slot }) => slot,
      create,
      (box, figure) => fillFigureBox(box, figure, places.get(figure.slot), isFolded(figure.slot), () => changeIn(figure)),
    );
    scroll(figures, places, height);
  }

  /** @param {string} slot */
  const isFolded = (slot) => choices.has("collapsed", slot);

  /**
   * Where the figures of this phase stand: the same at each of its steps.
   * @param {Figure[]} figures
   */
  function arrangement(figures) {
    const phase = phases.of(player.moment);
    // Between the samples of a long run something may come up that the plan does not know, as all is where there is none: then
    // the step alone tells.
    const slots = new Map(scene.plan?.isComplete ? scene.plan.phases.get(phase.id) : []);
    for (const figure of figures) if (!slots.has(figure.slot)) noteSize(slots, figure);
    const all = slotsInOrder(slots, phase.weights, isFolded);
    const key = JSON.stringify([phase.id, pane, all]);
    if (!arranged.has(key)) {
      if (arranged.size > 200) arranged.clear();
      arranged.set(key, /** @type {Arranged} */ (arrange(all, pane)));
    }
    return arranged.get(key);
  }

  /**
   * Where the program was last at work in a figure.
   * @param {Figure} figure
   */
  const changeIn = (figure) => figure.change ?? scene.plan?.changeOf(figure.slot, player.step) ?? null;

  /**
   * Brings what changed into sight; where nothing did, what changed last.
   * @param {Figure[]} figures @param {Map<string, SlotPlace>} places @param {number} height
   */
  function scroll(figures, places, height) {
    const whole = height;
    if (whole <= pane.height) {
      if (scrolled) element.scrollTop = scrolled = 0;
      return;
    }
    const spans = figures
      .filter(({ slot }) => !isFolded(slot))
      .flatMap((figure) => {
        const change = figure.change ?? null;
        return change ? [spanOf(change, places.get(figure.slot))] : [];
      });
    // Without a plan it is not known what changed before.
    const about = spans.length ? joined(spans) : (lastSpan(figures, places) ?? (scene.plan?.isComplete ? [0, 0] : null));
    if (!about) return;
    const isSeen = about[0] >= scrolled - 1 && about[1] <= scrolled + pane.height + 1;
    if (isByHand && isSeen) return;
    isByHand = false;
    const wanted = scrollFor(about, { whole, seen: pane.height });
    if (wanted !== scrolled) element.scrollTop = scrolled = wanted;
  }

  /**
   * The span of all that changed; if that is too much for the pane, of what is more than a name that moved.
   * @param {number[][]} spans
   */
  function joined(spans) {
    /** @param {number[][]} some */
    const whole = (some) => [Math.min(...some.map(([from]) => from)), Math.max(...some.map(([, to]) => to))];
    const all = whole(spans);
    const main = spans.filter(([, , isFaint]) => !isFaint);
    return all[1] - all[0] > pane.height + 2 * pad && main.length ? whole(main) : all;
  }

  /** @param {Figure[]} figures @param {Map<string, SlotPlace>} places */
  function lastSpan(figures, places) {
    const last = figures
      .map((figure) => ({ figure, change: scene.plan?.changeOf(figure.slot, player.step) }))
      .filter(({ figure, change }) => change && !isFolded(figure.slot))
      .sort((a, b) => Number(b.change?.at) - Number(a.change?.at))[0];
    return last?.change ? spanOf(last.change, places.get(last.figure.slot)) : null;
  }

  /** @param {string | null | undefined} wish */
  function act(wish) {
    const [verb, key, from, to] = wish?.split(" ") ?? [];
    if (verb === "open") scene.open(key, Number(from), Number(to));
    else if (verb === "more") scene.more(key);
    else return;
    update();
  }

  list.addEventListener("click", (event) => {
    act(event.target.closest("[data-act]")?.getAttribute("data-act"));
  });
  list.addEventListener("pointerover", (event) => point(event.target.closest("[data-object]")?.getAttribute("data-object")));
  list.addEventListener("pointerleave", () => point(null));

  /**
   * Shows which marks are the same object.
   * @param {string | null | undefined} id
   */
  function point(id) {
    for (const mark of list.querySelectorAll(".same")) mark.classList.remove("same");
    if (id) for (const mark of list.querySelectorAll(`[data-object="${CSS.escape(id)}"]`)) mark.classList.add("same");
  }

  function close() {
    plan?.stop();
    resized.disconnect();
  }

  const made = {
    element,
    update,
    replan,
    close,
    scene,
    list,
    /** @param {string} name */
    isDrawn: (name) => named.has(name),
    isSettled: () => Boolean(scene.plan?.isComplete),
    phase: () => phases.of(player.moment).id,
    onRedraw: () => {},
  };
  return made;
}

const nodeKinds = new Set(["chain", "tree", "graph"]);

/**
 * From where to where a box of a figure reaches in the pane, and whether it tells of names alone.
 * @param {ChangeBox} one @param {SlotPlace} place @returns {any[]}
 */
const spanOf = ({ y, bottom, isFaint }, place) => [
  place.y + captionHeight + (y - pad) * place.scale,
  place.y + captionHeight + (bottom + pad) * place.scale,
  isFaint,
];
