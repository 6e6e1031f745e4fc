// The drill: a clock beside the question, steps that are dragged, code that is tested without leaving the page,
// and keys. Without it every form works as it is.

import { post } from "./fragments.js";

const form = document.querySelector("form[data-drill]");
/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");
/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

// How long one thinks, and what is left of an interview; the server's words count, these only show them.

const face = document.querySelector(".drill-clock");
if (face) {
  const begin = performance.now();
  const paint = () => {
    face.textContent = clock(Math.floor((performance.now() - begin) / 1000));
  };
  paint();
  setInterval(paint, 1000);
}

const countdown = document.querySelector(".drill-countdown");
if (countdown) {
  const end = Date.now() + Number(countdown.dataset.remaining);
  const words = countdown.textContent;
  const paint = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    countdown.textContent = `${clock(left)} left, ${words}`;
    if (left === 0) location.reload();
  };
  paint();
  setInterval(paint, 1000);
}

// Steps: the numbers of the form stay the truth, dragging only sets them.

const steps = document.getElementById("steps");

function number() {
  for (const [place, item] of [...steps.children].entries()) {
    item.querySelector("select").value = String(place + 1);
  }
}

/** @param {Element} item */
function say(item) {
  const place = [...steps.children].indexOf(item) + 1;
  const name = item.querySelector("span").textContent.trim();
  document.getElementById("step-announcer").textContent = `${name} is now on place ${place}.`;
}

/** @param {Element} item @param {number} place */
function move(item, place) {
  const others = [...steps.children].filter((other) => other !== item);
  steps.insertBefore(item, others[place] ?? null);
  number();
  say(item);
}

/** @param {number} y */
function below(y) {
  return (
    [...steps.children].find((item) => {
      const box = item.getBoundingClientRect();
      return !item.classList.contains("dragged") && y < box.top + box.height / 2;
    }) ?? null
  );
}

if (steps) {
  /** @type {Element | null} */
  let dragged = null;
  for (const item of steps.children) {
    item.classList.add("draggable");
    const handle = document.createElement("span");
    handle.className = "handle";
    handle.setAttribute("aria-hidden", "true");
    item.append(handle);
  }
  steps.addEventListener("change", (event) => {
    const item = event.target.closest("li");
    move(item, Number(event.target.value) - 1);
    event.target.focus();
  });
  // A mouse drags a step anywhere, a finger by its handle: elsewhere it scrolls the page.
  steps.addEventListener("pointerdown", (event) => {
    if (event.target.closest("select") || event.button !== 0) return;
    if (event.pointerType !== "mouse" && !event.target.matches(".handle")) return;
    dragged = event.target.closest("li");
    if (!dragged) return;
    dragged.classList.add("dragged");
    steps.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  steps.addEventListener("pointermove", (event) => {
    if (!dragged) return;
    const next = below(event.clientY);
    if (next !== dragged.nextElementSibling) steps.insertBefore(dragged, next);
  });
  const drop = () => {
    if (!dragged) return;
    dragged.classList.remove("dragged");
    number();
    say(dragged);
    dragged = null;
  };
  steps.addEventListener("pointerup", drop);
  steps.addEventListener("pointercancel", drop);
}

// Code: the editor of the problems' page, and its tests.

if (document.querySelector("[data-editor]")) await import("./editor.js");

form?.addEventListener("submit", async (event) => {
  if (!event.submitter?.hasAttribute("data-test")) return;
  event.preventDefault();
  const results = document.getElementById("results");
  results.setAttribute("aria-busy", "true");
  results.querySelector("p").textContent = "Compiling and testing…";
  event.submitter.disabled = true;
  const button = event.submitter;
  try {
    await post(form, button);
  } catch {
    results.removeAttribute("aria-busy");
    results.querySelector("p").textContent = "The server isn't responding. Your code is still here; try again.";
  }
  button.disabled = false;
});

// A model is asked and stopped without leaving the page; advice.js follows what it writes.

document.addEventListener("submit", async (event) => {
  const button = event.submitter;
  if (button?.dataset.fragment !== "advice") return;
  event.preventDefault();
  if (button.hasAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  try {
    await post(event.target, button);
  } catch {
    document.querySelector("#advice .note").textContent = "The server isn't responding. Ask again.";
  }
  button.removeAttribute("aria-busy");
});

// Ctrl+Enter compares; 1 to 4 grade.

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && form) {
    event.preventDefault();
    form.requestSubmit(form.querySelector("button.primary"));
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target.closest?.("input:not([type=checkbox]), select, textarea")) return;
  const grades = document.querySelectorAll("form[data-grades] button[name=grade]");
  const grade = grades[Number(event.key) - 1];
  if (grade) {
    event.preventDefault();
    grade.click();
  }
});
