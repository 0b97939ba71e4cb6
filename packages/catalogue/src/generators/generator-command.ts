import { createHash } from "node:crypto";

/** One run of a generator: the file's name below generators/, and what it is told. */
export interface GeneratorCommand {
  program: string;
  words: readonly string[];
}

/** For which test a command is written, as far as that goes into the command. */
export interface GeneratorCall {
  name: string;
  /** 1 where there is no count. */
  count: number;
  salt: string;
}

const SEED = /\{seed(?::[0-9]+)?\}/g;

/**
 * The command with its `{name}`, `{count}` and `{seed}`. The seed is that of the ICPC packages' tools: the last 31 bits
 * of a hash of salt and command, spaces in it included, with the count where it is not the first.
 */
export function commandOf(written: string, { name, count, salt }: GeneratorCall): GeneratorCommand {
  const counted = written.replaceAll("{count}", String(count)).trim();
  const hashed = `${salt}${count === 1 ? "" : `:${count - 1}`}${counted}`;
  const seed = createHash("sha512").update(hashed).digest().readUInt32BE(60) & 0x7fffffff;
  const words = wordsOf(counted).map((word) => word.replace(SEED, String(seed)).replaceAll("{name}", name));
  const [program = "", ...rest] = words;
  return { program, words: rest };
}

/** As a shell would part them: quotes and backslashes keep a space in a word. */
function wordsOf(command: string): string[] {
  const words = command.match(/(?:[^\s"'\\]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'[^']*')+/g) ?? [];
  return words.map((word) =>
    word.replace(
      /\\([\s\S])|"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'/g,
      (_all, escaped, double, single) => escaped ?? single ?? double?.replace(/\\(["\\])/g, "$1") ?? "",
    ),
  );
}
