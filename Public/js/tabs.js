// Tabs whose panels are all in the page: `[data-tabs] a[data-panel]` shows the element of that id.

/** @param {Element} tabs */
function panels(tabs) {
  return [...tabs.querySelectorAll("a[data-panel]")];
}

/** @param {string} name */
export function choose(name) {
  const link = document.querySelector(`[data-tabs] a[data-panel="${name}"]`);
  if (!link) return;
  for (const other of panels(link.closest("[data-tabs]"))) {
    const panel = document.getElementById(other.dataset.panel);
    if (other === link) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
    if (panel) panel.hidden = other !== link;
  }
}

function refresh() {
  for (const current of document.querySelectorAll("[data-tabs] a[aria-current]")) {
    choose(current.dataset.panel);
  }
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-tabs] a[data-panel]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(link.dataset.panel);
  const address = link.getAttribute("href");
  if (address && !address.startsWith("#")) history.replaceState(null, "", address);
});

// Arrow keys move between tabs, as in every other program.
document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const link = event.target.closest?.("[data-tabs] a[data-panel]");
  if (!step || !link) return;
  const all = panels(link.closest("[data-tabs]"));
  all.at((all.indexOf(link) + step) % all.length).focus();
  event.preventDefault();
});

document.addEventListener("swap", refresh);
refresh();
