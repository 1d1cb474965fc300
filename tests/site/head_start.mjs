// A page that is opened at ADDRESS, with the script of a head start, to which happens
// what the words say, one after the other; prints which script each worker got:
//     node head_start.mjs SCRIPT ADDRESS WORD ...

import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const [script, address, ...words] = process.argv.slice(2);
const made = [];
class Worker {
  constructor(url) {
    this.name = new URL(url).pathname.split("/").at(-1);
    made.push(this);
  }
}
const isControlled = words[0] !== "uncontrolled";
const serviceWorker = Object.assign(new EventTarget(), {
  controller: isControlled ? {} : null,
});
const src = "http://here/static/pyodide-1/page.js";
const page = createContext({
  Worker,
  URL,
  URLSearchParams,
  crossOriginIsolated: false,
  document: { currentScript: { src } },
  location: new URL(address),
  navigator: { serviceWorker },
});
runInContext(readFileSync(script, "utf8"), page);
const given = [];
const verbs = {
  uncontrolled() {},
  controlled: () => serviceWorker.dispatchEvent(new Event("controllerchange")),
  fails: () => made[0].onerror(),
  kernel: () => given.push(new page.Worker("http://here/comlink.worker.1.js").name),
  other: () => given.push(new page.Worker("http://here/other.js").name),
};
for (const word of words) verbs[word]();
console.log(JSON.stringify(given));
