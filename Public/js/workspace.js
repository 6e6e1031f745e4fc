// Everything that a problem's page can do beyond its forms.

import "./times.js";
import "./tabs.js";
import "./panes.js";
import "./editor.js";
import "./draft.js";
import "./run.js";
import "./checks.js";
import "./menu.js";

document.documentElement.classList.add("ready");
