// Settings: a file to import goes to the server as it is, and notifications are allowed on request only.

import { headers, swap } from "./fragments.js";

const limit = 32 * 1024 * 1024;

function prepareImport() {
  const file = document.getElementById("import-file");
  if (!file) return;
  file.closest("label").hidden = false;
  file.addEventListener("change", () => look(file));
}

/** @param {Known} field */
async function look(field) {
  const [file] = field.files;
  if (!file) return;
  const form = field.form;
  const state = form.querySelector("[data-import-state]");
  if (file.size > limit) {
    state.textContent = "The file has more than 32 MB. Import it in the terminal: focus import FILE";
    return;
  }
  state.textContent = "Looking at the file…";
  try {
    const response = await fetch(form.getAttribute("action") ?? "", {
      method: "POST",
      body: file,
      headers: { ...headers(), "Content-Type": "application/json" },
    });
    if (!swap(await response.text())) location.reload();
    document.getElementById("import").focus();
  } catch {
    state.textContent = "The server isn't responding. Is focus serve still running? Then choose the file again.";
    field.value = "";
  }
}

/** Says what the browser allows, and asks it when the learner wants. */
function prepareNotifications() {
  const place = document.querySelector("[data-notifications]");
  if (!place || !("Notification" in window)) return;
  const button = place.querySelector("button");
  const state = place.querySelector("[role=status]");
  /** @type {{ [permission: string]: string }} */
  const words = {
    default: "Your browser asks once.",
    granted: "Your browser may tell you.",
    denied: "Your browser does not allow it; change that in its settings of this site.",
  };
  const show = () => {
    button.hidden = Notification.permission !== "default";
    state.textContent = words[Notification.permission];
  };
  place.hidden = false;
  button.addEventListener("click", async () => {
    await Notification.requestPermission();
    show();
  });
  show();
}

document.addEventListener("swap", (event) => {
  if (event.target.id === "import") prepareImport();
});
prepareImport();
prepareNotifications();
