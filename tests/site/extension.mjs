// Runs what the test asks for with the extension's rules, on storage that is a Map:
//     node extension.mjs FOLDER, with {"stored", "then"} as JSON on stdin.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { runInNewContext } from "node:vm";

const folder = pathToFileURL(`${process.argv[2]}/`);
const load = (name) => import(new URL(name, folder).href);
const { bringIn, inWords: broughtInWords, placeOf } = await load("bring_in.js");
const { fingerprint } = await load("files.js");
const { settings } = await load("settings.js");
const { watchForRoom } = await load("storage.js");
const { updateOf, goBack, inWords, layUpdate } = await load("updates.js");

const { stored, then } = JSON.parse(readFileSync(0, "utf8"));
const storage = new Map(Object.entries(stored ?? {}));
const contents = {
  async get(path) {
    const isFolder = [...storage.keys()].some((key) => key.startsWith(`${path}/`));
    if (!storage.has(path) && !isFolder) throw new Error(`no ${path}`);
    return { content: storage.get(path) };
  },
  async save(path, { content, type }) {
    if (type !== "directory") storage.set(path, content);
  },
};
globalThis.reportError = () => {}; // which Node has not
class Registry {
  plugins = {};
  constructor({ connector, plugins, validator }) {
    Object.assign(this, { connector, validator });
    for (const part of plugins) if (part.schema.properties) this.judge(part);
  }
  async load(id) {
    this.judge(await this.connector.fetch(id));
  }
  judge(part) {
    const error = this.validator.validateData(part);
    this.plugins[part.id] = error ?? part.data.composite;
  }
}
class Judge {
  validateData = ({ raw }) => `judged: ${raw}`;
}
const theirs = { SettingRegistry: Registry, DefaultSchemaValidator: Judge };
const verbs = {
  settings: async ([values, chosen]) => {
    const app = {
      hasPlugin: (id) => id !== "not here",
      restored: Promise.resolve(),
      serviceManager: { settings: { list: async () => ({ values }), save() {} } },
    };
    const registry = await settings(theirs).activate(app);
    for (const [id, raw] of Object.entries(chosen)) {
      await registry.connector.save(id, raw);
      await registry.load(id);
    }
    return registry.plugins;
  },
  compiled: async ([kept]) => {
    const done = { put: [], does: [] };
    const cache = {
      keys: async () => Object.keys(kept),
      match: async (name) => ({ headers: new Map([["Content-Type", kept[name]]]) }),
      async put(name) {
        if (name.startsWith("large")) throw new Error("no room");
        done.put.push(name);
      },
    };
    const waits = [];
    const addEventListener = (kind, does) => {
      done.does.push(kind);
      does({ waitUntil: (ends) => waits.push(ends) });
    };
    runInNewContext(readFileSync(new URL("service_worker.js", folder), "utf8"), {
      self: { addEventListener },
      caches: { open: async () => cache },
      location: { search: "?compiles" },
    });
    await Promise.all(waits);
    return done;
  },
  updates: async (cases) =>
    // JSON has no word for what is not there.
    cases.map(([found, release, laid, beside]) =>
      updateOf(found, release, laid ?? undefined, beside),
    ),
  fingerprints: (notebooks) => Promise.all(notebooks.map(fingerprint)),
  places: async ([paths, lessons]) => paths.map((path) => placeOf(path, lessons)),
  update: async ([release, editions]) =>
    inWords(await layUpdate(contents, release, async (name) => editions[name])),
  goBack: ([name, digest, edition]) =>
    goBack(contents, name, digest, async () => edition),
  saveInto: async (error) => {
    const told = [];
    const full = { save: async () => Promise.reject(new Error(error)) };
    watchForRoom(full, (text) => told.push(text));
    const failed = await full.save("a.ipynb", {}).catch(({ message }) => message);
    return { told, failed };
  },
  bringIn: async ([release, files]) =>
    broughtInWords(await bringIn(contents, release, files)),
};
const said = [];
for (const [verb, argument] of then) said.push(await verbs[verb](argument));
console.log(JSON.stringify({ said, storage: Object.fromEntries(storage) }));
