// Dividers that can be dragged or moved by arrow keys, panes that fill the page; both remembered.

const panes = document.querySelector("[data-panes]");
/** @type {{ [divider: string]: { property: string, start: number, least: number, most: number } }} */
const sizes = {
  columns: { property: "--text-width", start: 42, least: 20, most: 75 },
  rows: { property: "--code-height", start: 58, least: 15, most: 85 },
};

/** @returns {{ [name: string]: number }} */
function recall() {
  try {
    return JSON.parse(localStorage.getItem("focus:panes") ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {object} change */
function remember(change) {
  try {
    localStorage.setItem("focus:panes", JSON.stringify({ ...recall(), ...change }));
  } catch {
    /* Sizes then last as long as the page. */
  }
}

/** @param {Known} divider @param {number} percent */
function resize(divider, percent) {
  const size = sizes[divider.dataset.divider];
  const value = Math.min(size.most, Math.max(size.least, percent));
  panes.style.setProperty(size.property, `${value}%`);
  divider.setAttribute("aria-valuenow", String(Math.round(value)));
  divider.setAttribute("aria-valuemin", String(size.least));
  divider.setAttribute("aria-valuemax", String(size.most));
}

/** @param {Known} divider @param {PointerEvent} event */
function percentAt(divider, event) {
  const box = panes.getBoundingClientRect();
  return divider.dataset.divider === "columns"
    ? ((event.clientX - box.left) / box.width) * 100
    : ((event.clientY - box.top) / box.height) * 100;
}

/** @param {Known} divider */
function keep(divider) {
  remember({ [divider.dataset.divider]: Number(divider.getAttribute("aria-valuenow")) });
}

for (const divider of panes?.querySelectorAll("[data-divider]") ?? []) {
  const name = divider.dataset.divider;
  resize(divider, recall()[name] ?? sizes[name].start);
  divider.addEventListener("pointerdown", (event) => {
    divider.setPointerCapture(event.pointerId);
    divider.classList.add("dragged");
    event.preventDefault();
  });
  divider.addEventListener("pointermove", (event) => {
    if (divider.hasPointerCapture(event.pointerId)) resize(divider, percentAt(divider, event));
  });
  divider.addEventListener("lostpointercapture", () => {
    divider.classList.remove("dragged");
    keep(divider);
  });
  divider.addEventListener("dblclick", () => {
    resize(divider, sizes[name].start);
    keep(divider);
  });
  divider.addEventListener("keydown", (event) => {
    const now = Number(divider.getAttribute("aria-valuenow"));
    const step = { ArrowLeft: -2, ArrowUp: -2, ArrowRight: 2, ArrowDown: 2 }[event.key];
    const value = { Home: 0, End: 100 }[event.key] ?? (step ? now + step : undefined);
    if (value === undefined) return;
    resize(divider, value);
    keep(divider);
    event.preventDefault();
  });
}

for (const button of panes?.querySelectorAll("[data-expand]") ?? []) {
  button.addEventListener("click", () => {
    const isFull = panes.dataset.full === button.dataset.expand;
    if (isFull) delete panes.dataset.full;
    else panes.dataset.full = button.dataset.expand;
    button.setAttribute("aria-pressed", String(!isFull));
  });
}

// Escape brings the other panes back, unless it means something nearer: a sheet, a menu, the editor.
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !panes?.dataset.full) return;
  if (event.target.closest?.("dialog, .menu, .cm-editor")) return;
  delete panes.dataset.full;
  for (const button of panes.querySelectorAll("[data-expand]")) button.setAttribute("aria-pressed", "false");
});

/**
 * Lets a pane fill the page if it is lower than what it is to show; its button brings the others back.
 * @param {string} name @param {number} leastHeight
 */
export function fill(name, leastHeight) {
  if (document.getElementById(name).clientHeight >= leastHeight) return;
  for (const button of panes.querySelectorAll("[data-expand]")) {
    button.setAttribute("aria-pressed", String(button.dataset.expand === name));
  }
  panes.dataset.full = name;
}

/**
 * On a narrow window one pane is shown at a time.
 * @param {string} name
 */
export function reveal(name) {
  for (const pane of document.querySelectorAll(".pane")) {
    pane.classList.toggle("shown", pane.id === name);
  }
  for (const link of document.querySelectorAll(".pane-switch a")) {
    if (link.dataset.pane === name) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  if (panes?.dataset.full && panes.dataset.full !== name) delete panes.dataset.full;
}

for (const link of document.querySelectorAll(".pane-switch a")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    reveal(link.dataset.pane);
  });
}
if (panes) reveal(document.querySelector(".pane.shown").id);
