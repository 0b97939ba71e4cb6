import { parseArgs } from "node:util";
import { LanguageId } from "@verdict/contract/language";
import { Difficulty, Tag } from "@verdict/contract/problems";
import { UsageError } from "./cli-error.ts";
import type { RunOrder } from "./commands/run.ts";
import type { StepsOrder } from "./commands/steps.ts";

export const USAGE = `verdict: solve problems from your own editor

  verdict login <site>            sign in with a personal token, which the site's settings make
  verdict logout                  forget the token on this computer
  verdict list [words]            the problems; --tag array|linkedList|graph|dp, --difficulty easy|medium|hard, --unsolved
  verdict pull <problem>          a folder with statement, examples and starter code; --language cpp|java|javascript|python3|…
  verdict test [file]             compile here and run the examples; in an interactive problem the sample conversations,
                                  or with --with "python3 tool.py" a program that stands in for the problem's own
  verdict run [file]              run the examples at the site, or an own input with --input file: in an interactive
                                  problem with its own program
  verdict steps [file]            what the program does, step by step: on example 1, on --example 2 or on --input file;
                                  from --from step, from --line line on, before --crash or before the --end; --most 100
  verdict submit [file]           submit and watch the verdict
  verdict history [problem]       own submissions, newest first
  verdict send <problem>          hand the problem to the editors that listen for Competitive Companion

  In a pulled folder, test, run, steps, submit and history know the problem, and the file when there is only one.
  Elsewhere name the problem with --problem. --json prints what a program can read (list, history, run, submit, steps).
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
  | { kind: "test"; file: string | null; partner: string | null }
  | ({ kind: "run" } & RunOrder)
  | ({ kind: "steps" } & StepsOrder)
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
  example: { type: "string" },
  input: { type: "string" },
  with: { type: "string" },
  from: { type: "string" },
  line: { type: "string" },
  most: { type: "string" },
  crash: { type: "boolean" },
  end: { type: "boolean" },
} as const;

type Values = ReturnType<typeof parse>["values"];

/** Which options each command takes, beside --help. */
const TAKES: Record<Exclude<Order["kind"], "help">, readonly (keyof Values)[]> = {
  login: [],
  logout: [],
  list: ["tag", "difficulty", "unsolved", "json"],
  pull: ["language"],
  test: ["with"],
  run: ["problem", "input", "json"],
  steps: ["problem", "example", "input", "from", "line", "most", "crash", "end", "json"],
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
      return { kind: command, file: name, partner: values.with ?? null };
    case "run":
      return { kind: command, file: name, problemId: values.problem ?? null, input: values.input ?? null, asJson };
    case "steps":
      return { kind: command, file: name, problemId: values.problem ?? null, ...stepsOf(values), asJson };
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

function stepsOf(values: Values): Pick<StepsOrder, "input" | "target" | "most"> {
  if (values.example !== undefined && values.input !== undefined)
    throw new UsageError("Either --example or --input, not both.");
  const ends = (["line", "crash", "end"] as const).filter((name) => values[name] !== undefined);
  if (ends.length > 1) throw new UsageError(`Either --${ends[0]} or --${ends[1]}, not both.`);
  const [end] = ends;
  const from = number(values.from, "from") ?? 1;
  if (values.from !== undefined && end !== undefined && end !== "line")
    throw new UsageError(`--${end} takes no --from.`);
  const line = number(values.line, "line");
  return {
    input: values.input === undefined ? { example: number(values.example, "example") ?? 1 } : { file: values.input },
    target:
      line !== null
        ? { kind: "line", line, after: from - 1 }
        : end === "crash" || end === "end"
          ? { kind: end }
          : { kind: "step", step: from - 1 },
    most: number(values.most, "most") ?? MOST_SHOWN,
  };
}

/** What a terminal shows without a pager, about. */
const MOST_SHOWN = 100;

/** A whole number from 1 on; null where there is none. */
function number(given: string | undefined, option: string): number | null {
  if (given === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new UsageError(`--${option} is a whole number from 1 on.`);
  return Number(given);
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
