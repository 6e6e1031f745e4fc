// Lets the browser install Focus, and show a page of ours while no server runs.

if (navigator.serviceWorker && window.isSecureContext) {
  addEventListener("load", () => {
    // A browser that keeps nothing for this site goes without.
    navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  });
}
