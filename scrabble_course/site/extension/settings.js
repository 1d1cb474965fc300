// JupyterLab's settings, read once for all of its parts and not for each, and judged
// where somebody has chosen: JupyterLab compiles a judge for each part at each visit.

/** @typedef {Record<string, any>} Schema */
/** @typedef {{ id: string, raw: string, schema: Schema, data?: object }} Part */
/** @typedef {{
 *   list(): Promise<{ values: Part[] }>,
 *   save(id: string, raw: string): Promise<void>,
 * }} Manager */
/** @typedef {{ validateData(part: Part, populates?: boolean): unknown }} Judge */
/** @typedef {{ plugins: object, load(id: string): Promise<unknown> }} Registry */
/** @typedef {{
 *   hasPlugin(id: string): boolean,
 *   restored: Promise<void>,
 *   serviceManager: { settings: Manager },
 * }} App */
/** @typedef {{
 *   ISettingRegistry: object,
 *   SettingRegistry: new (options: object) => Registry,
 *   DefaultSchemaValidator: new () => Judge,
 * }} Theirs */

/** @param {Theirs} theirs - what JupyterLab's package of settings has */
export function settings(theirs) {
  return {
    id: "scrabble-course:settings",
    autoStart: true,
    provides: theirs.ISettingRegistry,
    /** @param {App} app */
    async activate(app) {
      const manager = app.serviceManager.settings;
      const read = (await manager.list()).values;
      const connector = connectorOf(manager, read);
      const parts = structuredClone(read.filter(({ id }) => app.hasPlugin(id)));
      const validator = judge(theirs.DefaultSchemaValidator);
      const options = { connector, plugins: parts, validator };
      const registry = new theirs.SettingRegistry(options);
      void app.restored.then(() => loadRest(registry, parts));
      return registry;
    },
  };
}

/** @param {Manager} manager @param {Part[]} read */
function connectorOf(manager, read) {
  return {
    /** @param {string} id */
    fetch(id) {
      return Promise.resolve(structuredClone(read.find((one) => one.id === id)));
    },
    /** @param {string} id @param {string} raw */
    async save(id, raw) {
      await manager.save(id, raw);
      for (const one of read) if (one.id === id) one.raw = raw;
    },
  };
}

/** @param {Registry} registry @param {Part[]} parts */
function loadRest(registry, parts) {
  const rest = parts.filter(({ id }) => !(id in registry.plugins));
  for (const { id } of rest) {
    registry.load(id).catch((why) => reportError(new Error(`${id}: ${why}`)));
  }
}

/** @param {new () => Judge} Strict */
function judge(Strict) {
  /** @type {Judge | undefined} */
  let strict;
  return {
    /** @param {Part} part */
    validateData(part, populates = true) {
      if (populates && part.raw.trim() === "{}") {
        part.data = { composite: withDefaults({}, part.schema), user: {} };
        return null;
      }
      strict ??= new Strict();
      return strict.validateData(part, populates);
    },
  };
}

/**
 * Fill in what the schema says of what is not there, and return it.
 *
 * @param {any} value @param {Schema} schema @param {Schema} whole - what `$ref` is in
 */
export function withDefaults(value, schema, whole = schema) {
  const { properties = {}, items, allOf = [], oneOf = [], $ref } = schema;
  if (Array.isArray(value)) {
    for (const one of items ? value : []) withDefaults(one, items, whole);
  } else if (value && typeof value === "object") {
    for (const [name, one] of Object.entries(properties)) {
      if (value[name] === undefined && one.default !== undefined) {
        value[name] = structuredClone(one.default);
      }
      withDefaults(value[name], one, whole);
    }
  }
  /** @type {Schema[]} */
  const chosen = oneOf.filter((/** @type {Schema} */ one) => one.$ref);
  const named = $ref ? [at($ref, whole)] : [];
  for (const part of [...named, ...allOf, ...chosen]) withDefaults(value, part, whole);
  return value;
}

/** @param {string} $ref - "#/definitions/menu" @param {Schema} whole */
function at($ref, whole) {
  const path = $ref.split("/").slice(1);
  return path.reduce((/** @type {any} */ place, name) => place[name], whole);
}
