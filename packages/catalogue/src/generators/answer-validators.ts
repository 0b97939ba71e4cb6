import { checktestdataProgram } from "../checktestdata/checktestdata-program.ts";
import { ScriptError } from "../checktestdata/script-error.ts";
import { PackageError } from "../package-error.ts";
import { listFolder, type PackageEntry, type PackageFolder, readText } from "../package-folder.ts";
import { readProgramAt } from "../read-checker.ts";
import { type InputValidator, MOST_SOURCE_BYTES, whySkipped } from "./input-validators.ts";

/** The singular is what some tools call it, as with the other validators. */
export const ANSWER_VALIDATOR_FOLDERS: readonly string[] = ["answer_validators", "answer_validator"];

/**
 * The programs of a package that say whether an answer has the form that its statement promises: a file or a folder
 * each. They read the answer, find the input's path in their first argument, and end with exit code 42 where it has.
 * Those in checktestdata see the answer alone. `skipped` are those that we have nothing to run with, each with why.
 * Source: BAPCtools, doc/validation.md, "Answer validation"; the format itself has no word for them.
 */
export async function readAnswerValidators(
  pack: PackageFolder,
  fillConstants: (text: string) => string,
): Promise<{ answerValidators: InputValidator[]; skippedAnswerValidators: { name: string; why: string }[] }> {
  const answerValidators: InputValidator[] = [];
  const skippedAnswerValidators: { name: string; why: string }[] = [];
  for (const folder of ANSWER_VALIDATOR_FOLDERS) {
    for (const entry of await listFolder(pack, folder)) {
      const validator = await readValidator(pack, `${folder}/${entry.name}`, { entry, fillConstants });
      if (!("why" in validator)) answerValidators.push(validator);
      else if (validator.why !== "") skippedAnswerValidators.push(validator);
    }
  }
  return { answerValidators, skippedAnswerValidators };
}

/** One that cannot be read is no reason to do without the problem. */
async function readValidator(
  pack: PackageFolder,
  name: string,
  { entry, fillConstants }: { entry: PackageEntry; fillConstants: (text: string) => string },
): Promise<InputValidator | { name: string; why: string }> {
  try {
    if (entry.kind === "file" && name.endsWith(".ctd")) {
      return await checktestdataProgram(name, fillConstants((await readText(pack, name, MOST_SOURCE_BYTES)) ?? ""));
    }
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
