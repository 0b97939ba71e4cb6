import type { BuildPlan, Language, SourceFile } from "./language.ts";

/**
 * The plan of a program with further files beside its source. Where one of them has the source's own name, and is
 * compiled with it, the source gets another: of Java without a public class any name will do. Throws an Error in one
 * line when one has the name of what the plan makes, or one that leads out of the folder.
 */
export function withOtherFiles(
  plan: BuildPlan,
  { alsoCompiled, keptOf = plan.steps.length === 0 ? itself : nothing }: Pick<Language, "alsoCompiled" | "keptOf">,
  otherFiles: readonly SourceFile[],
): BuildPlan {
  const names = otherFiles.map(({ name }) => name);
  const bad = names.find((name) => plan.keep.includes(name) || name.includes("/") || name === "..");
  if (bad !== undefined) throw new Error(`a file of a program cannot have the name ${bad}`);
  const ownNames = new Map(plan.files.map(({ name }) => [name, names.includes(name) ? `program-${name}` : name]));
  const sources = names.filter((name) => alsoCompiled?.test(name)).map((name) => `./${name}`);
  return {
    ...plan,
    files: [...plan.files.map((file) => ({ ...file, name: ownNames.get(file.name) ?? file.name })), ...otherFiles],
    steps: plan.steps.map((step) => ({
      ...step,
      command: [...step.command.map((word) => ownNames.get(word) ?? word), ...sources],
    })),
    keep: [...plan.keep, ...names.flatMap(keptOf)],
  };
}

function itself(name: string): readonly string[] {
  return [name];
}

function nothing(): readonly string[] {
  return [];
}

/** A program's own files with those that its problem adds, which stand in for files of the same name. */
export function withAdded(own: readonly SourceFile[], added: readonly SourceFile[]): readonly SourceFile[] {
  const names = new Set(added.map(({ name }) => name));
  return [...own.filter(({ name }) => !names.has(name)), ...added];
}
