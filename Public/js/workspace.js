// Everything that a problem's page can do beyond its forms.

import "./times.js";
import "./tabs.js";
import "./panes.js";
import "./editor.js";
import "./draft.js";
import "./run.js";
import "./checks.js";
import "./menu.js";
import { prepare } from "./journeys.js";
import { reveal } from "./panes.js";
import { choose } from "./tabs.js";

prepare({
  keys: "inside",
  reveal() {
    choose("journey");
    reveal("pane-results");
  },
});

document.documentElement.classList.add("ready");
