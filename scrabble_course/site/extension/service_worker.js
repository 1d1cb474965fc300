// Keeps what the course is made of, so that the next visit is quick, or has no network.
// What is named by its content is never asked for again; all else is asked for first.

const RELEASE = "@RELEASE@";
const LITE = "lite-service-worker.js";
const COMPILES = "?compiles";
const NAMED_BY_CONTENT =
  /\/static\/pyodide-|\/(build|extensions)\/.*\.[0-9a-f]{7,}\.js$/;
const NOT_FILES = /\/api\/(drive|stdin|service-worker-heartbeat)/;

/** @typedef {Event & {
 *   request: Request,
 *   respondWith(reply: Promise<Response>): void,
 *   waitUntil(done: Promise<unknown>): void,
 * }} WorkerEvent */

const worker = /** @type {any} */ (self);

// A browser compiles whole what is kept while a worker is installed: so later there is
// one more, of a place with no page, whose only task that is.
if (location.search === COMPILES) {
  worker.addEventListener("install", (/** @type {WorkerEvent} */ event) => {
    event.waitUntil(keepCompiled());
  });
} else {
  worker.addEventListener("activate", (/** @type {WorkerEvent} */ event) => {
    event.waitUntil(forgetOthers());
  });
  worker.addEventListener("fetch", answer);
  worker.importScripts(LITE);
}

/** @param {WorkerEvent} event */
function answer(event) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isFile = origin === location.origin && !NOT_FILES.test(pathname);
  if (request.method !== "GET" || !isFile) return; // JupyterLite's own worker answers
  event.stopImmediatePropagation();
  const isFixed = NAMED_BY_CONTENT.test(pathname);
  event.respondWith(isFixed ? keptOrFetched(event) : fetchedOrKept(event));
}

async function keepCompiled() {
  const cache = await caches.open(RELEASE);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    const isScript = kept?.headers.get("Content-Type")?.includes("javascript");
    // Where there is no room for it, what was kept stays.
    if (kept && isScript) await cache.put(request, kept).catch(() => {});
  }
}

/** @param {WorkerEvent} event */
async function keptOrFetched(event) {
  const kept = await caches.match(event.request);
  return kept ?? keep(event, await fetch(event.request));
}

/** @param {WorkerEvent} event */
async function fetchedOrKept(event) {
  try {
    return keep(event, await fetch(event.request, { cache: "no-cache" }));
  } catch (error) {
    const kept = await caches.match(event.request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

/** @param {WorkerEvent} event @param {Response} reply */
function keep(event, reply) {
  if (reply.status === 200) {
    const copy = reply.clone();
    const put = caches.open(RELEASE).then((cache) => cache.put(event.request, copy));
    event.waitUntil(put);
  }
  return reply;
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((n) => n !== RELEASE).map((n) => caches.delete(n)));
}
