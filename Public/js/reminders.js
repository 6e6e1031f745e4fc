// Tells what the settings ask to be reminded of, while a page is open; once, however many pages there are.

const day = 86_400_000;

/** @param {string} words @param {number} at */
function remind(words, at) {
  const wait = at - Date.now();
  if (wait < -60_000) return remind(words, at + day);
  setTimeout(
    () => {
      tell(words, at);
      remind(words, at + day);
    },
    Math.max(0, wait),
  );
}

/** @param {string} words @param {number} at */
function tell(words, at) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const key = `focus:reminded:${words}`;
  try {
    if (localStorage.getItem(key) === String(at)) return;
    localStorage.setItem(key, String(at));
  } catch {
    /* A private window may tell it once more. */
  }
  try {
    const notification = new Notification("Focus", { body: words, tag: key });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  } catch {
    /* Phones let no page tell it. */
  }
}

for (const meta of document.querySelectorAll("meta[name=reminder]")) {
  remind(meta.content, Date.parse(meta.dataset.next));
}
