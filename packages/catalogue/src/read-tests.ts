import { TEST_BYTES_MAX, TESTS_MAX } from "@verdict/contract/problem-limits";
import * as z from "zod/mini";
import { PackageError } from "./package-error.ts";
import type { PackageFaults } from "./package-faults.ts";
import { findFile, listFolder, type PackageFolder, readText } from "./package-folder.ts";
import type { CatalogueTest, InputValidatorArguments } from "./problem.ts";
import type { PartInRun } from "./problem-type.ts";
import { listOf } from "./problem-yaml.ts";
import { readYaml, readYamlWithFaults } from "./read-yaml.ts";

/** Far beyond what contests use; what is larger is a mistake or an attack on the judge's disk. */
export const MOST_TOTAL_BYTES = 4 * 1024 * 1024 * 1024;
/** Groups inside groups; also where a link that leads to its own parent ends. */
const MOST_DEPTH = 8;
const MOST_DESCRIPTION_BYTES = 64 * 1024;
/** A thousand tests have such a file each; it holds some words, and a description at most. */
const MOST_TEST_YAML_BYTES = 64 * 1024;

export interface FoundTest extends Omit<CatalogueTest, "checker"> {
  /** For the output validator, besides those of problem.yaml. */
  validatorArguments: readonly string[];
}

const LIST = "must be a list of texts";
const Text = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));
const Arguments = z.union([Text, z.array(Text)], LIST);
/** Of the newer format either for all validators or for each by its name; of the older one a text for all. */
const InputArguments = z.union(
  [Arguments, z.record(z.string(), Arguments)],
  "must be a list of texts, or a map of such",
);
const LegacyFlags = z.union([Arguments, z.object({ flags: z.optional(Arguments) })], LIST);

/** test_group.yaml, or testdata.yaml as it was called before; keys as in both. */
const GROUP_KEYS = {
  output_validator_args: z.nullish(Arguments),
  output_validator_flags: z.nullish(LegacyFlags),
  input_validator_args: z.nullish(InputArguments),
  input_validator_flags: z.nullish(InputArguments),
  answer_validator_args: z.nullish(InputArguments),
  args: z.nullish(z.array(z.coerce.string(), LIST)),
};
const GroupYaml = z.object(GROUP_KEYS, "must be a map");
const TestYaml = z.object({ ...GROUP_KEYS, description: z.nullish(z.string("must be a text")) }, "must be a map");

interface Search {
  pack: PackageFolder;
  tests: FoundTest[];
  bytes: number;
  /** A program of the problem has a part in the runs. */
  hasConversations: boolean;
  faults: PackageFaults;
}

interface Group {
  /** Path below data/. */
  path: string;
  depth: number;
  arguments: TestArguments;
}

/** What the validators get beside the test, from the closest group that says something of it. */
export interface TestArguments {
  output: readonly string[];
  input: InputValidatorArguments | null;
  answer: InputValidatorArguments | null;
}

export const NO_ARGUMENTS: TestArguments = { output: [], input: null, answer: null };

/**
 * Samples, then secret tests, as far as the package holds them; in each group tests and subgroups in the order of their
 * base names. A test with a fault is left out.
 */
export async function readTests(
  pack: PackageFolder,
  { partInRun, faults }: { partInRun: PartInRun | null; faults: PackageFaults },
): Promise<FoundTest[]> {
  const search: Search = { pack, tests: [], bytes: 0, hasConversations: partInRun !== null, faults };
  const inherited = await groupArguments(search, "data", NO_ARGUMENTS);
  for (const path of ["sample", "secret"]) {
    await searchGroup(search, { path, depth: 1, arguments: inherited });
  }
  return search.tests;
}

async function searchGroup(search: Search, parent: Group): Promise<void> {
  const { faults } = search;
  const folder = `data/${parent.path}`;
  if (parent.depth > MOST_DEPTH) throw new PackageError(folder, `is more than ${MOST_DEPTH} folders deep`);
  const entries = await listFolder(search.pack, folder);
  const names = new Set(entries.map((entry) => entry.name));
  const group = { ...parent, arguments: await groupArguments(search, folder, parent.arguments) };
  const inOrder = entries
    .map((entry) => ({ ...entry, base: entry.name.replace(/\.[^.]*$/, "") }))
    .sort((a, b) => (a.base === b.base ? 0 : a.base < b.base ? -1 : 1));
  for (const { name, kind } of inOrder) {
    if (kind === "folder") {
      if (name.endsWith(".files")) {
        faults.add(new PackageError(`${folder}/${name}`, "tests with files are not supported"));
      }
      await searchGroup(search, { ...group, path: `${parent.path}/${name}`, depth: parent.depth + 1 });
    } else if (name.endsWith(".in")) {
      await faults.orElse(undefined, () => addTest(search, group, name.slice(0, -".in".length)));
    } else if (name.endsWith(".ans") && !names.has(name.replace(/ans$/, "in"))) {
      faults.add(new PackageError(`${folder}/${name}`, "has no .in file beside it"));
    } else if (name.endsWith(".interaction") && !search.hasConversations) {
      faults.add(new PackageError(`${folder}/${name}`, "problem.yaml does not say that the problem is interactive"));
    }
  }
}

async function addTest(search: Search, group: Group, base: string): Promise<void> {
  const { pack, tests } = search;
  const name = `${group.path}/${base}`;
  const file = `data/${name}`;
  const input = await findFile(pack, `${file}.in`, TEST_BYTES_MAX);
  const answer = await findFile(pack, `${file}.ans`, TEST_BYTES_MAX);
  if (input === null || answer === null) {
    const remedy = search.hasConversations ? "; where the problem's program needs none, an empty one does" : "";
    throw new PackageError(`${file}.in`, `has no .ans file beside it${remedy}`);
  }
  search.bytes += input.bytes + answer.bytes;
  if (search.bytes > MOST_TOTAL_BYTES) throw dataTooLarge(MOST_TOTAL_BYTES);
  const isSample = group.path === "sample" || group.path.startsWith("sample/");
  if (tests.filter((test) => test.isSample === isSample).length === TESTS_MAX) {
    throw new PackageError(`data/${isSample ? "sample" : "secret"}`, `holds more than ${TESTS_MAX} tests`);
  }
  const yaml = await readYaml(pack, `${file}.yaml`, TestYaml, MOST_TEST_YAML_BYTES);
  refuseProgramArguments(`${file}.yaml`, yaml?.args);
  const { output, input: inputArguments, answer: answerArguments } = argumentsIn(yaml, group.arguments);
  const description = (await readText(pack, `${file}.desc`, MOST_DESCRIPTION_BYTES)) ?? yaml?.description ?? "";
  tests.push({
    name,
    isSample,
    inputPath: input.absolutePath,
    answerPath: answer.absolutePath,
    explanation: description.trim() || null,
    validatorArguments: output,
    ...(inputArguments === null ? {} : { inputValidatorArguments: inputArguments }),
    ...(answerArguments === null ? {} : { answerValidatorArguments: answerArguments }),
  });
}

export function dataTooLarge(mostBytes: number): PackageError {
  return new PackageError("data", `is larger than ${mostBytes / 1024 ** 3} GiB`);
}

export async function groupArguments(
  { pack, faults }: Pick<Search, "pack" | "faults">,
  folder: string,
  inherited: TestArguments,
): Promise<TestArguments> {
  for (const name of ["test_group.yaml", "testdata.yaml"]) {
    const yaml = await readYamlWithFaults(pack, `${folder}/${name}`, { schema: GroupYaml, faults });
    if (yaml === null) continue;
    await faults.orElse(undefined, () => refuseProgramArguments(`${folder}/${name}`, yaml.args));
    return argumentsIn(yaml, inherited);
  }
  return inherited;
}

/** The same of a single test, by its own file. */
export async function ownArguments(
  pack: PackageFolder,
  base: string,
  inherited: TestArguments,
): Promise<TestArguments> {
  return argumentsIn(await readYaml(pack, `${base}.yaml`, TestYaml, MOST_TEST_YAML_BYTES), inherited);
}

function argumentsIn(yaml: z.infer<typeof GroupYaml> | null, inherited: TestArguments): TestArguments {
  return {
    output: outputArguments(yaml) ?? inherited.output,
    input: byValidator(yaml?.input_validator_args ?? yaml?.input_validator_flags) ?? inherited.input,
    answer: byValidator(yaml?.answer_validator_args) ?? inherited.answer,
  };
}

function outputArguments(yaml: z.infer<typeof GroupYaml> | null): readonly string[] | null {
  const value = yaml?.output_validator_args ?? yaml?.output_validator_flags ?? null;
  if (value === null) return null;
  return typeof value === "string" || Array.isArray(value) ? listOf(value) : listOf(value.flags);
}

function byValidator(value: z.infer<typeof InputArguments> | null | undefined): InputValidatorArguments | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || Array.isArray(value)) return listOf(value);
  return Object.fromEntries(Object.entries(value).map(([name, words]) => [name, listOf(words)]));
}

function refuseProgramArguments(file: string, programArguments: readonly string[] | null | undefined): void {
  if (programArguments && programArguments.length > 0) {
    throw new PackageError(file, "tests with command-line arguments are not supported");
  }
}
