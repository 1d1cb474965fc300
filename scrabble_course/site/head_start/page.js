// In the head of a page: Python begins now, beside JupyterLab, and not after it. The
// first kernel gets that worker, any other one of its own. Where something is not as it
// is expected here, JupyterLite begins as it would without this script.

(() => {
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const opened = new URLSearchParams(location.search).get("path");
  // JupyterLab drops the path from its address, and opens again what was open.
  const isLesson = !opened || opened.endsWith(".ipynb");
  if (crossOriginIsolated || !isLesson) return;
  const KERNEL = /\/comlink\.worker\.[^/]*$/;
  const Plain = Worker;
  const { serviceWorker } = navigator;
  /** @type {Worker | undefined} */
  let begun;

  function begin() {
    begun = new Plain(new URL("worker.js", here), { type: "module" });
    begun.onerror = () => {
      begun = undefined;
    };
  }

  globalThis.Worker = new Proxy(Plain, {
    construct(_, /** @type {[string | URL, WorkerOptions]} */ [url, options]) {
      if (!KERNEL.test(String(url))) return new Plain(url, options);
      globalThis.Worker = Plain;
      serviceWorker?.removeEventListener("controllerchange", begin);
      return begun ?? new Plain(url, options);
    },
  });
  // Before its service worker, Python would never reach the student's files.
  if (!serviceWorker || serviceWorker.controller) begin();
  else serviceWorker.addEventListener("controllerchange", begin, { once: true });
})();
