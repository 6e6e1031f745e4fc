// The box of a figure: its caption with names and buttons, its drawing, and its text for those who do not see it.

/** @import { ChangeBox, Choices, Figure, Kept, SlotPlace } from "types/journey.d.ts" */

import { scrollFor } from "./arrange.js";
import { iconButton, keyed, make, setAttribute, setText } from "./dom.js";
import { fillMenu, makeMenu } from "./menu.js";
import { paint } from "./paint.js";

/**
 * `tidy`, `fold` and `act` are told the box's figure, its slot and what its button "Show more" is for; `choose` hears that
 * another picture was chosen.
 * @param {Choices} choices
 * @param {{ tidy(key: string): void, fold(slot: string): void, act(wish: string): void, choose(): void }} actions
 */
export function makeFigureBox(choices, { tidy: layOut, fold: toggle, act, choose }) {
  const names = make("span.journey-names");
  const word = make("span.journey-word");
  const note = make("span.journey-note");
  const tidy = iconButton("tidy", "Tidy up", "", () => layOut(box.figure.key));
  // Remembered by the first name, which is the same in the next run.
  const fold = iconButton("fold", "Collapse", "", () => toggle(box.dataset.name ?? ""));
  fold.classList.add("journey-fold");
  const menu = makeMenu(choices, choose);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  const text = make("p.hidden");
  /** @type {Kept} */
  const canvas = make("div.journey-canvas", {}, svg);
  canvas.addEventListener("scroll", () => (canvas.scrolled = canvas.scrollLeft), { passive: true });
  const more = make("button.link", { type: "button", click: () => act(box.act) }, "Show more");
  /** @type {Kept} */
  const box = make("figure.journey-figure", {}, make("figcaption", {}, fold, names, word, menu, note, more, tidy), canvas, text);
  box.parts = { fold, names, word, menu, note, more, tidy, svg, text, canvas };
  return box;
}

/**
 * `about`: where the program was last at work in the figure.
 * @param {Kept} box @param {Figure} figure @param {SlotPlace} place @param {boolean} isShut @param {() => ChangeBox | null} about
 */
export function fillFigureBox(box, figure, place, isShut, about) {
  const { text, canvas, svg } = box.parts;
  box.figure = figure;
  box.place = place;
  setAttribute(box, "data-name", figure.slot);
  const stands = `translate(${Math.round(place.x)}px, ${Math.round(place.y)}px)`;
  if (box.stands !== stands) box.style.transform = box.stands = stands;
  const wide = `${Math.ceil(place.w)}px`;
  if (box.wide !== wide) box.style.width = box.wide = wide;
  canvas.hidden = isShut;
  fillCaption(box, figure, isShut);
  setText(text, figure.text ?? "");
  setAttribute(box, "data-kind", figure.kind);
  if (isShut) return;
  paint(svg, figure, place.scale);
  const whole = svg.seen.width * place.scale;
  if (whole > place.w + 1) follow(canvas, place, whole, about());
  else if (canvas.scrolled) canvas.scrollLeft = canvas.scrolled = 0;
}

/** @param {Kept} box @param {Figure} figure @param {boolean} isShut */
function fillCaption(box, figure, isShut) {
  const { fold, names, word, menu, note, more, tidy } = box.parts;
  setAttribute(fold, "aria-expanded", String(!isShut));
  setAttribute(fold, "aria-label", `${isShut ? "Expand" : "Collapse"} ${figure.names[0]}`);
  box.act = figure.marks.find(({ act: wish }) => wish)?.act;
  more.hidden = !box.act || isShut;
  keyed(
    names,
    figure.names.slice(0, 6),
    (name) => name,
    () => make("b"),
    (element, name) => {
      setText(element, name);
      element.classList.toggle("near", figure.current.includes(name));
    },
  );
  const count = figure.sizes ?? (figure.count === null || figure.count === undefined ? "" : figure.count.toLocaleString("en"));
  setText(word, `${figure.word}${count ? ` · ${count}` : ""}`);
  setText(note, figure.note ?? "");
  note.hidden = !figure.note;
  fillMenu(menu, isShut ? { ...figure, pictures: [] } : figure);
  tidy.hidden = !figure.canTidy || isShut;
}

/**
 * Keeps what the step is about in sight of a drawing that has to be scrolled.
 * @param {Kept} canvas @param {SlotPlace} place @param {number} whole @param {ChangeBox | null} about
 */
function follow(canvas, place, whole, about) {
  const wanted = about ? scrollFor([about.x * place.scale, about.right * place.scale], { whole, seen: place.w }) : 0;
  if ((canvas.scrolled ?? 0) !== wanted) canvas.scrollLeft = canvas.scrolled = wanted;
}
