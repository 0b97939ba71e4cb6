import type { PackageFolder } from "../package-folder.ts";
import { type InputValidator, readChecktestdata, readValidators } from "./input-validators.ts";

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
  const readJudged = readChecktestdata;
  const { validators, skipped } = await readValidators(pack, ANSWER_VALIDATOR_FOLDERS, { fillConstants, readJudged });
  return { answerValidators: validators, skippedAnswerValidators: skipped };
}
