import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { CoreLanguageId } from "@verdict/contract/language";
import { languagesIn } from "../languages-option.ts";

export interface InstantOptions {
  /** Slugs, in the order in which they are measured. */
  problems: readonly string[];
  /** Presses of each kind at each problem and language that count. */
  rounds: number;
  languages: readonly CoreLanguageId[];
  /** Rounds of presses beside somebody who types. */
  besideRounds: number;
}

/** What a default run measures within ten minutes on two cores. */
const PROBLEMS = "4";
const ROUNDS = "2";
const SEED = "1";
const LANGUAGES = "cpp,javascript,java";
const BESIDE_ROUNDS = "10";

/**
 * `--all`: the whole catalogue (an hour and more). Otherwise a sample, the same for the same `--seed`.
 * `--languages=javascript` measures one of them, `--languages=` none, so that only the presses beside somebody who
 * types are left.
 */
export function readOptions(catalogue: string): InstantOptions {
  const { values } = parseArgs({
    options: {
      all: { type: "boolean", default: false },
      problems: { type: "string", default: PROBLEMS },
      rounds: { type: "string", default: ROUNDS },
      seed: { type: "string", default: SEED },
      languages: { type: "string", default: LANGUAGES },
      beside: { type: "string", default: BESIDE_ROUNDS },
    },
  });
  const slugs = readdirSync(catalogue).sort();
  const problems = values.all
    ? slugs
    : sample(slugs, { size: wholeNumber(values.problems), seed: wholeNumber(values.seed) });
  return {
    problems,
    rounds: wholeNumber(values.rounds),
    languages: languagesIn(values.languages),
    besideRounds: wholeNumber(values.beside),
  };
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${text} is not a whole number above zero`);
  return value;
}

function sample(slugs: readonly string[], { size, seed }: { size: number; seed: number }): string[] {
  const left = [...slugs];
  let state = seed;
  const chosen: string[] = [];
  while (chosen.length < size && left.length > 0) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    chosen.push(...left.splice((state >> 8) % left.length, 1));
  }
  return chosen;
}
