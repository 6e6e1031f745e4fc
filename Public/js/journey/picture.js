// Draws a step on a canvas: what the page shows of it (narration, program, figures), in the page's own colours.

/** @import { Kept, Pen, Player } from "types/journey.d.ts" */

const margin = 24;
const codeWidth = 400;
const gap = 28;
/** @type {{ [anchor: string]: CanvasTextAlign }} */
const aligned = { middle: "center", end: "right" };
const lineHeight = 20;

/**
 * Sizes of the figures in rows of at most `width`: `{ places: [{ x, y }], height }`.
 * @param {{ w: number, h: number }[]} sizes @param {number} width
 */
function flow(sizes, width) {
  let [x, y, tall] = [0, 0, 0];
  const places = sizes.map(({ w, h }) => {
    if (x > 0 && x + w > width) [x, y, tall] = [0, y + tall + 20, 0];
    const place = { x, y };
    x += w + gap;
    tall = Math.max(tall, h);
    return place;
  });
  return { places, height: y + tall };
}

/** @param {HTMLElement} root */
const figuresOf = (root) =>
  [.../** @type {NodeListOf<Kept>} */ (root.querySelectorAll(".journey-figure"))].filter(
    (figure) => figure.offsetParent !== null || figure.parts,
  );
/** @param {Kept} figure */
const sizeOf = (figure) => ({ w: Math.max(figure.parts.svg.seen.width, 120), h: figure.parts.svg.seen.height + 26 });

/** @param {HTMLElement} root @param {number} width */
export function heightOf(root, width) {
  const room = width - codeWidth - margin * 3;
  return Math.ceil(Math.max(360, flow(figuresOf(root).map(sizeOf), room).height + 2 * margin + 44));
}

/**
 * `scale` pixels a unit; the canvas has no transparency, so that all pictures of a run are of one kind.
 * @param {Player} player @param {HTMLElement} root @param {{ width: number, height: number, scale?: number }} third
 */
export function drawStep(player, root, { width, height, scale = 2 }) {
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = /** @type {Pen} */ (canvas.getContext("2d", { alpha: false }));
  pen.scale(scale, scale);
  const style = getComputedStyle(root);
  const paper = getComputedStyle(root.querySelector(".journey-stage"));
  pen.fillStyle = paper.backgroundColor;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = "middle";
  pen.fillStyle = style.color;
  const narration = root.querySelector(".journey-narration");
  pen.font = `600 16px ${style.fontFamily}`;
  pen.fillText(narration.textContent, margin, margin + 4, width - margin * 2 - 140);
  pen.font = `12px ${style.fontFamily}`;
  pen.textAlign = "right";
  pen.fillText(`step ${player.numberText()} of ${player.end.toLocaleString("en")}`, width - margin, margin + 4);
  pen.textAlign = "left";
  const top = margin + 32;
  drawProgram(pen, root, top, height - top - margin);
  const figures = figuresOf(root);
  const { places } = flow(figures.map(sizeOf), width - codeWidth - margin * 3);
  figures.forEach((figure, place) => {
    const [x, y] = [codeWidth + margin * 2 + places[place].x, top + places[place].y];
    const { names, word, svg } = figure.parts;
    pen.fillStyle = style.color;
    pen.font = `600 13px ${getComputedStyle(names).fontFamily}`;
    const title = [...names.children].map((name) => name.textContent).join(", ");
    pen.fillText(title, x, y + 8);
    const titleWidth = pen.measureText(title).width;
    pen.fillStyle = getComputedStyle(word).color;
    pen.font = `12px ${style.fontFamily}`;
    pen.fillText(word.textContent, x + titleWidth + 8, y + 8);
    pen.save();
    pen.translate(x + 4 - svg.seen.left, y + 28);
    drawShapes(pen, svg);
    pen.restore();
  });
  return canvas;
}

/** @param {Pen} pen @param {HTMLElement} root @param {number} top @param {number} height */
function drawProgram(pen, root, top, height) {
  const rows = [...root.querySelectorAll(".journey-lines li")];
  const current = Math.max(
    0,
    rows.findIndex((row) => row.classList.contains("next")),
  );
  const count = Math.max(3, Math.floor(height / lineHeight));
  const first = Math.max(0, Math.min(current - Math.floor(count / 2), rows.length - count));
  pen.save();
  pen.beginPath();
  pen.rect(margin, top - 4, codeWidth, height + 8);
  pen.clip();
  rows.slice(first, first + count).forEach((row, place) => {
    const y = top + place * lineHeight + lineHeight / 2;
    if (row.classList.contains("next")) {
      pen.fillStyle = getComputedStyle(row).backgroundColor;
      pen.fillRect(margin, y - lineHeight / 2, codeWidth, lineHeight);
      pen.fillStyle = getComputedStyle(row).borderLeftColor;
      pen.fillRect(margin, y - lineHeight / 2, 3, lineHeight);
    }
    const text = row.querySelector("code");
    const font = getComputedStyle(text);
    pen.font = `12px ${font.fontFamily}`;
    pen.fillStyle = getComputedStyle(row.querySelector(".journey-gutter")).color;
    pen.fillText(String(first + place + 1).padStart(3), margin + 8, y);
    let x = margin + 40;
    for (const part of text.childNodes) {
      pen.fillStyle = part.nodeType === Node.ELEMENT_NODE ? getComputedStyle(/** @type {Element} */ (part)).color : font.color;
      const plain = (part.textContent ?? "").replaceAll("\t", "    ").replace("\n", "");
      pen.fillText(plain, x, y);
      x += pen.measureText(plain).width;
    }
  });
  pen.restore();
}

/**
 * Walks the marks of a figure as they stand in the page.
 * @param {Pen} pen @param {{ children: Iterable<Kept> }} svg
 */
function drawShapes(pen, svg) {
  for (const element of svg.children) {
    if (element.tagName === "path") {
      stroke(pen, new Path2D(element.getAttribute("d") ?? ""), getComputedStyle(element));
      continue;
    }
    pen.save();
    pen.translate(element.seen.x, element.seen.y);
    for (const part of element.children) {
      const style = getComputedStyle(part);
      if (part.tagName === "rect") {
        const path = new Path2D();
        path.roundRect(0, 0, Number(part.getAttribute("width")), Number(part.getAttribute("height")), Number(part.getAttribute("rx")));
        if (style.fill !== "none") {
          pen.fillStyle = style.fill;
          pen.fill(path);
        }
        stroke(pen, path, style);
      } else if (part.tagName === "text") drawText(pen, part, style);
    }
    pen.restore();
  }
}

/** @param {Pen} pen @param {Path2D} path @param {CSSStyleDeclaration} style */
function stroke(pen, path, style) {
  if (style.stroke === "none") return;
  pen.strokeStyle = style.stroke;
  pen.lineWidth = parseFloat(style.strokeWidth);
  pen.lineCap = style.strokeLinecap === "round" ? "round" : "butt";
  pen.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(",").map(parseFloat));
  pen.stroke(path);
  pen.setLineDash([]);
}

/** @param {Pen} pen @param {Element} part @param {CSSStyleDeclaration} style */
function drawText(pen, part, style) {
  const [x, y] = [Number(part.getAttribute("x") ?? 0), Number(part.getAttribute("y") ?? 0)];
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.textAlign = aligned[style.textAnchor] ?? "left";
  // The rim that keeps a label readable on a line.
  if (style.stroke !== "none") {
    pen.strokeStyle = style.stroke;
    pen.lineWidth = parseFloat(style.strokeWidth);
    pen.lineJoin = "round";
    pen.strokeText(part.textContent, x, y + 1);
  }
  pen.fillStyle = style.fill;
  pen.fillText(part.textContent, x, y + 1);
  if (style.textDecorationLine.includes("line-through")) {
    const { width } = pen.measureText(part.textContent);
    const left = style.textAnchor === "middle" ? x - width / 2 : style.textAnchor === "end" ? x - width : x;
    pen.fillRect(left, y, width, 1);
  }
  pen.textAlign = "left";
}
