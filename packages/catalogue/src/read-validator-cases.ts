import type { Checker } from "@verdict/contract/judging";
import { TEST_BYTES_MAX, TESTS_MAX } from "@verdict/contract/problem-limits";
import { PackageError } from "./package-error.ts";
import { collectFaults } from "./package-faults.ts";
import { findFile, listFolder, openPackageFolder, type PackageFolder } from "./package-folder.ts";
import type { CatalogueProblem, InputValidatorArguments } from "./problem.ts";
import { checkerFor } from "./read-checker.ts";
import { groupArguments, NO_ARGUMENTS, ownArguments, type TestArguments } from "./read-tests.ts";

/** What a package's own validators are tried on. All paths are absolute. */
export interface ValidatorCase {
  /** Below the package's folder, without an ending: `data/invalid_input/zero`. */
  name: string;
  /** What validators have to say of it: which of its files is to be refused, or that all of them are right. */
  kind: ValidatorCaseKind;
  inputPath: string;
  inputValidatorArguments: InputValidatorArguments;
  /** Null for one of which the input alone is to be refused. */
  answer: { path: string; validatorArguments: InputValidatorArguments; checker: Checker } | null;
  /** Null where there is no output to look at. */
  outputPath: string | null;
}

const FOLDERS = [
  { kind: "invalid-input", names: ["invalid_input", "invalid_inputs"] },
  { kind: "invalid-answer", names: ["invalid_answer", "invalid_answers"] },
  { kind: "invalid-output", names: ["invalid_output", "invalid_outputs"] },
  { kind: "valid-output", names: ["valid_output", "valid_outputs"] },
] as const;
type ValidatorCaseKind = (typeof FOLDERS)[number]["kind"];
const MOST_DEPTH = 8;

/**
 * What lies in `data/invalid_input`, `data/invalid_answer`, `data/invalid_output` and `data/valid_output` (and in the
 * plurals of those words, as older drafts have it), with the arguments of its groups. Throws PackageError for one that
 * lacks a file. Source: spec 2025-09, "Test Data"; of answers BAPCtools, doc/validation.md.
 */
export async function readValidatorCases(
  folder: string,
  problem: Pick<CatalogueProblem, "checker">,
): Promise<ValidatorCase[]> {
  const pack = await openPackageFolder(folder);
  const faults = collectFaults();
  const top = await groupArguments({ pack, faults }, "data", NO_ARGUMENTS);
  const cases: ValidatorCase[] = [];
  for (const { kind, names } of FOLDERS) {
    for (const name of names) {
      const group = { path: `data/${name}`, depth: 0, arguments: top };
      await searchGroup({ pack, faults, cases, checker: problem.checker, kind }, group);
    }
  }
  faults.throwAny();
  return cases;
}

interface Search {
  pack: PackageFolder;
  faults: ReturnType<typeof collectFaults>;
  cases: ValidatorCase[];
  checker: Checker;
  kind: ValidatorCaseKind;
}

async function searchGroup(
  search: Search,
  parent: { path: string; depth: number; arguments: TestArguments },
): Promise<void> {
  const { path, depth } = parent;
  if (depth > MOST_DEPTH) throw new PackageError(path, `is more than ${MOST_DEPTH} folders deep`);
  const group = { ...parent, arguments: await groupArguments(search, path, parent.arguments) };
  for (const { name, kind } of await listFolder(search.pack, path)) {
    if (kind === "folder") await searchGroup(search, { ...group, path: `${path}/${name}`, depth: depth + 1 });
    else if (name.endsWith(".in")) await addCase(search, `${path}/${name.slice(0, -".in".length)}`, group.arguments);
    if (search.cases.length > TESTS_MAX) throw new PackageError(path, `holds more than ${TESTS_MAX} cases`);
  }
}

async function addCase(search: Search, name: string, inherited: TestArguments): Promise<void> {
  const { pack, kind, checker } = search;
  const found = await ownArguments(pack, name, inherited);
  const answerOf = async () => ({
    path: await pathOf(pack, `${name}.ans`),
    validatorArguments: found.answer ?? [],
    checker: ownChecker(checker, found),
  });
  const hasOutput = kind === "invalid-output" || kind === "valid-output";
  search.cases.push({
    name,
    kind,
    inputPath: await pathOf(pack, `${name}.in`),
    inputValidatorArguments: found.input ?? [],
    outputPath: hasOutput ? await pathOf(pack, `${name}.out`) : null,
    answer: kind === "invalid-input" ? null : await answerOf(),
  });
}

async function pathOf(pack: PackageFolder, file: string): Promise<string> {
  const found = await findFile(pack, file, TEST_BYTES_MAX);
  if (found === null) throw new PackageError(file, "is not there");
  return found.absolutePath;
}

/** The problem's, with the arguments of the case where it has some. */
function ownChecker(checker: Checker, { output }: TestArguments): Checker {
  if (output.length === 0 || checker.kind === "exact") return checker;
  if ("files" in checker) return { ...checker, arguments: [...output] };
  return checkerFor(null, { arguments: output, part: null });
}
