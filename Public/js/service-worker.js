// Shows one page of ours while no server runs. It keeps that page alone and what it is drawn with, never
// a page of the learner's: those are always asked for.

const shelf = "focus-offline-2";
const page = "/public/offline.html";
const kept = [page, "/public/css/theme.css", "/public/css/controls.css", "/public/js/theme.js", "/public/icons/focus.svg"];

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shelf)
      .then((cache) => cache.addAll(kept))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== shelf).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const isPage = request.mode === "navigate" && request.method === "GET";
  if (isPage) event.respondWith(fetch(request).catch(() => caches.match(page)));
  // Only where the server is away does the offline page need what it is drawn with.
  else if (kept.includes(new URL(request.url).pathname) && !request.url.includes("?")) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  }
});
