// The switch between light and dark. The page comes with the theme of the settings, so nothing flickers;
// a plain script, as `scripted` must be set before the first paint.
"use strict";
(() => {
  const root = document.documentElement;
  const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

  /** @param {string} theme */
  function apply(theme) {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  }

  /** @param {string} theme */
  function keep(theme) {
    const token = document.querySelector("meta[name=csrf-token]")?.content ?? "";
    // It outlives the page, as one may go on at once.
    fetch("/settings/appearance", {
      method: "POST",
      body: new URLSearchParams({ appearance: theme }),
      keepalive: true,
      headers: { "Focus-Fragment": "1", "X-CSRF-Token": token },
    }).catch(() => {
      /* Without the server it holds for this page only. */
    });
  }

  root.classList.add("scripted");
  document.addEventListener("DOMContentLoaded", () => {
    const choice = document.querySelector("#settings select[name=appearance]");
    choice?.addEventListener("change", () => apply(choice.value));
    for (const button of document.querySelectorAll("[data-theme-switch]")) {
      button.hidden = false;
      button.addEventListener("click", () => {
        const shown = root.dataset.theme ?? (isDark() ? "dark" : "light");
        const wanted = shown === "dark" ? "light" : "dark";
        // What the system shows anyway needs no decision.
        const theme = (wanted === "dark") === isDark() ? "system" : wanted;
        apply(theme);
        if (choice) choice.value = theme;
        keep(theme);
      });
    }
  });
})();
