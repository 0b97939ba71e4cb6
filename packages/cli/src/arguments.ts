import { parseArgs } from "node:util";
import { LanguageId } from "@verdict/contract/language";
import { Difficulty, Tag } from "@verdict/contract/problems";
import { UsageError } from "./cli-error.ts";

export const USAGE = `verdict: solve problems from your own editor

  verdict login <site>            sign in with a personal token, which the site's settings make
  verdict logout                  forget the token on this computer
  verdict list [words]            the problems; --tag array|linkedList|graph|dp, --difficulty easy|medium|hard, --unsolved
  verdict pull <problem>          a folder with statement, examples and starter code; --language cpp|java|javascript|python3|…
  verdict test [file]             compile here and run the examples
  verdict submit [file]           submit and watch the verdict
  verdict history [problem]       own submissions, newest first
  verdict send <problem>          hand the problem to the editors that listen for Competitive Companion

  In a pulled folder, test, submit and history know the problem, and the file when there is only one.
  Elsewhere name the problem with --problem. --json prints what a program can read (list, history, submit).
  VERDICT_SITE and VERDICT_TOKEN stand in for the login.
  Exit codes: 0 done, or accepted; 1 refused, failed, or not accepted; 2 a wrong command line.`;

export type Order =
  | { kind: "help" | "logout" }
  | { kind: "login"; site: string }
  | {
      kind: "list";
      words: string[];
      tag: Tag | null;
      difficulty: Difficulty | null;
      isUnsolved: boolean;
      asJson: boolean;
    }
  | { kind: "pull"; problemId: string; language: LanguageId }
  | { kind: "test"; file: string | null }
  | { kind: "submit"; file: string | null; problemId: string | null; asJson: boolean }
  | { kind: "history"; problemId: string | null; asJson: boolean }
  | { kind: "send"; problemId: string };

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  json: { type: "boolean" },
  unsolved: { type: "boolean" },
  tag: { type: "string" },
  difficulty: { type: "string" },
  language: { type: "string", short: "l" },
  problem: { type: "string", short: "p" },
} as const;

type Values = ReturnType<typeof parse>["values"];

/** Which options each command takes, beside --help. */
const TAKES: Record<Exclude<Order["kind"], "help">, readonly (keyof Values)[]> = {
  login: [],
  logout: [],
  list: ["tag", "difficulty", "unsolved", "json"],
  pull: ["language"],
  test: [],
  submit: ["problem", "json"],
  history: ["problem", "json"],
  send: [],
};

/** Throws UsageError. */
export function parseArguments(words: readonly string[]): Order {
  const { values, positionals } = parse(words);
  const [command, ...rest] = positionals;
  if (values.help || command === undefined || command === "help") return { kind: "help" };
  if (!isCommand(command)) throw new UsageError(`There is no command ${command}.`);
  for (const name of Object.keys(values)) {
    if (!TAKES[command].some((taken) => taken === name)) throw new UsageError(`${command} takes no --${name}.`);
  }
  if (command !== "list" && rest.length > 1) throw new UsageError(`${command} takes one name, not ${rest.length}.`);
  const [name = null] = rest;
  const asJson = values.json ?? false;
  switch (command) {
    case "login":
      return { kind: command, site: need(name, "Which site? For example: verdict login https://verdict.example") };
    case "logout":
      if (name !== null) throw new UsageError("logout takes no name.");
      return { kind: command };
    case "list": {
      const tag = oneOf(Tag.options, values.tag, "tag");
      const difficulty = oneOf(Difficulty.options, values.difficulty, "difficulty");
      return { kind: command, words: rest, tag, difficulty, isUnsolved: values.unsolved ?? false, asJson };
    }
    case "pull": {
      const language = oneOf(LanguageId.options, values.language, "language") ?? "cpp";
      return { kind: command, problemId: need(name, "Which problem? verdict list names them."), language };
    }
    case "test":
      return { kind: command, file: name };
    case "submit":
      return { kind: command, file: name, problemId: values.problem ?? null, asJson };
    case "history":
      return { kind: command, problemId: name ?? values.problem ?? null, asJson };
    case "send":
      return { kind: command, problemId: need(name, "Which problem? verdict list names them.") };
    default:
      return command satisfies never;
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function isCommand(word: string): word is keyof typeof TAKES {
  return Object.hasOwn(TAKES, word);
}

function need(name: string | null, question: string): string {
  if (name === null) throw new UsageError(question);
  return name;
}

function oneOf<T extends string>(allowed: readonly T[], given: string | undefined, option: string): T | null {
  if (given === undefined) return null;
  const found = allowed.find((each) => each === given);
  if (found === undefined) throw new UsageError(`--${option} is one of ${allowed.join(", ")}.`);
  return found;
}
