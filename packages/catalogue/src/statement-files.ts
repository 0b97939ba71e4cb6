import type { PackageFinding } from "@verdict/contract/problem-packages";
import { ANSWER_VALIDATOR_FOLDERS } from "./generators/answer-validators.ts";
import { INPUT_VALIDATOR_FOLDERS } from "./generators/input-validators.ts";
import { findBesideLibrary } from "./generators/library-beside.ts";
import { PackageError } from "./package-error.ts";
import { findFile, listFolder, type PackageEntry, type PackageFolder } from "./package-folder.ts";
import type { ProblemFile } from "./problem.ts";
import { isSafePath } from "./safe-path.ts";

/** Far beyond what a page should load; what is larger has not been made for it. */
const MOST_FILE_BYTES = 8 * 1024 * 1024;
const MOST_TOTAL_BYTES = 32 * 1024 * 1024;
const MOST_FILES = 200;
/** Folders inside the statement's own; also where a link that leads to its own parent ends. */
const MOST_DEPTH = 2;

const SHOWN = /\.(png|jpe?g|gif|webp|svg|pdf)$/i;
/** The text itself, in a form that we do not show: kept so that an export gives it back. */
const SOURCE = /^(?:problem_statement|statement)\/problem(?:\.[A-Za-z-]+)?\.tex$/;

export interface StatementFiles {
  files: ProblemFile[];
  leftOut: PackageFinding[];
}

/**
 * What belongs to a problem beside its texts: pictures and PDFs of statements, their LaTeX, attachments, and the
 * sources of its validators of inputs and answers. What is too large, too much or oddly named is left out, each with the reason;
 * nothing here can be a reason to refuse.
 */
export async function readStatementFiles(pack: PackageFolder): Promise<StatementFiles> {
  const found: StatementFiles = { files: [], leftOut: [] };
  for (const folder of ["statement", "problem_statement"]) {
    await orLeaveOut(folder, found, () => addBelow(pack, folder, found, 0));
  }
  await orLeaveOut("problem.pdf", found, () => addFile(pack, "problem.pdf", found));
  for (const folder of [...INPUT_VALIDATOR_FOLDERS, ...ANSWER_VALIDATOR_FOLDERS]) {
    await orLeaveOut(folder, found, () => addPrograms(pack, folder, found, 0));
  }
  await orLeaveOut("attachments", found, async () => {
    for (const entry of await listFolder(pack, "attachments")) await addAttachment(pack, entry, found);
  });
  return found;
}

/**
 * A link that leaves the package, or leads to nowhere, is followed by nobody; here it only costs what it stands for.
 */
async function orLeaveOut(path: string, { leftOut }: StatementFiles, add: () => Promise<void>): Promise<void> {
  try {
    await add();
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    leftOut.push(finding(path, `was left out: ${error.file} ${error.reason}`));
  }
}

async function addBelow(pack: PackageFolder, folder: string, found: StatementFiles, depth: number): Promise<void> {
  for (const { name, kind } of await listFolder(pack, folder)) {
    const path = `${folder}/${name}`;
    if (kind === "folder") {
      if (depth < MOST_DEPTH) await addBelow(pack, path, found, depth + 1);
    } else if (SHOWN.test(name) || SOURCE.test(path)) await addFile(pack, path, found);
    else if (!/\.(md|tex)$/.test(name)) found.leftOut.push(finding(path, "was left out: browsers do not show it"));
  }
}

/** Validators of inputs and answers: what an export has to give back, since the format's tools refuse a package without any. */
async function addPrograms(pack: PackageFolder, folder: string, found: StatementFiles, depth: number): Promise<void> {
  for (const { name, kind } of await listFolder(pack, folder)) {
    const path = `${folder}/${name}`;
    const main = kind === "folder" && depth === 0 ? await findBesideLibrary(pack, path) : null;
    if (kind === "file") await addFile(pack, path, found);
    else if (main !== null) await addFile(pack, main, found, `${path}.js`);
    else if (depth < MOST_DEPTH && name !== "__pycache__") await addPrograms(pack, path, found, depth + 1);
  }
}

async function addAttachment(pack: PackageFolder, { name, kind }: PackageEntry, found: StatementFiles): Promise<void> {
  const path = `attachments/${name}`;
  if (kind === "folder") found.leftOut.push(finding(path, "was left out: it is a folder"));
  else await addFile(pack, path, found);
}

/** `keptAs` is its path where that is another one. */
async function addFile(pack: PackageFolder, path: string, found: StatementFiles, keptAs = path): Promise<void> {
  const { files, leftOut } = found;
  const file = await findFile(pack, path, Number.MAX_SAFE_INTEGER);
  if (file === null) return;
  const before = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (!isSafePath(path))
    leftOut.push(finding(path, "was left out: its name holds more than letters, digits and . _ + -"));
  else if (file.bytes > MOST_FILE_BYTES) leftOut.push(finding(path, "was left out: it is larger than 8 MiB"));
  else if (before + file.bytes > MOST_TOTAL_BYTES)
    leftOut.push(finding(path, "was left out: all files have over 32 MiB"));
  else if (files.length === MOST_FILES)
    leftOut.push(finding(path, `was left out: there are more than ${MOST_FILES} files`));
  else if (file.bytes > 0)
    addOnce(files, { path: usualPath(keptAs), absolutePath: file.absolutePath, bytes: file.bytes });
}

/** Older packages have another name for the folder, DOMjudge's have their PDF beside it. */
function usualPath(path: string): string {
  const [folder = "", ...rest] = path.split("/");
  if (INPUT_VALIDATOR_FOLDERS.includes(folder)) return ["input_validators", ...rest].join("/");
  if (ANSWER_VALIDATOR_FOLDERS.includes(folder)) return ["answer_validators", ...rest].join("/");
  return path.startsWith("attachments/") ? path : `statement/${path.replace(/^(?:problem_)?statement\//, "")}`;
}

function addOnce(files: ProblemFile[], file: ProblemFile): void {
  if (!files.some(({ path }) => path === file.path)) files.push(file);
}

function finding(file: string, message: string): PackageFinding {
  return { severity: "warning", file, message };
}
