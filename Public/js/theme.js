// The chosen theme, set before the first paint; a plain script, as modules run too late for that.
"use strict";
(() => {
  const root = document.documentElement;
  const order = ["auto", "light", "dark"];
  const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

  function apply(theme) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  }

  function stored() {
    try {
      return localStorage.getItem("focus:theme") ?? order[0];
    } catch {
      return order[0];
    }
  }

  root.classList.add("scripted");
  apply(stored());
  document.addEventListener("DOMContentLoaded", () => {
    for (const button of document.querySelectorAll("[data-theme-switch]")) {
      button.hidden = false;
      button.addEventListener("click", () => {
        const shown = root.dataset.theme ?? (isDark() ? "dark" : "light");
        const wanted = shown === "dark" ? "light" : "dark";
        // What the system shows anyway needs no memory.
        const theme = (wanted === "dark") === isDark() ? "auto" : wanted;
        apply(theme);
        try {
          localStorage.setItem("focus:theme", theme);
        } catch { /* A private window keeps it for this page only. */ }
      });
    }
  });
})();
