import { chooseReferences, chooseStandIn } from "@verdict/catalogue/choose-references";
import type { CatalogueProblem, CatalogueSolution } from "@verdict/catalogue/problem";
import type { VerifyResult } from "@verdict/contract/admin-problems";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { failureText, howItFails, judgeReferences, type VerifyEvent } from "../authoring/verify-content.ts";
import type { RenderedContent } from "../problem-content.ts";

/** A solution that was to be a reference, and that fails here. */
interface FailedReference {
  solution: CatalogueSolution;
  finding: PackageFinding;
  /** A sentence. */
  failure: string;
}

/**
 * Judges the references of a package; `passing` is its content with those that pass. One that fails says as little
 * against the package as any other solution does: its machine or its compiler may differ from ours. Throws bad_input for
 * what was a reference of the problem before, and is not in the package: nobody has said that it should go.
 */
export async function* verifyReferences(
  context: JudgingContext,
  input: { problem: CatalogueProblem; content: RenderedContent; userId: string; signal: AbortSignal },
): AsyncGenerator<VerifyEvent, { verified: VerifyResult; passing: RenderedContent; failed: FailedReference[] }> {
  const { problem, content, userId, signal } = input;
  const { verified, failures } = yield* judgeReferences(context, { userId, content, signal });
  const ofPackage = new Map<string, CatalogueSolution>(chooseReferences(problem.solutions));
  const failed = failures.map((failure): FailedReference => {
    const solution = ofPackage.get(failure.language);
    if (solution === undefined) throw new DomainError("bad_input", failureText(failure));
    const message = `was expected to be accepted, but ${howItFails(failure)}`;
    return {
      solution,
      failure: failureText(failure),
      finding: { severity: "warning", file: `submissions/${solution.name}`, message },
    };
  });
  const isLeft = ([language]: readonly [string, unknown]) => failed.every((one) => one.solution.language !== language);
  const referenceSolutions = Object.fromEntries(Object.entries(content.referenceSolutions).filter(isLeft));
  return { verified, passing: { ...content, referenceSolutions }, failed };
}

/** Throws bad_input for the first. */
export function requireAllPass(failed: readonly FailedReference[]): void {
  const [first] = failed;
  if (first !== undefined) throw new DomainError("bad_input", first.failure);
}

/**
 * The content with references from those of its other solutions that have been accepted, where it lacks them: one in the
 * place of each that has failed, or if no core language has any, one in a further language, which stays among the others.
 */
export function chooseAgain(
  content: RenderedContent,
  { accepted, failed }: { accepted: readonly CatalogueSolution[]; failed: readonly FailedReference[] },
): RenderedContent {
  const { packageParts } = content;
  if (packageParts === null) return content;
  const isLacking = ({ language }: CatalogueSolution) => content.referenceSolutions[language] === undefined;
  const chosen = [...chooseReferences(accepted.filter(isLacking)).values()];
  const references = { ...content.referenceSolutions, ...sourcesOf(chosen) };
  const others = packageParts.solutions.filter(({ name }) => chosen.every((one) => one.name !== name));
  const standIn = Object.keys(references).length > 0 ? null : chooseStandIn(accepted);
  return {
    ...content,
    referenceSolutions: { ...references, ...sourcesOf(standIn === null ? [] : [standIn]) },
    packageParts: { ...packageParts, solutions: [...failed.map(({ solution }) => solution), ...others] },
  };
}

function sourcesOf(solutions: readonly CatalogueSolution[]): Record<string, string> {
  return Object.fromEntries(solutions.map(({ language, source }) => [language, source]));
}
