import { readFolderProgram } from "../folder-program.ts";
import { languageOf } from "../language-of-file.ts";
import { PackageError } from "../package-error.ts";
import { listFolder, type PackageEntry, type PackageFolder, readText } from "../package-folder.ts";
import { readProgramAt, type ValidatorProgram } from "../read-checker.ts";
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
): Promise<{ inputValidators: InputValidator[]; skippedInputValidators: { name: string; why: string }[] }> {
  const inputValidators: InputValidator[] = [];
  const skippedInputValidators: { name: string; why: string }[] = [];
  for (const folder of INPUT_VALIDATOR_FOLDERS) {
    for (const entry of await listFolder(pack, folder)) {
      const name = `${folder}/${entry.name}`;
      const validator = await readValidator(pack, name, entry);
      if ("why" in validator) skippedInputValidators.push(validator);
      else inputValidators.push(validator);
    }
  }
  return { inputValidators, skippedInputValidators: skippedInputValidators.filter(({ why }) => why !== "") };
}

async function readJudged(pack: PackageFolder, name: string, entry: PackageEntry): Promise<PackageProgram | null> {
  if (entry.kind === "folder") {
    const program = await readFolderProgram(pack, name);
    if (program === null) return null;
    const source = program.files.find((file) => file.name === program.main)?.content ?? "";
    const otherFiles = program.files.filter((file) => file.name !== program.main);
    return { name, language: program.language, source, otherFiles };
  }
  const language = languageOf(entry.name);
  if (language === null) return null;
  const source = (await readText(pack, name, MOST_SOURCE_BYTES)) ?? "";
  return { name, language, source, otherFiles: language === "javascript" ? await readLibrary() : [] };
}

/** One that cannot be read is no reason to do without the problem. */
async function readValidator(
  pack: PackageFolder,
  name: string,
  entry: PackageEntry,
): Promise<InputValidator | { name: string; why: string }> {
  try {
    const judged = await readJudged(pack, name, entry);
    if (judged !== null) return judged;
    const program = await readProgramAt(pack, { name, isFolder: entry.kind === "folder" });
    return program === null ? { name, why: whySkipped(entry) } : { name, program };
  } catch (error) {
    if (error instanceof PackageError) return { name: error.file, why: error.reason };
    throw error;
  }
}

const NO_PROGRAM = /^(?:readme|makefile|license)|\.(?:h|hh|hpp|txt|md|json|yaml)$/i;

/** "" for what is no validator at all. */
function whySkipped({ name, kind }: PackageEntry): string {
  if (kind === "file" && NO_PROGRAM.test(name)) return "";
  if (name.endsWith(".ctd")) return "is in checktestdata, which we cannot run";
  if (name.endsWith(".viva")) return "is in VIVA, which we cannot run";
  return "is in no language of validators";
}
