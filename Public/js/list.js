// Narrows a list while one types: the server renders it, only the list is exchanged. Keys go through it.

import { fieldsOf, get } from "./fragments.js";
import { remember } from "./way-back.js";

const form = document.querySelector("form[data-live]");
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {AbortController | null} */
let request = null;

const list = () => document.getElementById(form.dataset.live);

async function narrow() {
  const fields = [...fieldsOf(form)].filter(([, value]) => value !== "");
  const query = new URLSearchParams(fields).toString();
  const address = form.getAttribute("action") + (query ? `?${query}` : "");
  request?.abort();
  request = new AbortController();
  list().setAttribute("aria-busy", "true");
  try {
    await get(address, request.signal);
    history.replaceState(null, "", address);
    remember();
  } catch (error) {
    if (error.name !== "AbortError") form.submit();
  }
}

form?.addEventListener("input", (event) => {
  clearTimeout(timer);
  timer = setTimeout(narrow, event.target.matches("select") ? 0 : 40);
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(timer);
  narrow();
});

// What was typed before this script was there counts, too.
const search = form?.querySelector("input[type=search]");
if (search && search.value !== search.defaultValue) narrow();

const rows = () => [...list().querySelectorAll("[data-row]")];

/**
 * The row that holds the focus, by its place, or -1.
 * @param {Element[]} all
 */
const place = (all) => all.findIndex((link) => (link.closest("tr, li, .problem-step") ?? link).contains(document.activeElement));

/** @param {number} step */
function move(step) {
  const all = rows();
  const now = place(all);
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, now + step));
  all[next]?.focus();
}

// A slash goes to the search, as on most sites; j and k or arrows go from row to row.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = event.target.closest?.("input, select, textarea");
  /** @type {{ [key: string]: number }} */
  const steps = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
  if (event.key === "/" && !isTyping) {
    search.focus();
    search.select();
  } else if (steps[event.key] && !isTyping) {
    // Arrows scroll the page until a row has the focus.
    if (event.key.startsWith("Arrow") && place(rows()) < 0) return;
    move(steps[event.key]);
  } else if (event.key === "ArrowDown" && event.target === search) {
    move(1);
  } else {
    return;
  }
  event.preventDefault();
});

// A list that the browser brings back may be older than what was solved since.
addEventListener("pageshow", (event) => {
  const [visit] = performance.getEntriesByType("navigation");
  if (event.persisted || /** @type {PerformanceNavigationTiming} */ (visit)?.type === "back_forward") get(location.href).catch(() => {});
});

remember();
