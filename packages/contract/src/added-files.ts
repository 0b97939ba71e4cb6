import * as z from "zod/mini";
import { type LanguageId, languageName } from "./language.ts";

const AddedFile = z.object({ name: z.string(), content: z.string() });

/**
 * What a problem adds to every program before it is compiled: a main function that calls the solver's, a header, a
 * library. By language, with `default` for the languages that have no entry; they lie beside the source.
 */
export const AddedFiles = z.record(z.string(), z.array(AddedFile));
export type AddedFiles = z.infer<typeof AddedFiles>;

/**
 * Where a file beside the source is compiled with it, or found when the program runs. Not in OCaml, whose compiler wants
 * its files in the order in which they need each other.
 */
const LANGUAGES: readonly LanguageId[] = [
  ...["cpp", "c", "java", "javascript", "python3", "pypy3"],
  ...["go", "rust", "pascal", "typescript", "kotlin", "ruby", "php", "lua", "nim", "perl"],
];

/**
 * What lies beside a program in this language; a sentence where it would have to, and the language has no place for it.
 */
export function addedFilesFor(
  added: AddedFiles | null | undefined,
  language: LanguageId,
): readonly z.infer<typeof AddedFile>[] | { refusal: string } {
  const files = ownFiles(added ?? {}, language);
  if (files.length === 0 || LANGUAGES.includes(language)) return files;
  const names = LANGUAGES.map(languageName).join(", ");
  return {
    refusal: `This problem adds files to each program, which is possible in ${names} only, and not in ${languageName(language)}.`,
  };
}

function ownFiles(added: AddedFiles, language: LanguageId): AddedFiles[string] {
  const named = [language, "default"].find((each) => Object.hasOwn(added, each));
  return named === undefined ? [] : (added[named] ?? []);
}

/** Why no steps are shown of such a program: a sentence for refusals. */
export const NO_STEPS_WITH_ADDED_FILES =
  "Steps are not shown here: this problem adds files of its own to each program, which are part of what runs.";
