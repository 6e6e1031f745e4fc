// Everything that a problem's page can do beyond its forms.

import "./times.js";
import "./tabs.js";
import "./text-pane.js";
import "./way-back.js";
import "./panes.js";
import { goTo } from "./editor.js";
import "./draft.js";
import "./run.js";
import "./reports.js";
import "./advice.js";
import "./review.js";
import "./checks.js";
import "./menu.js";
import { prepare } from "./journeys.js";
import { fill, reveal } from "./panes.js";
import { choose } from "./tabs.js";

prepare({
  keys: "inside",
  reveal() {
    choose("journey");
    reveal("pane-results");
    // Code, data and controls have no room in the lower half of most windows.
    fill("pane-results", 640);
  },
  /** @param {number} line */
  toCode(line) {
    reveal("pane-code");
    goTo(line, 1);
  },
});

document.documentElement.classList.add("ready");
