import { promises as fs } from "node:fs";
import path from "node:path";
import { TESTS_MAX } from "@verdict/contract/problem-limits";
import { stringify } from "yaml";
import { PackageError } from "../package-error.ts";
import { findFile, type PackageFolder } from "../package-folder.ts";
import { type PolygonProblem, type PolygonTest, type PolygonTestSet, PROBLEM_XML } from "./polygon-xml.ts";

/** As many as a problem of ours may have of each kind. */
const MOST_TESTS = 2 * TESTS_MAX;
const MOST_TEST_BYTES = 64 * 1024 * 1024;

interface FoundTest {
  /** `sample` or `secret`, with the folder of its group. */
  folder: string;
  name: string;
  input: string | null;
  answer: string | null;
  written: PolygonTest;
}

/** Where the tests of a converted package come from. */
export interface ConvertedTests {
  /** What makes those that are not there; null when all are. */
  rules: Record<string, unknown> | null;
  isScoring: boolean;
}

/**
 * Puts the tests of the main test set below `into`: as files where all of them are there, else as rules by which the
 * package's own programs make them. `generators`: the names that a command may begin with.
 */
export async function convertTests(
  pack: PackageFolder,
  into: string,
  { problem, generators }: { problem: PolygonProblem; generators: ReadonlySet<string> },
): Promise<ConvertedTests> {
  const set = mainTestSet(problem);
  const tests = await findTests(pack, set);
  const groupFiles = scoringOf(set, tests);
  const isMissing = (kind: string) =>
    tests.some(({ folder, input, answer }) => folder.startsWith(kind) && (input === null || answer === null));
  const areMade = isMissing("secret");
  const data: Record<string, unknown> = {};
  for (const kind of ["sample", "secret"]) {
    const inside = tests.filter(({ folder }) => folder === kind || folder.startsWith(`${kind}/`));
    // What is made is made of a whole folder: a reader takes a folder that has some tests to have them all.
    if (kind === "sample" ? isMissing("sample") : areMade)
      data[kind] = await writeRules(pack, into, { inside, kind, groupFiles, generators });
    else await writeFiles(pack, into, { inside, groupFiles });
  }
  return { rules: Object.keys(data).length === 0 ? null : data, isScoring: groupFiles.size > 0 };
}

export function mainTestSet({ judging }: PolygonProblem): PolygonTestSet {
  const set = judging.testset.find(({ name }) => name === "tests") ?? judging.testset[0];
  if (set === undefined) throw new PackageError(PROBLEM_XML, "holds no test set");
  return set;
}

async function findTests(pack: PackageFolder, set: PolygonTestSet): Promise<FoundTest[]> {
  const written = set.tests?.test ?? [];
  if (written.length === 0) throw new PackageError(PROBLEM_XML, "holds no test");
  if (written.length > MOST_TESTS) throw new PackageError(PROBLEM_XML, `holds more than ${MOST_TESTS} tests`);
  const digits = Math.max(2, String(written.length).length);
  const group = groupingOf(set, written);
  const tests: FoundTest[] = [];
  for (const [index, test] of written.entries()) {
    const fileAt = async (pattern: string) => {
      const file = fileName(pattern, index + 1);
      return (await findFile(pack, file, MOST_TEST_BYTES)) === null ? null : file;
    };
    const folder = test.sample === "true" ? "sample" : group(test);
    const name = String(index + 1).padStart(digits, "0");
    const input = await fileAt(set["input-path-pattern"]);
    tests.push({ folder, name, input, answer: await fileAt(set["answer-path-pattern"]), written: test });
  }
  return tests;
}

/** `tests/%02d` → `tests/07`. */
function fileName(pattern: string, number: number): string {
  const filled = pattern.replace(/%0?(\d{0,2})d/, (_all, width) => String(number).padStart(Number(width || 1), "0"));
  return filled.replaceAll("\\", "/");
}

/** The folder of a secret test: of its group, and of those with as many points where each test counts by itself. */
function groupingOf(set: PolygonTestSet, tests: readonly PolygonTest[]): (test: PolygonTest) => string {
  if (!tests.some((test) => pointsOf(test) > 0)) return () => "secret";
  const whole = new Set(
    groupsOf(set)
      .filter((group) => group["points-policy"] === "complete-group")
      .map(({ name }) => name),
  );
  return (test) => {
    const group = test.group ?? "";
    const name = folderName(group);
    if (whole.has(group)) return `secret/${name}`;
    return `secret/${[...(group === "" ? [] : [name]), `p${folderName(String(pointsOf(test)))}`].join("-")}`;
  };
}

function groupsOf({ groups }: PolygonTestSet) {
  return groups?.group ?? [];
}

function pointsOf({ points }: PolygonTest): number {
  const value = Number(points ?? 0);
  return Number.isFinite(value) && value > 0 ? value : 0;
}

function folderName(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, "-");
}

/**
 * Path below data/ → what is said of a group there, in the newer format: a group as a whole gives its points when all
 * of its tests pass, and in any other its tests share them.
 */
function scoringOf(set: PolygonTestSet, tests: readonly FoundTest[]): Map<string, Record<string, unknown>> {
  const files = new Map<string, Record<string, unknown>>();
  const secret = tests.filter(({ folder }) => folder.startsWith("secret/"));
  if (secret.length === 0) return files;
  const folders = new Set(secret.map(({ folder }) => folder));
  const foldersOf = (group: string) =>
    new Set(secret.filter(({ written }) => (written.group ?? "") === group).map(({ folder }) => folder));
  files.set("secret", { score_aggregation: "sum" });
  for (const folder of folders) {
    const inside = secret.filter((test) => test.folder === folder);
    const group = groupsOf(set).find(({ name }) => name === inside[0]?.written.group);
    const sum = inside.reduce((total, { written }) => total + pointsOf(written), 0);
    const isWhole = group?.["points-policy"] === "complete-group";
    const requires = (group?.dependencies?.dependency ?? []).flatMap((one) => [...foldersOf(one.group)]);
    files.set(folder, {
      max_score: isWhole && group?.points !== undefined ? Number(group.points) : sum,
      score_aggregation: isWhole ? "pass-fail" : "sum",
      ...(requires.length === 0 ? {} : { require_pass: requires }),
    });
  }
  return files;
}

async function writeFiles(
  pack: PackageFolder,
  into: string,
  { inside, groupFiles }: { inside: readonly FoundTest[]; groupFiles: ReadonlyMap<string, object> },
): Promise<void> {
  for (const { folder, name, input, answer } of inside) {
    const target = path.join(into, "data", folder, name);
    await copyText(pack, input, `${target}.in`);
    await copyText(pack, answer, `${target}.ans`);
  }
  for (const folder of new Set(["secret", ...inside.map((test) => test.folder)])) {
    const said = groupFiles.get(folder);
    if (said === undefined || inside.length === 0 || !inside.some((test) => test.folder.startsWith("secret"))) continue;
    await fs.mkdir(path.join(into, "data", folder), { recursive: true });
    await fs.writeFile(path.join(into, "data", folder, "test_group.yaml"), stringify(said));
  }
}

/** The directory `kind` of generators.yaml. */
async function writeRules(
  pack: PackageFolder,
  into: string,
  input: {
    inside: readonly FoundTest[];
    kind: string;
    groupFiles: ReadonlyMap<string, Record<string, unknown>>;
    generators: ReadonlySet<string>;
  },
): Promise<Record<string, unknown>> {
  const { inside, kind, groupFiles, generators } = input;
  const rules = new Map<string, Record<string, unknown>>();
  for (const test of inside) {
    const group = test.folder.slice(kind.length + 1);
    const data = rules.get(group) ?? {};
    // With a letter: a key like "10" would not stay in its place.
    data[`t${test.name}`] = await ruleOf(pack, into, test, generators);
    rules.set(group, data);
  }
  const said = (folder: string) => {
    const file = groupFiles.get(folder);
    return file === undefined ? {} : { "test_group.yaml": file };
  };
  const own = rules.get("");
  if (own !== undefined) return { ...said(kind), data: own };
  const groups = [...rules].map(([group, data]) => [group, { ...said(`${kind}/${group}`), data }]);
  return { ...said(kind), data: Object.fromEntries(groups) };
}

async function ruleOf(
  pack: PackageFolder,
  into: string,
  { name, input, answer, written }: FoundTest,
  generators: ReadonlySet<string>,
): Promise<Record<string, unknown>> {
  if (input !== null) {
    await copyText(pack, input, path.join(into, "generators/tests", `${name}.in`));
    if (answer !== null) await copyText(pack, answer, path.join(into, "generators/tests", `${name}.ans`));
    return { copy: `tests/${name}` };
  }
  const where = `test ${Number(name)}`;
  const command = written.cmd?.trim() ?? "";
  if (command === "") throw new PackageError(PROBLEM_XML, `${where} is not in the package, and no command makes it`);
  if (/[|<>]/.test(command) || written["from-file"] !== undefined) {
    throw new PackageError(
      PROBLEM_XML,
      `${where} is not in the package, and its command does more than print it: ${command}`,
    );
  }
  const [program = "", ...words] = command.split(/\s+/);
  if (!generators.has(program)) {
    throw new PackageError(PROBLEM_XML, `${where} is not in the package, and ${program} is no program in files/`);
  }
  // Braces and quotes mean something to the reader of rules, and nothing to Polygon.
  if (words.some((word) => /["'\\{}]/.test(word))) {
    throw new PackageError(
      PROBLEM_XML,
      `${where} is not in the package, and its command holds quotes or braces: ${command}`,
    );
  }
  return { generate: [program, ...words].join(" ") };
}

/** Packages for Windows have its line ends in tests too, which their own programs do not expect elsewhere. */
async function copyText(pack: PackageFolder, file: string | null, target: string): Promise<void> {
  const found = file === null ? null : await findFile(pack, file, MOST_TEST_BYTES);
  if (found === null) throw new PackageError(file ?? "tests", "is not there");
  const content = await fs.readFile(found.absolutePath);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, content.includes("\r\n") ? withoutReturns(content) : content);
}

function withoutReturns(content: Buffer): Buffer {
  return Buffer.from(content.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
}
