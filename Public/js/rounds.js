// A file that is chosen is read into the field beside it, where one sees what will be taken; the list that is pulled
// down from the top of the page loads again, as by its button.

/** How far a finger pulls, in points. */
const far = 80;
const page = document.getElementById("live-page");
/** @type {number | null} */
let begun = null;
let pulled = 0;

/** @param {number} points */
const pull = (points) => {
  pulled = points;
  page.style.setProperty("--pull", `${Math.min(points, far) / 2}px`);
  page.toggleAttribute("data-pulled", points >= far);
};

page.addEventListener(
  "touchstart",
  ({ touches }) => {
    begun = touches.length === 1 && window.scrollY <= 0 ? touches[0].clientY : null;
  },
  { passive: true },
);
page.addEventListener(
  "touchmove",
  ({ touches }) => {
    if (begun !== null) pull(Math.max(0, touches[0].clientY - begun));
  },
  { passive: true },
);
page.addEventListener("touchend", () => {
  if (begun !== null && pulled >= far) page.querySelector("#bar button")?.click();
  begun = null;
  pull(0);
});
page.addEventListener("touchcancel", () => {
  begun = null;
  pull(0);
});

page.addEventListener("change", async ({ target }) => {
  const field = document.getElementById(target.dataset.fill ?? "");
  const file = target.files?.[0];
  if (!field || !file) return;
  field.value = await file.text();
  field.focus();
});
