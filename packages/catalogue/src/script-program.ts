import path from "node:path";
import { listFolder, type PackageFolder, readText, readTextOrNull } from "./package-folder.ts";

/*
 * A program of a package that is a folder with a script `run`, or with a script `build` that makes one: the format's
 * tools start the first after the second. It travels as a program in Python, whose one file starts what lies in a
 * folder beside it; a judge that finds such a one runs its build script when it compiles it, in a box as for any
 * compiler.
 */

interface ScriptProgram {
  language: "python";
  files: ProgramFile[];
}
interface ProgramFile {
  name: string;
  content: string;
}

/** The file that starts the rest. */
export const SCRIPT_STARTER = "start-script.py";
/** Where the package's own files lie beside it. */
export const SCRIPT_FOLDER = "program";

const MOST_FILE_BYTES = 1024 * 1024;
const MOST_DEPTH = 3;

/** Everything in the folder that is text. `folder` is a path below the package's. */
export async function readScriptProgram(
  pack: PackageFolder,
  folder: string,
  replace: (text: string) => string,
): Promise<ScriptProgram> {
  const files: ProgramFile[] = [{ name: SCRIPT_STARTER, content: STARTER }];
  for (const name of await filesBelow(pack, folder, "")) {
    const content = await readTextOrNull(pack, `${folder}/${name}`, MOST_FILE_BYTES);
    if (content !== null) files.push({ name: `${SCRIPT_FOLDER}/${name}`, content: replace(content) });
  }
  return { language: "python", files };
}

/** What these files are when they lie in a folder: among them has to be a `run`, or a `build` that makes one. */
export function scriptProgramOf(files: readonly ProgramFile[]): ScriptProgram {
  const below = files.map(({ name, content }) => ({ name: `${SCRIPT_FOLDER}/${name}`, content }));
  return { language: "python", files: [{ name: SCRIPT_STARTER, content: STARTER }, ...below] };
}

/** A script that is a program by itself, as if it were the `run` of a folder. */
export async function readShellScript(pack: PackageFolder, file: string): Promise<ScriptProgram> {
  const content = (await readText(pack, file, MOST_FILE_BYTES)) ?? "";
  return scriptProgramOf([{ name: "run", content }]);
}

/** A script in a language of shells; what names no interpreter is run by a shell too. */
export function isShellScript(content: string): boolean {
  const [, first] = /^#!([^\n]{0,200})/.exec(content) ?? [];
  return first === undefined || /\b(?:sh|bash|dash)\s*$/.test(first.replace(/\s-\w+\s*$/, ""));
}

/** The files as they lay in the package. */
export function packagedFiles(files: readonly ProgramFile[]): readonly ProgramFile[] {
  if (files[0]?.name !== SCRIPT_STARTER) return files;
  return files.slice(1).map(({ name, content }) => ({ name: path.posix.relative(SCRIPT_FOLDER, name), content }));
}

async function filesBelow(pack: PackageFolder, folder: string, under: string, depth = 0): Promise<string[]> {
  const files: string[] = [];
  for (const { name, kind } of await listFolder(pack, path.posix.join(folder, under))) {
    const below = path.posix.join(under, name);
    if (kind === "file") files.push(below);
    else if (depth < MOST_DEPTH) files.push(...(await filesBelow(pack, folder, below, depth + 1)));
  }
  return files;
}

/** Scripts are started by the interpreter that they name, wherever a box has it. */
const STARTER = `import os, sys
folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "${SCRIPT_FOLDER}")
run = os.path.join(folder, "run")
os.environ["PATH"] = "/usr/bin:/bin"
with open(run, "rb") as file:
    first = file.readline()
names = {"sh": "/bin/sh", "dash": "/bin/sh", "bash": "/bin/bash", "python3": sys.executable, "python": sys.executable}
words = [os.path.basename(word).decode() for word in first[2:].split()] if first.startswith(b"#!") else []
interpreter = next((names[word] for word in words if word in names), None)
if interpreter is not None:
    os.execv(interpreter, [interpreter, run] + sys.argv[1:])
if not first.startswith((b"#!", b"\\x7fELF")):
    shell = next(path for path in ("/bin/bash", "/bin/sh") if os.path.exists(path))
    os.execv(shell, [shell, run] + sys.argv[1:])
os.execv(run, [run] + sys.argv[1:])
`;
