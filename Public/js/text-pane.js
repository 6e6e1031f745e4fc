// What was opened of a problem's text stays open in this tab: hints, the editorial, the chosen approach.

import { focus } from "./editor.js";
import { reveal } from "./panes.js";
import { choose } from "./tabs.js";

const pane = document.getElementById("pane-text");
const key = `focus:opened:${document.getElementById("workbench").dataset.slug}`;

function recall() {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}

function remember(change) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...recall(), ...change }));
  } catch { /* It then lasts as long as the page. */ }
}

const kept = recall();
for (const part of pane.querySelectorAll("details[id]")) {
  if (kept[part.id]) part.open = true;
  part.addEventListener("toggle", () => remember({ [part.id]: part.open }));
}
if (kept.approach) choose(kept.approach);

pane.addEventListener("click", (event) => {
  const link = event.target.closest(".approaches a[data-panel]");
  if (link) remember({ approach: link.dataset.panel });
});

// A solution that was opened stands in the editor, which a narrow window hides.
document.addEventListener("swap", (event) => {
  if (event.target.id !== "source") return;
  reveal("pane-code");
  requestAnimationFrame(focus);
});
