import { createHash } from "node:crypto";
import { TESTS_MAX } from "@verdict/contract/problem-limits";
import * as z from "zod/mini";
import { PackageError } from "../package-error.ts";
import type { PackageFolder } from "../package-folder.ts";
import { readYaml } from "../read-yaml.ts";
import type { GeneratorCommand } from "./generator-command.ts";

/**
 * `generators/generators.yaml` of the ICPC packages' tools, in the part that we write: a list of secret tests, each
 * made by a command or written out, numbered in the order of the list.
 *
 *   solution: /submissions/accepted/solution.cpp
 *   random_salt: any text
 *   data:
 *     secret:
 *       data:
 *         - one-service: { in: "1 0\n5\n" }
 *         - long-chain: graph.js kind=chain n=100000 seed={seed}
 *   _small_cases:
 *     - graph.js kind=random n=6 m=9 seed={seed}
 *
 * `{seed}` becomes a number that depends on the salt and the command, so a new line never changes the tests beside it;
 * a second test of the same command says `{seed:2}`. `_small_cases` are our own: commands for the many small inputs on
 * which reference solutions and the brute force are compared. Source: BAPCtools, doc/generators.md.
 */
export const GENERATORS_YAML = "generators/generators.yaml";

/** A name of a test becomes a file's, which has 255 characters on Linux. */
const LONGEST_TITLE = 100;
/** Ten times what the largest packages have; each is a run of a generator and of a reference solution. */
const MOST_SMALL_CASES = 1000;

const Command = z.string("must be a command").check(z.minLength(1, "must not be empty"));
const Written = z.strictObject({ in: z.string("must be the text of an input") }, "must be a command or {in: …}");
const Rule = z.record(z.string(), z.union([Command, Written], "must be a command or {in: …}"));
const GeneratorsYaml = z.object(
  {
    solution: z.string("must name a program below submissions/"),
    random_salt: z.optional(z.string("must be a text")),
    data: z.object(
      { secret: z.object({ data: z.array(Rule, "must be a list of tests") }, "must be a map") },
      "must be a map",
    ),
    _small_cases: z.optional(z.array(Command, "must be a list of commands")),
  },
  "must be a map",
);

export type { GeneratorCommand };

export type TestRule = { name: string } & (
  | { kind: "written"; input: string }
  | { kind: "made"; command: GeneratorCommand }
);

export interface GeneratorRules {
  /** Below submissions/: gives the answers. */
  solution: string;
  /** In order; names are those of the files below data/secret, without their ending. */
  tests: readonly TestRule[];
  /** The same command with another seed for each number. */
  smallCases: readonly { command: (number: number) => GeneratorCommand }[];
  /** The commands as they are written, with `{seed}` in them: of the small cases, and of the tests. */
  written: { smallCases: readonly string[]; tests: readonly string[] };
}

/** Null when the package has no such file. Throws PackageError. */
export async function readGeneratorRules(pack: PackageFolder): Promise<GeneratorRules | null> {
  const yaml = await readYaml(pack, GENERATORS_YAML, GeneratorsYaml);
  if (yaml === null) return null;
  const salt = yaml.random_salt ?? "";
  const rules = yaml.data.secret.data.map((rule) => Object.entries(rule));
  if (rules.length > TESTS_MAX) throw bad(`${rules.length} tests, and at most ${TESTS_MAX} are allowed`);
  const digits = Math.max(2, String(rules.length).length);
  const names = new Set<string>();
  const tests = rules.map((entries, index) => {
    const [entry, ...more] = entries;
    if (entry === undefined || more.length > 0) throw bad("each test of the list must be one name with one rule");
    const [title, rule] = entry;
    if (title.length > LONGEST_TITLE)
      throw bad(`the name ${title.slice(0, 40)}… is too long: ${title.length} characters`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(title)) throw bad(`${title} is no name of lower-case words and hyphens`);
    if (names.has(title)) throw bad(`${title} is there twice`);
    names.add(title);
    const name = `${String(index + 1).padStart(digits, "0")}-${title}`;
    if (typeof rule !== "string") return { name, kind: "written", input: rule.in } as const;
    return { name, kind: "made", command: commandOf(rule, { salt, number: null }) } as const;
  });
  const small = yaml._small_cases ?? [];
  if (small.length > MOST_SMALL_CASES)
    throw bad(`${small.length} small cases, and at most ${MOST_SMALL_CASES} are allowed`);
  const smallCases = small.map((text) => {
    if (!text.includes("{seed}")) throw bad(`the small case "${text}" has no {seed}, so all of them would be the same`);
    return { command: (number: number) => commandOf(text, { salt, number }) };
  });
  const commands = yaml.data.secret.data
    .flatMap((rule) => Object.values(rule))
    .filter((rule) => typeof rule === "string");
  return {
    solution: yaml.solution.replace(/^\/?submissions\//, ""),
    tests,
    smallCases,
    written: { smallCases: small, tests: commands },
  };
}

function commandOf(text: string, seed: { salt: string; number: number | null }): GeneratorCommand {
  const filled = text.replace(/\{seed(?::\d+)?\}/g, () => String(seedOf(seed.salt, `${text} ${seed.number ?? ""}`)));
  const [program = "", ...words] = filled.split(/\s+/).filter((word) => word !== "");
  if (program.includes("/")) throw bad(`${program} must be a file of generators/`);
  return { program, words };
}

/** 31 bits, as the format's tools have it. */
function seedOf(salt: string, text: string): number {
  return createHash("sha512").update(salt).update(text).digest().readUInt32BE(0) >>> 1;
}

function bad(reason: string): PackageError {
  return new PackageError(GENERATORS_YAML, reason);
}
