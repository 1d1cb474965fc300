// Runs a program with the Python of the pages, but without a page:
//     node in_page.mjs PYODIDE FOLDER PROGRAM [ARGUMENT ...]
// PYODIDE is the folder of the runtime. FOLDER is seen by the program as /here.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder, program, ...rest] = process.argv.slice(2);
const runtime = resolve(pyodide, "pyodide.mjs");
const { loadPyodide } = await import(pathToFileURL(runtime).href);
const python = await loadPyodide({
	indexURL: resolve(pyodide),
	args: [program, ...rest],
});
python.FS.mkdir("/here");
python.mountNodeFS("/here", resolve(folder));
try {
	await python.runPythonAsync(readFileSync(program, "utf8"), {
		filename: program,
	});
} catch (error) {
	console.error(String(error));
	process.exitCode = 1;
}
