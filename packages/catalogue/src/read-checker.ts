import path from "node:path";
import type { Checker } from "@verdict/contract/judging";
import { CPP_HEADER } from "./language-of-file.ts";
import { PackageError } from "./package-error.ts";
import { listFolder, openPackageFolder, type PackageEntry, type PackageFolder, readText } from "./package-folder.ts";
import type { PartInRun } from "./problem-type.ts";
import { isShellScript, readScriptProgram, readShellScript } from "./script-program.ts";

export type ValidatorProgram = Pick<Extract<Checker, { kind: "validator" }>, "language" | "files">;

export const MOST_SOURCE_BYTES = 1024 * 1024;
/** Folders inside a validator's folder; also where a link that leads to its own parent ends. */
const MOST_DEPTH = 3;
const SHELL_SOURCE = /\.(sh|bash)$/;
const PYTHON_SOURCE = /\.(py|py3)$/;
const SOURCE: Readonly<Record<ValidatorProgram["language"], RegExp>> = {
  cpp: /\.(c|cc|cpp|cxx|c\+\+|C)$/,
  java: /\.java$/,
  python: PYTHON_SOURCE,
};
const LANGUAGES = ["cpp", "java", "python"] as const;
const LANGUAGE_NAMES = { cpp: "C++", java: "Java", python: "Python" } as const;

/** The validator in a file, or in a folder of files, anywhere on this machine. Throws PackageError for what is none. */
export async function readValidator(file: string): Promise<ValidatorProgram> {
  const pack = await openPackageFolder(path.dirname(file));
  const name = path.basename(file);
  const isFolder = (await listFolder(pack, name)).length > 0;
  const program = await readProgramAt(pack, { name, isFolder });
  if (program === null) throw new PackageError(name, "is no C++, Java or Python program");
  return program;
}

/** `name` is a path below the package's folder. Null for what is in no language of validators. */
export async function readProgramAt(
  pack: PackageFolder,
  { name, isFolder }: { name: string; isFolder: boolean },
): Promise<ValidatorProgram | null> {
  if (isFolder) return await readProgram(pack, name, (text) => text);
  if (SHELL_SOURCE.test(name)) return await readShellScript(pack, name);
  const language = LANGUAGES.find((each) => SOURCE[each].test(name));
  if (language === undefined) return null;
  const content = await readText(pack, name, MOST_SOURCE_BYTES);
  if (content === null) throw new PackageError(name, "is not there");
  return { language, files: [{ name: path.posix.basename(name), content }] };
}

/**
 * The checker for a test whose validator arguments are these. Without an own program they are the flags of the
 * format's default validator, which ignores case unless told otherwise. `part`: what the program does besides looking
 * at an output.
 */
export function checkerFor(
  program: ValidatorProgram | null,
  { arguments: validatorArguments, part }: { arguments: readonly string[]; part: PartInRun | null },
): Checker {
  if (program !== null) {
    const own = { ...program, arguments: [...validatorArguments] };
    return part === null ? { kind: "validator", ...own } : { ...own, ...part };
  }
  const flags = { ignoreCase: true, ignoreSpace: true };
  let absolute: number | null = null;
  let relative: number | null = null;
  const rest = [...validatorArguments];
  for (let flag = rest.shift(); flag !== undefined; flag = rest.shift()) {
    if (flag === "case_sensitive") flags.ignoreCase = false;
    else if (flag === "space_change_sensitive") flags.ignoreSpace = false;
    else if (flag === "float_absolute_tolerance") absolute = tolerance(flag, rest.shift());
    else if (flag === "float_relative_tolerance") relative = tolerance(flag, rest.shift());
    else if (flag === "float_tolerance") absolute = relative = tolerance(flag, rest.shift());
    else throw new PackageError("output validator arguments", `${flag} is not one of the default validator's`);
  }
  if (absolute === null && relative === null) return { kind: "tokens", ...flags };
  return { kind: "float", absolute: absolute ?? 0, relative: relative ?? 0, ...flags };
}

function tolerance(flag: string, text: string | undefined): number {
  const value = text === undefined ? Number.NaN : Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new PackageError("output validator arguments", `${flag} must be followed by a number that is not negative`);
}

/** The program in a folder; null where that is empty or is not there. */
export async function readProgram(
  pack: PackageFolder,
  folder: string,
  replace: (text: string) => string,
): Promise<ValidatorProgram | null> {
  const entries = await listFolder(pack, folder);
  const files = entries.filter((entry) => entry.kind === "file");
  const folders = entries.filter((entry) => entry.kind === "folder" && entry.name !== "__pycache__");
  const only = folders[0];
  const script = await readRunScript(pack, folder, { files, replace });
  if (script !== null) return script;
  const sources = files.filter(isSource).length;
  const isProgram = folder !== "output_validators" && sources > 0;
  if (folder !== "output_validators" && (await isBuiltByScript(pack, folder, files))) {
    return await readScriptProgram(pack, folder, replace);
  }
  // Entries side by side in the legacy folder are programs of their own; in a program's folder they belong together.
  const programs = isProgram ? 1 : folders.length + sources;
  if (programs > 1) throw new PackageError(folder, "more than one output validator is not supported");
  if (sources > 0) return readSources(pack, folder, files, replace);
  if (only !== undefined) return readProgram(pack, `${folder}/${only.name}`, replace);
  if (files.length > 0) throw new PackageError(folder, "holds no C++, Java or Python program");
  return null;
}

/** A script that the format's tools would start; one in Python is a program like others, whatever it is called. */
async function readRunScript(
  pack: PackageFolder,
  folder: string,
  { files, replace }: { files: readonly PackageEntry[]; replace: (text: string) => string },
): Promise<ValidatorProgram | null> {
  const names = files.map(({ name }) => name);
  if (!names.includes("run") || folder === "output_validators") return null;
  const content = (await readText(pack, `${folder}/run`, MOST_SOURCE_BYTES)) ?? "";
  if (names.includes("build") || isShellScript(content)) return await readScriptProgram(pack, folder, replace);
  if (!/^#![^\n]{0,200}\bpython3?\b/.test(content)) {
    throw new PackageError(`${folder}/run`, "run scripts are run in a shell or in Python only");
  }
  const modules = [...names, ...(await filesBelow(pack, folder))].filter((name) => PYTHON_SOURCE.test(name));
  const others = await Promise.all(
    modules.map(async (name) => ({
      name,
      content: (await readText(pack, `${folder}/${name}`, MOST_SOURCE_BYTES)) ?? "",
    })),
  );
  return {
    language: "python",
    files: [{ name: RUN_SCRIPT, content }, ...others].map((file) => replaced(file, replace)),
  };
}

/** A name that nothing beside it has. */
const RUN_SCRIPT = "run-script.py";

function replaced(file: { name: string; content: string }, replace: (text: string) => string) {
  return { ...file, content: replace(file.content) };
}

async function readSources(
  pack: PackageFolder,
  folder: string,
  entries: readonly PackageEntry[],
  replace: (text: string) => string,
): Promise<ValidatorProgram> {
  const names = entries.map((entry) => entry.name);
  const [language = "cpp", ...others] = LANGUAGES.filter((each) => names.some((name) => SOURCE[each].test(name)));
  if (others.length > 0) {
    const mixed = [language, ...others].map((each) => LANGUAGE_NAMES[each]).join(" and ");
    throw new PackageError(folder, `mixes ${mixed}; more than one output validator is not supported`);
  }
  const wanted = filesOf(language, folder, names, await filesBelow(pack, folder));
  const files = [];
  for (const name of wanted) {
    const content = await readText(pack, `${folder}/${name}`, MOST_SOURCE_BYTES);
    files.push({ name, content: replace(content ?? "") });
  }
  return { language, files };
}

/** The files that make the program, of those in its folder and of those further below. */
function filesOf(
  language: ValidatorProgram["language"],
  folder: string,
  names: readonly string[],
  below: readonly string[],
): readonly string[] {
  const all = [...names, ...below];
  switch (language) {
    case "cpp":
      return [...names.filter((name) => SOURCE.cpp.test(name)), ...all.filter((name) => CPP_HEADER.test(name))];
    case "java":
      return all.filter((name) => SOURCE.java.test(name));
    case "python":
      return mainFirst(
        folder,
        all.filter((name) => PYTHON_SOURCE.test(name)),
      );
    default:
      return language satisfies never;
  }
}

/** What lies in the folders of a program's folder: headers and modules, as paths below it. */
async function filesBelow(pack: PackageFolder, folder: string, under = "", depth = 0): Promise<readonly string[]> {
  const files: string[] = [];
  for (const entry of await listFolder(pack, path.posix.join(folder, under))) {
    const name = path.posix.join(under, entry.name);
    if (entry.kind === "folder" && depth < MOST_DEPTH) files.push(...(await filesBelow(pack, folder, name, depth + 1)));
    else if (entry.kind === "file" && depth > 0) files.push(name);
  }
  return files;
}

/**
 * Definitions, folders and libraries; all but the folder itself and the mathematical library, which are there anyway.
 */
const OTHER_FLAGS = /\s-(?:D|I(?!\.(?:\s|$))|l(?!m(?:\s|$)))/m;

/** We compile C++ files all together, so a build script that only does the same is not needed. */
async function isBuiltByScript(pack: PackageFolder, folder: string, files: readonly PackageEntry[]): Promise<boolean> {
  if (!files.some(({ name }) => name === "build")) return false;
  const script = (await readText(pack, `${folder}/build`, MOST_SOURCE_BYTES)) ?? "";
  const onlyCompiles = /\b(g\+\+|c\+\+|gcc|cc|clang\+\+)/.test(script) && !OTHER_FLAGS.test(script);
  return !(onlyCompiles && files.some(isSource));
}

/** In order of preference. The format names the first; packages from before it had a rule use the others. */
const USUAL_MAIN = ["__main__", "main", "validate", "validator", "output_validator", "check", "checker"];

/** The first file is the one that is started. */
function mainFirst(folder: string, names: readonly string[]): readonly string[] {
  const stem = (name: string) => name.replace(PYTHON_SOURCE, "");
  const usual = [...USUAL_MAIN, path.posix.basename(folder)].find((main) => names.some((name) => stem(name) === main));
  const main = names.length === 1 ? names[0] : names.find((name) => stem(name) === usual);
  if (main === undefined) throw new PackageError(folder, "holds several Python files but no __main__.py");
  return [main, ...names.filter((name) => name !== main)];
}

export function isSource(entry: PackageEntry): boolean {
  return LANGUAGES.some((language) => SOURCE[language].test(entry.name));
}
