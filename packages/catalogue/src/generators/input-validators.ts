import { isCore } from "@verdict/contract/language";
import { checktestdataProgram } from "../checktestdata/checktestdata-program.ts";
import { ScriptError } from "../checktestdata/script-error.ts";
import { readFolderProgram } from "../folder-program.ts";
import { languageOf } from "../language-of-file.ts";
import { PackageError } from "../package-error.ts";
import { listFolder, type PackageEntry, type PackageFolder, readText } from "../package-folder.ts";
import { readProgramAt, type ValidatorProgram } from "../read-checker.ts";
import { findBesideLibrary } from "./library-beside.ts";
import { type PackageProgram, readLibrary } from "./package-program.ts";

const MOST_SOURCE_BYTES = 256 * 1024;
/** The names of today's format, and the one before. */
export const INPUT_VALIDATOR_FOLDERS: readonly string[] = [
  "input_validators",
  "input_validator",
  "input_format_validators",
];

/** A validator in a language of output validators that submissions cannot be in: Python or C. */
interface ForeignValidator {
  name: string;
  program: ValidatorProgram;
}

export type InputValidator = PackageProgram | ForeignValidator;

/**
 * The programs of a package that say whether an input is as its statement promises: a file or a folder each. They read
 * the input and end with exit code 42 when it is. `skipped` are those that we have nothing to run with, each with why.
 */
export async function readInputValidators(
  pack: PackageFolder,
  fillConstants: (text: string) => string,
): Promise<{ inputValidators: InputValidator[]; skippedInputValidators: { name: string; why: string }[] }> {
  const { validators, skipped } = await readValidators(pack, INPUT_VALIDATOR_FOLDERS, { fillConstants, readJudged });
  return { inputValidators: validators, skippedInputValidators: skipped };
}

/** Each file or folder of these folders as a validator, or with the reason why it is passed over. */
export async function readValidators(
  pack: PackageFolder,
  folders: readonly string[],
  { fillConstants, readJudged }: { fillConstants: (text: string) => string; readJudged: ReadJudged },
): Promise<{ validators: InputValidator[]; skipped: { name: string; why: string }[] }> {
  const validators: InputValidator[] = [];
  const skipped: { name: string; why: string }[] = [];
  for (const folder of folders) {
    for (const entry of await listFolder(pack, folder)) {
      const reading = { name: `${folder}/${entry.name}`, entry, fillConstants };
      const validator = await readValidator(pack, reading, readJudged);
      if (!("why" in validator)) validators.push(validator);
      else if (validator.why !== "") skipped.push(validator);
    }
  }
  return { validators, skipped };
}

/** One that is judged as submissions are; null for what is not. */
type ReadJudged = (pack: PackageFolder, reading: Reading) => Promise<PackageProgram | null>;

interface Reading {
  /** With its folder. */
  name: string;
  entry: PackageEntry;
  fillConstants: (text: string) => string;
}

async function readJudged(
  pack: PackageFolder,
  { name, entry, fillConstants }: Reading,
): Promise<PackageProgram | null> {
  if (entry.kind === "folder") {
    const main = await findBesideLibrary(pack, name);
    if (main !== null) {
      const source = fillConstants((await readText(pack, main, MOST_SOURCE_BYTES)) ?? "");
      return { name: `${name}.js`, language: "javascript", source, otherFiles: await readLibrary() };
    }
    const program = await readFolderProgram(pack, name);
    if (program === null) return null;
    const { language } = program;
    if (!isCore(language)) return null;
    const files = program.files.map((file) => ({ ...file, content: fillConstants(file.content) }));
    const source = files.find((file) => file.name === program.main)?.content ?? "";
    const otherFiles = files.filter((file) => file.name !== program.main);
    return { name, language, source, otherFiles };
  }
  const language = languageOf(entry.name);
  if (language === null) return await readChecktestdata(pack, { name, entry, fillConstants });
  const source = fillConstants((await readText(pack, name, MOST_SOURCE_BYTES)) ?? "");
  return { name, language, source, otherFiles: language === "javascript" ? await readLibrary() : [] };
}

/** A script in checktestdata; null for anything else. */
export async function readChecktestdata(
  pack: PackageFolder,
  { name, entry, fillConstants }: Reading,
): Promise<PackageProgram | null> {
  if (entry.kind === "folder" || !name.endsWith(".ctd")) return null;
  return await checktestdataProgram(name, fillConstants((await readText(pack, name, MOST_SOURCE_BYTES)) ?? ""));
}

/** One that cannot be read is no reason to do without the problem. */
async function readValidator(
  pack: PackageFolder,
  reading: Reading,
  readJudged: ReadJudged,
): Promise<InputValidator | { name: string; why: string }> {
  const { name, entry, fillConstants } = reading;
  try {
    const judged = await readJudged(pack, reading);
    if (judged !== null) return judged;
    const program = await readProgramAt(pack, { name, isFolder: entry.kind === "folder" });
    if (program === null) return { name, why: whySkipped(entry) };
    const files = program.files.map((file) => ({ ...file, content: fillConstants(file.content) }));
    return { name, program: { ...program, files } };
  } catch (error) {
    if (error instanceof ScriptError) return { name, why: error.message };
    if (error instanceof PackageError) return { name: error.file, why: error.reason };
    throw error;
  }
}

const NO_PROGRAM = /^(?:readme|makefile|license)|\.(?:h|hh|hpp|txt|md|json|yaml)$/i;

/** "" for what is no validator at all. */
function whySkipped({ name, kind }: PackageEntry): string {
  if (kind === "file" && NO_PROGRAM.test(name)) return "";
  if (name.endsWith(".viva")) return "is in VIVA, which we cannot run";
  return "is in no language of validators";
}
