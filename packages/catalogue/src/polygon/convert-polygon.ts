import { promises as fs } from "node:fs";
import path from "node:path";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { stringify } from "yaml";
import { PackageError } from "../package-error.ts";
import { openPackageFolder } from "../package-folder.ts";
import { convertInteractor } from "./polygon-interactor.ts";
import { convertChecker, convertGenerators, convertSolutions, convertValidators } from "./polygon-programs.ts";
import { convertResources } from "./polygon-resources.ts";
import { codeOf, convertStatements } from "./polygon-statement.ts";
import { convertTests, mainTestSet } from "./polygon-tests.ts";
import { type PolygonProblem, PROBLEM_XML, readProblemXml } from "./polygon-xml.ts";

const MS_PER_SECOND = 1000;
const BYTES_PER_MEBIBYTE = 1024 * 1024;

/** A package in the format that everything else here reads, and what did not come along. */
export interface ConvertedPackage {
  folder: string;
  findings: PackageFinding[];
}

/**
 * Writes the Polygon package in `folder` as a problem package below `into`. Null when it is none. Throws PackageError
 * for what would not be judged as Polygon does.
 */
export async function convertPolygon(folder: string, into: string): Promise<ConvertedPackage | null> {
  const pack = await openPackageFolder(folder);
  const problem = await readProblemXml(pack);
  if (problem === null) return null;
  refuse(problem);
  const findings: PackageFinding[] = [];
  const note = (file: string, message: string) => findings.push({ severity: "warning", file, message });
  const target = path.join(into, nameOf(problem, folder));
  await fs.mkdir(target);
  await convertStatements(pack, target, { names: namesOf(problem), note });
  const answering = await convertSolutions(pack, target, { problem, note });
  const generators = await convertGenerators(pack, target, { problem, note });
  const isInteractive = problem.assets?.interactor !== undefined;
  await (isInteractive ? convertInteractor : convertChecker)(pack, target, problem);
  await convertResources(pack, target, { problem, note });
  await convertValidators(pack, target, { problem, note });
  const { rules, isScoring } = await convertTests(pack, target, {
    problem,
    generators: new Set(generators.keys()),
  });
  if (rules !== null && isInteractive) note(PROBLEM_XML, "lacks tests: their answers are empty when they are made");
  if (rules !== null) {
    if (answering === null)
      throw new PackageError(PROBLEM_XML, "lacks tests, and no accepted solution in C++, Java or Python answers them");
    const yaml = { solution: answering, generators: Object.fromEntries(generators), data: rules };
    await fs.mkdir(path.join(target, "generators"), { recursive: true });
    await fs.writeFile(path.join(target, "generators/generators.yaml"), stringify(yaml));
  }
  await fs.writeFile(
    path.join(target, "problem.yaml"),
    stringify(problemYaml(problem, { isScoring, isInteractive, folder })),
  );
  if (problem.judging.testset.length > 1)
    note(PROBLEM_XML, `of its ${problem.judging.testset.length} test sets only ${mainTestSet(problem).name} was read`);
  return { folder: target, findings };
}

function refuse({ judging }: PolygonProblem): void {
  const say = (message: string): never => {
    throw new PackageError(PROBLEM_XML, message);
  };
  if (judging["input-file"] || judging["output-file"]) {
    say("its programs read and write files of their own, and ours read standard input and write standard output");
  }
}

function nameOf({ "short-name": name = "" }: PolygonProblem, folder: string): string {
  return (
    [name, path.basename(folder)]
      .map((each) => each.replace(/[^A-Za-z0-9-]+/g, "-"))
      .find((each) => /[A-Za-z0-9]/.test(each)) ?? "problem"
  );
}

function namesOf({ names }: PolygonProblem): Map<string, string> {
  return new Map((names?.name ?? []).map(({ language, value }) => [language, value]));
}

function problemYaml(
  problem: PolygonProblem,
  { isScoring, isInteractive, folder }: { isScoring: boolean; isInteractive: boolean; folder: string },
): object {
  const { "time-limit": timeMs, "memory-limit": memoryBytes } = mainTestSet(problem);
  const titles = [...namesOf(problem)].flatMap(([language, name]) => {
    const code = codeOf(language);
    return code === null ? [] : [[code, name] as const];
  });
  return {
    problem_format_version: "2025-09",
    type: [isScoring ? "scoring" : "pass-fail", ...(isInteractive ? ["interactive"] : [])],
    name: titles.length === 0 ? nameOf(problem, folder) : Object.fromEntries(titles),
    limits: {
      ...(timeMs === undefined ? {} : { time_limit: Number(timeMs) / MS_PER_SECOND }),
      ...(memoryBytes === undefined ? {} : { memory: Math.ceil(Number(memoryBytes) / BYTES_PER_MEBIBYTE) }),
    },
  };
}
