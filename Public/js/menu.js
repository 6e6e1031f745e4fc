// Menus are `<details>`, which open by themselves; here they close, and arrow keys move through them.

const menu = () => document.querySelector("[data-menu][open]");

/** @param {boolean} hasFocus */
function close(hasFocus) {
  const open = menu();
  if (!open) return;
  open.open = false;
  if (hasFocus) open.querySelector("summary").focus();
}

document.addEventListener("keydown", (event) => {
  const open = event.target.closest?.("[data-menu][open]");
  if (!open) return;
  if (event.key === "Escape") return close(true);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...open.querySelectorAll("a, button")];
  const next = links.indexOf(document.activeElement) + step;
  links.at(Math.max(0, next) % links.length).focus();
  event.preventDefault();
});

for (const event of ["click", "focusin"]) {
  document.addEventListener(event, ({ target }) => {
    if (!menu()?.contains(target)) close(false);
  });
}
