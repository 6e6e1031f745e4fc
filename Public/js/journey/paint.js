// Draws a figure's marks as SVG: each mark keeps its element from step to step, so only what changed is touched.
//
// A mark is `{ key, shape, className }` and, by shape:
//   box   x, y, w, h, r, text, title, act    a rectangle with a centred text
//   text  x, y, text, anchor, title, act
//   path  d                                  a line; arrow heads are part of the path

/** @import { Drawing, Mark, Painted } from "types/journey.d.ts" */

import { keyed, makeShape, setAttribute, setText } from "./dom.js";

/** Room around a drawing, for strokes. */
export const pad = 4;

/** @param {Mark} mark */
function create(mark) {
  if (mark.shape === "path") {
    const path = /** @type {Painted} */ (makeShape("path"));
    path.seen = {};
    return path;
  }
  // What it stands for is asked when it is clicked (clicks.js).
  const group = /** @type {Painted} */ (makeShape("g", { "data-key": mark.key }));
  group.seen = {};
  if (mark.shape === "box") group.append(makeShape("rect"));
  group.append(makeShape("text"));
  return group;
}

/** @param {Painted} element @param {Mark} mark */
function update(element, mark) {
  const seen = element.seen;
  if (seen.className !== mark.className) {
    element.setAttribute("class", mark.className ?? "");
    seen.className = mark.className;
  }
  if (mark.shape === "path") {
    if (seen.d !== mark.d) element.setAttribute("d", (seen.d = mark.d));
    return;
  }
  if (seen.x !== mark.x || seen.y !== mark.y) {
    element.style.transform = `translate(${mark.x}px, ${mark.y}px)`;
    seen.x = mark.x;
    seen.y = mark.y;
  }
  const last = /** @type {Element} */ (element.lastChild);
  const label = last.tagName === "title" ? /** @type {Element} */ (last.previousSibling) : last;
  if (mark.shape === "box") updateBox(element, label, mark, seen);
  else if (seen.anchor !== mark.anchor) {
    setAttribute(label, "text-anchor", (seen.anchor = mark.anchor));
  }
  if (seen.text !== mark.text) {
    setText(label, mark.text ?? "");
    seen.text = mark.text;
  }
  if (seen.title !== mark.title) updateTitle(element, mark, seen);
  if (seen.act !== mark.act || seen.object !== mark.object) {
    setAttribute(element, "data-act", (seen.act = mark.act));
    setAttribute(element, "data-object", (seen.object = mark.object));
  }
}

/** @param {Painted} element @param {Element} label @param {Mark} mark @param {Partial<Mark>} seen */
function updateBox(element, label, mark, seen) {
  if (seen.w === mark.w && seen.h === mark.h && seen.r === mark.r) return;
  const rect = /** @type {Element} */ (element.firstChild);
  rect.setAttribute("width", (seen.w = mark.w));
  rect.setAttribute("height", (seen.h = mark.h));
  rect.setAttribute("rx", (seen.r = mark.r ?? 0));
  label.setAttribute("x", String(mark.w / 2));
  label.setAttribute("y", String(mark.h / 2));
}

/** @param {Painted} element @param {Mark} mark @param {Partial<Mark>} seen */
function updateTitle(element, mark, seen) {
  seen.title = mark.title;
  let title = /** @type {Element | null} */ (element.querySelector("title"));
  if (!mark.title) return title?.remove();
  if (!title) element.append((title = makeShape("title")));
  title.textContent = mark.title;
}

/**
 * Brings the drawing in line with the marks, at a scale.
 * @param {Painted} svg @param {Drawing & { left?: number }} figure @param {number} [scale]
 */
export function paint(svg, figure, scale = 1) {
  const seen = (svg.seen ??= {});
  const left = Math.floor(figure.left ?? 0);
  const width = Math.ceil(figure.width) + pad * 2;
  const height = Math.ceil(figure.height) + pad * 2;
  if (seen.left !== left || seen.width !== width || seen.height !== height || seen.scale !== scale) {
    svg.setAttribute("viewBox", `${left - pad} ${-pad} ${width} ${height}`);
    svg.setAttribute("width", String(Math.round(width * scale)));
    svg.setAttribute("height", String(Math.round(height * scale)));
    Object.assign(seen, { left, width, height, scale });
  }
  keyed(svg, figure.marks, (mark) => mark.key, create, update);
}
