// The focus timer between two words of the server: the ring and the title go on, keys and forms are sent
// without leaving the page, and the time's end is told. What is left is the server's word, minus what passed here.

import { post, swap } from "./fragments.js";

const part = () => document.getElementById("timer");
const lost = document.getElementById("timer-lost");
const allows = () => "Notification" in window && Notification.permission === "granted";
let heardAt = 0;
let wallAt = 0;
/** @type {{ standing: string, phase: string } | null} */
let known = null;

function hear() {
  heardAt = performance.now();
  wallAt = Date.now();
}

const isRunning = () => part().dataset.standing === "running";
const left = () => Math.max(0, Number(part().dataset.remaining) - (isRunning() ? performance.now() - heardAt : 0));

/** @param {number} milliseconds */
function clock(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
}

function paint() {
  // Of the two clocks one stands still while the machine sleeps: what is left is the server's to say.
  if (Math.abs(Date.now() - wallAt - (performance.now() - heardAt)) > 3000) {
    part().dataset.remaining = String(left());
    hear();
    follow();
  }
  const { standing, title } = part().dataset;
  const planned = Number(part().dataset.planned);
  const text = clock(left());
  const face = part().querySelector(".remaining");
  if (face.textContent !== text) face.textContent = text;
  const gone = planned > 0 ? 100 - (left() / planned) * 100 : 0;
  part()
    .querySelector(".gone")
    .setAttribute("stroke-dasharray", `${gone.toFixed(2)} 100`);
  const name = { ready: "Focus", running: `${text} ${title}`, paused: `Paused ${text}` }[standing];
  if (document.title !== `${name} · Focus`) document.title = `${name} · Focus`;
}

function offerNotices() {
  const button = part().querySelector("[data-notify]");
  button.hidden = !("Notification" in window) || Notification.permission !== "default";
}

/**
 * A session that ran out here or unseen is told once; one that was ended by hand is not.
 * @param {{ standing: string, phase: string } | null} before
 */
function tell(before) {
  const now = part().dataset;
  if (before?.standing !== "running" || now.standing !== "ready" || now.ending !== "finished") return;
  const title = before.phase === "focus" ? "The focus session is over." : "The break is over.";
  if (!allows()) return;
  try {
    new Notification(title, { body: now.note, tag: "focus-timer", silent: true });
  } catch {
    /* Phones let no page tell it; the page says it all the same. */
  }
}

function settle() {
  const before = known;
  hear();
  const { standing, phase } = part().dataset;
  known = { standing, phase };
  tell(before);
  offerNotices();
  paint();
}

document.addEventListener("swap", (event) => {
  if (event.target.id === "timer") settle();
});

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-timer]");
  if (!form) return;
  event.preventDefault();
  try {
    await post(form, event.submitter);
    part().querySelector("[data-main]")?.focus();
  } catch {
    lost.hidden = false;
  }
});

document.addEventListener("click", async (event) => {
  if (!event.target.closest("[data-notify]")) return;
  await Notification.requestPermission();
  offerNotices();
});

// Space does the main thing, unless it means something where the focus is.
document.addEventListener("keydown", (event) => {
  if (event.key !== " " || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, select, textarea, button, summary, a")) return;
  event.preventDefault();
  part().querySelector("[data-main]")?.closest("form").requestSubmit();
});

/** @type {EventSource | null} */
let events = null;

function follow() {
  events?.close();
  events = null;
  // A hidden tab takes no line of its own, unless it has an end to tell.
  if (document.visibilityState === "hidden" && !isRunning()) return;
  events = new EventSource(part().dataset.events);
  events.addEventListener("timer", ({ data }) => {
    lost.hidden = true;
    // What the page shows already stays, with whatever is typed or open in it.
    const template = document.createElement("template");
    template.innerHTML = data;
    const fresh = template.content.querySelector("#timer").dataset;
    if (fresh.version !== part().dataset.version) {
      swap(data);
      return;
    }
    part().dataset.remaining = fresh.remaining;
    hear();
    paint();
  });
  events.addEventListener("open", () => (lost.hidden = true));
  events.addEventListener("error", () => {
    lost.hidden = false;
    if (events?.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
  });
}

settle();
setInterval(paint, 250);
follow();
document.addEventListener("visibilitychange", follow);
// A page that the browser brings back may be older than what was done since.
addEventListener("pageshow", ({ persisted }) => persisted && follow());
addEventListener("pagehide", () => events?.close());
