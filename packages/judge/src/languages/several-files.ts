import type { BuildPlan, Language, SourceFile } from "./language.ts";

/**
 * The plan of a program with further files beside its source. Throws an Error in one line when one of them has a name
 * that the plan itself uses, or one that leads out of the folder.
 */
export function withOtherFiles(
  plan: BuildPlan,
  { alsoCompiled }: Pick<Language, "alsoCompiled">,
  otherFiles: readonly SourceFile[],
): BuildPlan {
  const names = otherFiles.map(({ name }) => name);
  const taken = new Set([...plan.files.map(({ name }) => name), ...plan.keep]);
  const bad = names.find((name) => taken.has(name) || name.includes("/") || name === "..");
  if (bad !== undefined) throw new Error(`a file of a program cannot have the name ${bad}`);
  const sources = names.filter((name) => alsoCompiled?.test(name)).map((name) => `./${name}`);
  return {
    ...plan,
    files: [...plan.files, ...otherFiles],
    steps: plan.steps.map((step) => ({ ...step, command: [...step.command, ...sources] })),
    // What is not compiled is read when it runs.
    keep: plan.steps.length === 0 ? [...plan.keep, ...names] : plan.keep,
  };
}
