import type { BuildStep } from "./language.ts";
import { linesIn } from "./printed-text.ts";

/*
 * Programs written for older standards break under newer ones in small ways: a `cin >>` into a char pointer (C++20), a
 * comparator without const or an array named `data` (C++17), one named `rank` or a stream taken for a bool (C++11).
 * What compiles under any of 23 to 11 is to be compiled. Each try without a precompiled header takes about a second, so
 * the second standard is tried after any error, and the others unless the first error is one that none of them takes
 * back: most mistakes are. C++98 is tried where the errors look like its age.
 */

export const OLDEST_STANDARD = "gnu++98";

/** Newest first but for C++17, which helps most often. */
export const OLDER_STANDARDS = ["gnu++17", "gnu++14", "gnu++11", "gnu++20", OLDEST_STANDARD];

export function whenToTry(standard: string): NonNullable<BuildStep["onlyAfter"]> {
  switch (standard) {
    case OLDER_STANDARDS[0]:
      return () => true;
    case OLDEST_STANDARD:
      return isOfAge;
    case "gnu++20":
      // No word became a keyword between this and newer ones, as several did between this and C++17.
      return (first) => !isOfEveryStandard(first);
    default:
      return (_first, latest) => !isOfEveryStandard(latest);
  }
}

/**
 * Older libraries brought more with every header: a program from then may use memset without <cstring>, or an array of
 * which some other header knows no more than that there is such a type.
 */
export function lacksHeader(errors: string): boolean {
  return errors.includes("is defined in header ‘<") || errors.includes(KNOWN_BY_NAME);
}

const KNOWN_BY_NAME = " has incomplete type ‘std::";

const WORDS_OF_AGE = [
  "is ambiguous",
  "dynamic exception specification",
  "narrowing conversion",
  "‘gets’",
  "no match for ‘operator!=’",
  "no match for ‘operator==’",
  "in-class initialization",
  "cannot bind rvalue reference",
  "unable to find string literal operator",
  "must be invocable",
  "in C++17",
  "in C++20",
];

export function isOfAge(errors: string): boolean {
  return WORDS_OF_AGE.some((words) => errors.includes(words)) || linesIn(errors).some(takesStreamForBool);
}

function takesStreamForBool(line: string): boolean {
  const [type = ""] = line.split("cannot convert ‘std::", 2).slice(1);
  return (type.split(" ", 1)[0] ?? "").includes("stream");
}

const ERROR = ": error: ";
const FATAL_ERROR = ": fatal error: ";

/** Whether the first error would be there under each standard from C++11 on whose keywords are the same. */
function isOfEveryStandard(errors: string): boolean {
  const line = linesIn(errors).find((each) => each.includes(ERROR) || each.includes(FATAL_ERROR));
  // What is said without a place is said by the linker.
  if (line === undefined) return true;
  if (line.includes(FATAL_ERROR)) return line.endsWith("No such file or directory");
  // In angle brackets stands a header of the library, which is another one for each standard.
  if (line.startsWith("<") || WORDS_OF_AGE.some((words) => line.includes(words))) return false;
  const message = line.slice(line.indexOf(ERROR) + ERROR.length);
  return isPlain(message);
}

/** A word that nobody has declared, a missing semicolon or header, a member of one of the program's own types. */
function isPlain(message: string): boolean {
  if (message.includes(KNOWN_BY_NAME)) return true;
  if (message.startsWith("expected ")) return true;
  if (!message.startsWith("‘")) return false;
  const [, name = "", rest = ""] = message.split(/[‘’]/, 3);
  if (rest.startsWith(" was not declared in this scope")) return !name.includes("::");
  return rest.startsWith(" has no member named ") && !name.includes("std::");
}
