// The way back to the problems leads to them as they were last narrowed in this tab.

const key = "focus:problems";
const home = "/problems";

/** Called by every list; the problems' address is where the others lead back to. */
export function remember() {
  if (location.pathname !== home) return;
  try {
    sessionStorage.setItem(key, location.search);
  } catch {
    /* The way back then leads to all of them. */
  }
}

function recall() {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

if (location.pathname !== home) {
  for (const link of document.querySelectorAll(`nav a[href="${home}"]`)) link.href = home + recall();
}
