import { PackageError } from "@verdict/catalogue/package-error";
import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { readPackage } from "@verdict/catalogue/read-package";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { buildTests, NotBuiltError, UnbuildableError } from "../building/build-tests.ts";
import { buildPlannedTests } from "./build-planned-tests.ts";

interface Reading {
  folder: string;
  /** An empty folder for tests that are made by a foreign package's plan. */
  built: string;
  person: { userId: string; signal: AbortSignal };
  /** Hears of the package before its tests are made, and may refuse it. */
  onRead: (problem: CatalogueProblem) => Promise<void>;
}

/**
 * Reads an unpacked package once its tests are there: those that its programs make lie in `built`, or are stored where
 * the package says their digests. One without any is a package all the same. Throws bad_input and judge_unavailable.
 */
export async function readWithTests(context: JudgingContext, reading: Reading): Promise<CatalogueProblem> {
  try {
    const problem = await readPackage(reading.folder);
    await reading.onRead(problem);
    return await withTests(context, problem, reading);
  } catch (error) {
    if (error instanceof PackageError || error instanceof UnbuildableError)
      throw new DomainError("bad_input", error.message, { cause: error });
    if (!(error instanceof NotBuiltError)) throw error;
    throw new DomainError("judge_unavailable", "The judge does not answer right now. Please try again in a moment.", {
      retryAfterSeconds: 10,
      cause: error,
    });
  }
}

async function withTests(
  context: JudgingContext,
  problem: CatalogueProblem,
  { folder, built, person }: Reading,
): Promise<CatalogueProblem> {
  const { plan, generated } = problem;
  if (plan !== null) {
    await buildPlannedTests(context, { plan, folder: built }, person);
    return await readPackage(folder, built);
  }
  if (generated === null) return problem;
  const unknown = generated.rules.tests.find(({ name }) => !generated.digests.has(name));
  if (unknown !== undefined) {
    throw new PackageError("generators/SHA256SUMS", `does not say what ${unknown.name} is when it is built right`);
  }
  await buildTests(
    context,
    { ...problem, generated },
    {
      ...person,
      mayGoOn: async () => true,
      findPurpose: async () => "generating",
      onBuilt: async () => undefined,
    },
  );
  return problem;
}
