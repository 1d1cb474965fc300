// Takes the snapshot that Python begins with in a page, and lays it beside Pyodide:
//     node make_snapshot.mjs PYODIDE PACKAGE ...

import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide, ...packages] = process.argv.slice(2);
const folder = pathToFileURL(`${resolve(pyodide)}/`).href;
const { loadPyodide } = await import(`${folder}pyodide.mjs`);
const { IMPORTS, SNAPSHOT, taken } = await import(`${folder}snapshot.mjs`);
const python = await loadPyodide({ indexURL: pyodide, packages, _makeSnapshot: true });
python._api.config.packageCacheDir = ""; // a page has another place
python.runPython(IMPORTS);
const bytes = gzipSync(Buffer.concat(taken(python)), { level: 9 });
writeFileSync(new URL(SNAPSHOT, folder), bytes);
