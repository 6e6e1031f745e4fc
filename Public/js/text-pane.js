// What was opened of a problem's text stays open: the server keeps opened help for the sitting, this tab
// what was closed again, what else was opened and the chosen approach. That help was opened is told, as
// it counts in the grade.

import { headers } from "./fragments.js";
import { focus } from "./editor.js";
import { reveal } from "./panes.js";
import { choose } from "./tabs.js";

const pane = document.getElementById("pane-text");
const key = `focus:opened:${document.getElementById("workbench").dataset.slug}`;

// What lay open before a review weeks ago must not help the next one.
const longest = 12 * 3_600_000;

/** @returns {any} */
function recall() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") ?? {};
    return Date.now() - (kept.at ?? 0) < longest ? kept : {};
  } catch {
    return {};
  }
}

/** @param {object} change */
function remember(change) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...recall(), ...change, at: Date.now() }));
  } catch {
    /* It then lasts as long as the page. */
  }
}

const kept = recall();
for (const part of pane.querySelectorAll("details[id]")) {
  let isTold = part.open;
  // Help opens by the server's word alone: opened by this tab, it would spoil the next grade.
  if (part.id in kept && (!kept[part.id] || !part.dataset.help)) part.open = kept[part.id];
  let wasOpen = part.open;
  part.addEventListener("toggle", () => {
    // Browsers tell of what stood open or was set above, too; looking is no change and renews nothing.
    if (part.open === wasOpen) return;
    wasOpen = part.open;
    remember({ [part.id]: part.open });
    if (!part.open || isTold || !part.dataset.help) return;
    isTold = true;
    tell(part.dataset.help).catch(() => {
      isTold = false;
    });
  });
}

/** @param {string} address */
async function tell(address) {
  const response = await fetch(address, { method: "POST", headers: headers(), keepalive: true });
  if (!response.ok) throw new Error(String(response.status));
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
