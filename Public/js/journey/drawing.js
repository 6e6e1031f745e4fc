// The panel of figures: one SVG each, kept by key.

import { iconButton, keyed, make, setAttribute, setText } from "./dom.js";
import { paint } from "./paint.js";
import { Scene } from "./scene.js";

export function makeDrawing(player, choices) {
  const scene = new Scene();
  const list = make("div.journey-figures");
  const empty = make("p.journey-empty");
  const element = make("div.journey-drawing", { role: "region", "aria-label": "Drawing of the data", tabindex: "0" }, list, empty);
  let width = 0;
  let hasDrawn = false;

  new ResizeObserver(([entry]) => {
    const now = Math.floor(entry.contentRect.width);
    if (Math.abs(now - width) < 24) return;
    width = now;
    update();
  }).observe(element);

  function create(figure) {
    const names = make("span.journey-names");
    const word = make("span.journey-word");
    const note = make("span.journey-note");
    const tidy = iconButton("tidy", "Tidy up", "", () => {
      scene.tidy(figure.key);
      update();
    });
    // Remembered by the first name, which is the same in the next run.
    const fold = iconButton("fold", "Collapse", "", () => {
      choices.toggle("collapsed", box.dataset.name);
      update();
    });
    fold.classList.add("journey-fold");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("aria-hidden", "true");
    const text = make("p.hidden");
    const canvas = make("div.journey-canvas", {}, svg);
    // Remembered, for asking would make the browser lay the page out at every step.
    canvas.addEventListener("scroll", () => (canvas.scrolled = canvas.scrollLeft), { passive: true });
    const more = make("button.link", { type: "button", click: () => act(box.act) }, "Show more");
    const box = make("figure.journey-figure", {}, make("figcaption", {}, fold, names, word, note, more, tidy), canvas, text);
    box.parts = { fold, names, word, note, more, tidy, svg, text, canvas };
    return box;
  }

  function update() {
    if (!width) return;
    const figures = scene.figures(player.moment, Math.max(240, width - 34));
    empty.hidden = figures.length > 0;
    hasDrawn ||= figures.length > 0;
    setText(empty, hasDrawn ? "Nothing is left to draw: it went with the calls that it belonged to." : "Lists, trees, tables and other structures of the program are drawn here as soon as there are some.");
    keyed(list, figures, ({ key }) => key, create, fill);
  }

  function fill(box, figure) {
    const { fold, names, word, note, more, tidy, svg, text, canvas } = box.parts;
    box.figure = figure;
    setAttribute(box, "data-name", figure.names[0]);
    const isFolded = choices.has("collapsed", figure.names[0]);
    canvas.hidden = isFolded;
    setAttribute(fold, "aria-expanded", String(!isFolded));
    setAttribute(fold, "aria-label", `${isFolded ? "Expand" : "Collapse"} ${figure.names[0]}`);
    box.act = figure.marks.find(({ act: wish }) => wish)?.act;
    more.hidden = !box.act || isFolded;
    keyed(names, figure.names.slice(0, 6), (name) => name, () => make("b"), (element, name) => {
      setText(element, name);
      element.classList.toggle("near", figure.current.includes(name));
    });
    const count = figure.sizes ?? (figure.count === null || figure.count === undefined ? "" : figure.count.toLocaleString("en"));
    setText(word, `${figure.word}${count ? ` · ${count}` : ""}`);
    setText(note, figure.note ?? "");
    note.hidden = !figure.note;
    tidy.hidden = !figure.canTidy || isFolded;
    setText(text, figure.text ?? "");
    setAttribute(box, "data-kind", figure.kind);
    if (isFolded) return;
    paint(svg, figure, width - 34);
    if (svg.seen.width * svg.seen.scale > width) follow(svg, figure);
  }

  /** Keeps what the step is about in sight of a drawing that has to be scrolled. */
  function follow(svg, { marks }) {
    const about = marks.find(({ shape, className = "" }) => shape === "box" && /changed|new/.test(className))
      ?? marks.find(({ className = "" }) => /^pointer(?!.*far)/.test(className));
    if (!about) return;
    const canvas = svg.parentElement;
    const x = about.x * svg.seen.scale;
    const left = canvas.scrolled ?? 0;
    if (x < left + 40 || x > left + width - 120) canvas.scrollLeft = canvas.scrolled = Math.max(0, x - width / 2);
  }

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

  /** Shows which marks are the same object. */
  function point(id) {
    for (const mark of list.querySelectorAll(".same")) mark.classList.remove("same");
    if (id) for (const mark of list.querySelectorAll(`[data-object="${CSS.escape(id)}"]`)) mark.classList.add("same");
  }

  return { element, update, scene, list };
}
