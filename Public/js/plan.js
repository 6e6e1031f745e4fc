// Keys of the plan's pages: j and k go from problem to problem, [ and ] from month to month.

const rows = () => [...document.querySelectorAll("[data-row]")];

/** @param {number} step */
function move(step) {
  const all = rows();
  const now = all.indexOf(document.activeElement);
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(all.length - 1, Math.max(0, now + step));
  all[next]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input, select, textarea")) return;
  /** @type {{ [key: string]: number }} */
  const steps = { j: 1, k: -1 };
  if (steps[event.key]) {
    move(steps[event.key]);
  } else if (event.key === "[" || event.key === "]") {
    document.querySelector(`.plan-month [aria-keyshortcuts="${event.key}"]`)?.click();
  } else {
    return;
  }
  event.preventDefault();
});

// What the browser brings back may be older than what was solved since.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
