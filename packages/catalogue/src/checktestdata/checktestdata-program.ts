import { readdir, readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import type { PackageProgram } from "../generators/package-program.ts";
import { checkStandardInput } from "./check-standard-input.ts";
import { readScript } from "./read-script.ts";

/*
 * Scripts and inputs come from strangers: loops without end, powers of powers, regular expressions that backtrack for
 * ever. So nothing of a script is worked out here, where it is only parsed, with bounds on depth and length; and what
 * works it out runs where every validator does. There regular expressions follow all their ways side by side, numbers
 * are exact, and whatever goes on for ever has a last step. Where the language's grammar leaves `!a && b` open, it is
 * `(!a) && b`, as everybody writes it.
 */

/**
 * An input validator in checktestdata, as a program in JavaScript that is run as every other validator is: in a box,
 * where neither a script nor an input can do harm. What understands the language lies beside it. Throws ScriptError for
 * what is no script.
 */
export async function checktestdataProgram(name: string, script: string): Promise<PackageProgram> {
  readScript(asBytes(script));
  const source = `require("./${LIBRARY_NAME}").${checkStandardInput.name}(${JSON.stringify(script)});\n`;
  return { name, language: "javascript", source, otherFiles: [{ name: LIBRARY_NAME, content: await readLibrary() }] };
}

const LIBRARY_NAME = "checktestdata.js";
const NO_MODULE_OF_IT = /(?:\.test|checktestdata-program)\.ts$/;

/** Each character of an input stands for a byte, and so has a character of a script to. */
function asBytes(text: string): string {
  return Buffer.from(text, "utf8").toString("latin1");
}

/** All modules of this folder in one file for `require`, since a box sees nothing else of ours. */
async function readLibrary(): Promise<string> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith(".ts"));
  const modules = await Promise.all(
    names
      .filter((name) => !NO_MODULE_OF_IT.test(name))
      .sort()
      .map(async (name) => {
        const code = asFunction(withoutTypes(await readFile(new URL(name, import.meta.url), "utf8")));
        return `  ${JSON.stringify(`./${name}`)}(exported, load) {\n${code}\n  },\n`;
      }),
  );
  return `const modules = {\n${modules.join("")}};\n${LOADER}`;
}

const LOADER = `const loaded = new Map();
function load(name) {
  if (!loaded.has(name)) {
    const exported = {};
    loaded.set(name, exported);
    modules[name](exported, load);
  }
  return loaded.get(name);
}
module.exports = load("./check-standard-input.ts");
`;

/** Node does the same whenever it starts a file of ours, and then says nothing of an experiment either. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Imports and exports as the modules of this folder write them. */
function asFunction(module: string): string {
  const exported: string[] = [];
  const code = module
    .replace(/^import \{([^}]*)\} from "(\.\/[^"]+)";/gm, (_whole, names: string, from: string) => {
      const found = names.split(",").map((name) => name.trim());
      return `const { ${found.filter((name) => name !== "").join(", ")} } = load("${from}");`;
    })
    .replace(/^import \* as (\w+) from "(node:[a-z]+)";/gm, (_whole, name: string, from: string) => {
      return `const ${name} = require("${from}");`;
    })
    .replace(/^export ((?:async )?function|class|const) (\w+)/gm, (_whole, kind: string, name: string) => {
      exported.push(name);
      return `${kind} ${name}`;
    });
  return `${code}\nObject.assign(exported, { ${exported.join(", ")} });`;
}
