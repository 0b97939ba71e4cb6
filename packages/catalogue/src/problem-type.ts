import type { RunChecker } from "@verdict/contract/judging";
import { PackageError } from "./package-error.ts";

/** That the problem's output validator has a part in the runs of the judged program, as in RunChecker. */
export type PartInRun = Pick<RunChecker, "kind" | "passes">;

export interface ProblemType {
  /** It gives points. */
  isScoring: boolean;
  /** Null where only what a program has printed is looked at. */
  partInRun: PartInRun | null;
}

/** Source: spec/2025-09.md, `limits`; DOMjudge takes the same for its older packages. */
const DEFAULT_PASSES = 2;

const WHY_REFUSED: Readonly<Record<string, string>> = {
  score: "scores that an output validator gives are not supported, only those of test groups",
  "submit-answer": "submit-answer problems are not supported",
};

/**
 * `words` are those of `type` and those behind `custom` in the older formats' `validation`; `passes` is what the limits
 * say. Throws PackageError, in `file`, for a type that we do not judge or do not know.
 */
export function problemTypeOf(
  words: readonly string[],
  { file, passes }: { file: string; passes: number | null },
): ProblemType {
  const types = words.map((word) => (word === "multipass" ? "multi-pass" : word));
  const unknown = types.find((type) => !KNOWN.includes(type));
  if (unknown !== undefined) {
    throw new PackageError(file, WHY_REFUSED[unknown] ?? `problem type ${unknown} is not known`);
  }
  return { isScoring: types.includes("scoring"), partInRun: partInRun(types, passes ?? DEFAULT_PASSES) };
}

const KNOWN: readonly string[] = ["pass-fail", "scoring", "interactive", "multi-pass"];

function partInRun(types: readonly string[], passes: number): PartInRun | null {
  const isMultiPass = types.includes("multi-pass");
  if (types.includes("interactive")) return { kind: "interactor", passes: isMultiPass ? passes : 1 };
  return isMultiPass ? { kind: "multi-pass", passes } : null;
}

/** The other way round, for problem.yaml; without a word where the format's default says it. */
export function wordsOfType({ isScoring, partInRun: part }: ProblemType): string[] {
  const words = isScoring ? ["scoring"] : [];
  if (part?.kind === "interactor") words.push("interactive");
  if (part !== null && (part.kind === "multi-pass" || part.passes > 1)) words.push("multi-pass");
  return words;
}
