// Takes a step away as a picture, or a range of steps as an animated one; all of it is made in the page.

/** @import { Pen, Player, Progress } from "types/journey.d.ts" */

import { joinPictures } from "./apng.js";
import { make, setText } from "./dom.js";
import { drawStep, heightOf } from "./picture.js";
import { pause } from "./trace/work.js";

const most = 300;
const width = 1080;

/** @param {Uint8Array<ArrayBuffer>} bytes @param {string} name */
function save(bytes, name) {
  const address = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
  const link = make("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {HTMLCanvasElement} canvas */
const bytesOf = (canvas) =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? blob.arrayBuffer().then((buffer) => resolve(new Uint8Array(buffer))) : reject(new Error("The picture is too large.")),
      "image/png",
    );
  });

/**
 * What differs between two pictures: the box that holds it, and its pixels with all others transparent, so that a step
 * costs what it changes. One pixel if nothing differs.
 * @param {ImageData} before @param {ImageData} after
 */
export function changesBetween(before, after) {
  const [a, b] = [before, after].map(({ data }) => new Uint32Array(data.buffer));
  const { width } = after;
  let [left, top, right, bottom] = [width, 0, -1, -1];
  for (let place = 0; place < b.length; place++) {
    if (a[place] === b[place]) continue;
    const [x, y] = [place % width, Math.floor(place / width)];
    if (right < 0) top = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = y;
  }
  if (right < 0) return { x: 0, y: 0, w: 1, h: 1, pixels: new Uint32Array(1) };
  const [w, h] = [right - left + 1, bottom - top + 1];
  const pixels = new Uint32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const place = (top + y) * width + left + x;
      if (a[place] !== b[place]) pixels[y * w + x] = b[place];
    }
  return { x: left, y: top, w, h, pixels };
}

/** @param {{ w: number, h: number, pixels: Uint32Array<ArrayBuffer> }} one */
function paintedOn({ w, h, pixels }) {
  const canvas = document.createElement("canvas");
  canvas.width = w;
  canvas.height = h;
  canvas.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), w, h), 0, 0);
  return canvas;
}

/**
 * The bytes of a PNG of the current step.
 * @param {Player} player @param {HTMLElement} root
 */
function pictureOf(player, root) {
  // What still moves would be caught halfway.
  root.classList.add("still");
  try {
    return bytesOf(drawStep(player, root, { width, height: heightOf(root, width) }));
  } finally {
    root.classList.remove("still");
  }
}

/**
 * The bytes of an animated PNG of the steps from `from` to `to`; `progress` hears how many are done.
 * @param {Player} player @param {HTMLElement} root @param {{ from: number, to: number, milliseconds: number }} third
 * @param {Progress} [progress]
 */
async function animationOf(player, root, { from, to, milliseconds }, progress = () => {}) {
  const before = player.step;
  root.classList.add("still");
  try {
    let height = 0;
    for (let step = from; step <= to; step++) {
      player.go(step);
      height = Math.max(height, heightOf(root, width));
      await pause();
    }
    const pictures = [];
    let shown = null;
    for (let step = from; step <= to; step++) {
      player.go(step);
      const canvas = drawStep(player, root, { width, height, scale: 1 });
      const pen = /** @type {Pen} */ (canvas.getContext("2d"));
      const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
      const whole = { x: 0, y: 0, w: canvas.width, h: canvas.height, pixels: new Uint32Array(pixels.data.buffer) };
      const part = shown ? changesBetween(shown, pixels) : whole;
      pictures.push({ png: await bytesOf(paintedOn(part)), x: part.x, y: part.y });
      shown = pixels;
      progress(pictures.length);
    }
    return joinPictures(pictures, milliseconds);
  } finally {
    player.go(before);
    root.classList.remove("still");
  }
}

/** @param {Player} player @param {HTMLElement} root @param {string} name */
export function makeExportSheet(player, root, name) {
  const from = make("input", {
    type: "number",
    min: String(player.offset),
    max: String(player.numberOf(player.steps)),
    "aria-label": "From step",
  });
  const to = make("input", {
    type: "number",
    min: String(player.offset),
    max: String(player.numberOf(player.steps)),
    "aria-label": "To step",
  });
  const progress = make("p.note", { role: "status" });
  const stem = (name || "journey").replace(/[^\w-]+/g, "-");

  const step = make(
    "button",
    {
      type: "button",
      click: () => attempt(async () => save(await pictureOf(player, root), `${stem}-step-${player.numberOf()}.png`)),
    },
    "Save this step as PNG",
  );
  const range = make(
    "button.primary",
    {
      type: "submit",
    },
    "Save the range as animated PNG",
  );
  const form = make(
    "form.journey-export",
    {
      method: "dialog",
      /** @param {Event} event */
      submit: (event) => {
        event.preventDefault();
        const [a, b] = [Number(from.value), Number(to.value)];
        if (!(b >= a) || b - a >= most) return setText(progress, `Choose a range of at most ${most} steps.`);
        attempt(async () => {
          const bytes = await animationOf(
            player,
            root,
            { from: a - player.offset, to: b - player.offset, milliseconds: Math.round(1000 / player.playback.speed) },
            (done) => setText(progress, `${done} of ${b - a + 1} steps drawn`),
          );
          save(bytes, `${stem}-steps-${a}-${b}.png`);
        });
      },
    },
    make("label", {}, "From step ", from),
    make("label", {}, "to step ", to),
    range,
  );
  const dialog = make(
    "dialog.sheet",
    { "aria-label": "Pictures" },
    make("h2", {}, "Pictures"),
    step,
    form,
    progress,
    make("button", { type: "button", click: () => dialog.close() }, "Close"),
  );

  /** @param {() => Promise<void>} work */
  async function attempt(work) {
    setText(progress, "Drawing…");
    try {
      await work();
      setText(progress, "Saved.");
    } catch (error) {
      setText(progress, `No picture was made: ${error.message}`);
    }
  }

  function open() {
    from.value = String(player.numberOf());
    to.value = String(player.numberOf(Math.min(player.steps, player.step + 20)));
    setText(progress, "");
    dialog.showModal();
  }

  return { dialog, open };
}
