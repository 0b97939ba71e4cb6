import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { GenerationPlan } from "@verdict/catalogue/generation-plan";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { readPackage } from "@verdict/catalogue/read-package";
import { type Printing, writeBuiltData } from "@verdict/catalogue/write-built-data";
import { BrokenProgramError, PACKAGE_RUN, textOf } from "../package-programs/run-programs.ts";
import type { ProgramRunner } from "../program-runner.ts";
import { BUILT_DATA } from "./built-data.ts";

/**
 * A package from elsewhere with the tests that its own programs make. What was built before by the same rules and
 * programs is read again. Throws BrokenProgramError, and PackageError for what then turns out to be no package.
 */
export async function buildByPlan(
  judge: Pick<ProgramRunner, "runPackaged">,
  slug: string,
  plan: GenerationPlan,
): Promise<CatalogueProblem> {
  const folder = path.join(BUILT_DATA, "plans", slug, await stateOf(plan));
  if (!(await stat(folder).catch(() => null))) {
    // Under another name until it is whole.
    const draft = `${folder}.${process.pid}`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    try {
      await writeBuiltData(plan, draft, (printing) => print(judge, printing));
      await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
        // Somebody else has built the same meanwhile.
        if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
      });
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  return await readPackage(plan.folder, folder);
}

/** Twice what our own get: dense graphs and big integers in Python are made without a thought of memory. */
const LIMITS = { ...PACKAGE_RUN.limits, memoryBytes: 2 * PACKAGE_RUN.limits.memoryBytes };
/** So many outputs are in memory at a time. */
const AT_A_TIME = 8;

async function print(
  judge: Pick<ProgramRunner, "runPackaged">,
  { name, program, runs, keep }: Printing,
): Promise<void> {
  for (let first = 0; first < runs.length; first += AT_A_TIME) {
    const some = runs.slice(first, first + AT_A_TIME);
    const ran = await judge.runPackaged(
      { ...program, limits: LIMITS },
      some.map(({ words, inputPath }) => ({ arguments: words, inputPath })),
      { kind: PACKAGE_RUN.kind },
    );
    if (ran.kind === "refused")
      throw new BrokenProgramError(`${name} does not compile: ${ran.compilerOutput.split("\n")[0] ?? ""}`);
    for (const [index, wanted] of some.entries()) {
      const run = ran.runs[index] ?? null;
      if (run === null || run.end !== "well")
        throw new BrokenProgramError(`${name} for data/${wanted.name}: ${run?.reason ?? "did not run"}`);
      await keep(wanted, textOf(run));
    }
  }
}

/** Everything that decides what is built; of a copied file what it holds. */
async function stateOf({ tests, groupFiles, programs }: GenerationPlan): Promise<string> {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([[...groupFiles], [...programs]]));
  for (const { beside, ...test } of tests) {
    hash.update(JSON.stringify([test.name, [...beside]]));
    for (const part of [test.input, test.answer]) {
      hash.update(part.kind === "file" ? await readFile(part.absolutePath) : JSON.stringify(part));
    }
  }
  return hash.digest("hex").slice(0, 32);
}
