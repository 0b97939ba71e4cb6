import path from "node:path";
import type { InputValidatorArguments } from "../problem.ts";

/** The arguments of this validator; in a map it stands with its base name, with or without the ending. */
export function argumentsFor(name: string, given: InputValidatorArguments | undefined): readonly string[] {
  if (given === undefined) return [];
  if (isForAll(given)) return given;
  const file = path.posix.basename(name);
  // A file may be called `constructor.py`, and each map has something of that name by itself.
  const key = [file, path.posix.parse(file).name].find((each) => Object.hasOwn(given, each));
  return key === undefined ? [] : (given[key] ?? []);
}

function isForAll(given: InputValidatorArguments): given is readonly string[] {
  return Array.isArray(given);
}

/** A program in JavaScript that finds these arguments although it is started without any. */
export function javascriptWithArguments(source: string, words: readonly string[]): string {
  if (words.length === 0) return source;
  // The first line may name an interpreter, which is no JavaScript anywhere else.
  const code = source.startsWith("#!") ? `//${source}` : source;
  return `process.argv.push(...${JSON.stringify(words)});\n${code}`;
}
