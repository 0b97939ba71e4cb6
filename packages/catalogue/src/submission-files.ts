import type { Verdict } from "@verdict/contract/verdict";
import { stringify } from "yaml";
import { expectedVerdicts } from "./expected-verdicts.ts";
import type { ContentFile } from "./exported-problem.ts";
import { submissionLanguageOf } from "./language-of-file.ts";
import { PackageError } from "./package-error.ts";
import type { CatalogueSolution, FolderSolution } from "./problem.ts";
import { ruleFor } from "./read-expectations.ts";
import { safePath } from "./safe-path.ts";

/** The submissions, and submissions.yaml where their folders' names do not say all that is to be known of them. */
export function submissionFiles(solutions: readonly Solution[]): ContentFile[] {
  const rules: Record<string, object> = { ...folderRules(solutions), ...ownRules(solutions) };
  for (const { name, isUntimed } of solutions) {
    if (isUntimed === true) rules[name] = { ...rules[name], use_for_time_limit: false };
  }
  const files = solutions.flatMap(filesOf);
  if (Object.keys(rules).length === 0) return files;
  return [...files, { path: "submissions/submissions.yaml", from: { content: stringify(rules) } }];
}

type Solution = CatalogueSolution | FolderSolution;

function filesOf(solution: Solution): ContentFile[] {
  if (!("otherFiles" in solution)) return [{ path: submissionPath(solution), from: { content: solution.source } }];
  const { name: folder, main, source, otherFiles } = solution;
  if (safePath(folder).split("/").length !== 2)
    throw new PackageError(folder, "is not a name of a submission's folder");
  return [{ name: main, content: source }, ...otherFiles].map(({ name, content }) => {
    if (name.includes("/")) throw new PackageError(name, "is not a name of a file beside a submission");
    return { path: `submissions/${folder}/${safePath(name)}`, from: { content } };
  });
}

function submissionPath({ name, language }: CatalogueSolution): string {
  const parts = safePath(name).split("/").length;
  if (parts < 2 || parts > 3 || submissionLanguageOf(name) !== language) {
    throw new PackageError(name, "is not a name of a submission in that language");
  }
  return `submissions/${name}`;
}

type Rules = Record<string, ReturnType<typeof ruleFor>>;

/** A folder whose solutions may get more than its name says. */
function folderRules(solutions: readonly CatalogueSolution[]): Rules {
  const rules: Rules = {};
  for (const folder of new Set(solutions.map(folderOf))) {
    const inside = solutions.filter((solution) => folderOf(solution) === folder);
    const ofName = expectedVerdicts(folder, "");
    const loosest = inside.flatMap(({ expected }) => expected);
    const isLooser = ofName !== null && loosest.some((verdict) => !ofName.includes(verdict));
    if (isLooser && ofName.every((verdict) => loosest.includes(verdict))) rules[folder] = ruleFor(loosest);
  }
  return rules;
}

function ownRules(solutions: readonly CatalogueSolution[]): Rules {
  const ofFolders = folderRules(solutions);
  const rules: Rules = {};
  for (const solution of solutions) {
    const { name, source, expected } = solution;
    const isLoosened = Object.hasOwn(ofFolders, folderOf(solution));
    const ofName = isLoosened ? null : expectedVerdicts(folderOf(solution), source);
    if (ofName !== null && isSame(ofName, expected)) continue;
    if (ofName !== null && !expected.every((verdict) => ofName.includes(verdict))) {
      throw new PackageError(name, `its folder does not stand for ${expected.join(" or ")}`);
    }
    rules[name] = ruleFor(expected);
  }
  return rules;
}

function folderOf({ name }: CatalogueSolution): string {
  return name.split("/")[0] ?? "";
}

function isSame(one: readonly Verdict[], other: readonly Verdict[]): boolean {
  return one.length === other.length && one.every((verdict) => other.includes(verdict));
}
