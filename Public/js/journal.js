// Text that the server has not acknowledged yet, kept in this browser, an entry a page.

const form = document.getElementById("workbench");
const prefix = `focus:draft:${form.dataset.slug}:${form.dataset.language}:`;
const page = crypto.getRandomValues(new Uint32Array(3)).join("");

// A page holds its name as a lock while it lives: what it wrote is its own until it is closed.
navigator.locks?.request(`focus:page:${page}`, () => new Promise(() => {}));

/** @param {string} source @param {string} revision */
export function keep(source, revision) {
  try {
    localStorage.setItem(prefix + page, JSON.stringify({ source, revision, at: Date.now() }));
  } catch {
    /* Full or forbidden: the server's copy is all there is. */
  }
}

/** @param {string} [key] */
export function forget(key = prefix + page) {
  try {
    localStorage.removeItem(key);
  } catch {
    /* Nothing was kept either. */
  }
}

/** The newest entry of a page that is closed. */
export async function recall() {
  /** @type {{ key: string, source: string, revision: string, at: number }[]} */
  let entries = [];
  try {
    entries = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, ...JSON.parse(localStorage.getItem(key) ?? "null") }));
  } catch {
    return null;
  }
  const held = new Set((await navigator.locks?.query())?.held?.map((lock) => lock.name) ?? []);
  const orphans = entries.filter(({ key }) => {
    const owner = key.slice(prefix.length);
    return !held.has(`focus:page:${owner}`);
  });
  return orphans.toSorted((a, b) => b.at - a.at)[0] ?? null;
}
