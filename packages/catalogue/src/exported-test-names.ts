import type { ExportedTest } from "./exported-problem.ts";
import { PackageError } from "./package-error.ts";

const FOLDER_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,100}$/;
const TEST_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,100}$/;
const NAMES_OF_GROUP_FILES: readonly string[] = ["test_group", "testdata"];
const MOST_PARTS = 8;

type NamedTest = Pick<ExportedTest, "name" | "isSample">;

/**
 * The names under which the tests go into a package. A package's tests are read in the order of their names, so when
 * the given names are not in that order, or could not be file names, all tests are numbered instead; where groups are
 * kept, within each. Throws PackageError where no numbers bring them into order.
 */
export function exportedTestNames(tests: readonly NamedTest[], groups: "keep" | "drop"): string[] {
  const names = tests.map((test) => test.name);
  if (areFit(tests)) return names;
  if (groups === "drop") return numberedNames(tests);
  const numbered = tests.map((test) => ({ ...test, name: numberedInGroup(tests, test) }));
  if (areFit(numbered)) return numbered.map((test) => test.name);
  throw new PackageError("data", "the tests of a problem with points are not in the order of their groups' names");
}

function numberedInGroup(tests: readonly NamedTest[], test: NamedTest): string {
  const group = folderOf(test);
  const number = tests.filter((other) => folderOf(other) === group).indexOf(test) + 1;
  return `${group}/${String(number).padStart(Math.max(2, String(tests.length).length), "0")}`;
}

function folderOf({ name }: NamedTest): string {
  return name.slice(0, name.lastIndexOf("/"));
}

function areFit(tests: readonly NamedTest[]): boolean {
  let before: string[] | null = null;
  const folders = new Set<string>();
  for (const test of tests) {
    const parts = test.name.split("/");
    if (!isFit(parts, test.isSample) || (before !== null && !comesBefore(before, parts))) return false;
    for (let length = 1; length < parts.length; length++) folders.add(parts.slice(0, length).join("/"));
    before = parts;
  }
  return tests.every((test) => !folders.has(test.name));
}

/** Whether it can be the name of a sample in a package. */
export function isFitForSample(name: string): boolean {
  return isFit(name.split("/"), true);
}

function isFit(parts: readonly string[], isSample: boolean): boolean {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2 || parts.length > MOST_PARTS || parts[0] !== (isSample ? "sample" : "secret")) return false;
  if (NAMES_OF_GROUP_FILES.includes(last) || !TEST_NAME.test(last)) return false;
  return parts.slice(0, -1).every((part) => FOLDER_NAME.test(part));
}

function comesBefore(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [left = "", right = ""] = [a[i], b[i]];
    if (left !== right) return left < right;
  }
  return false;
}

function numberedNames(tests: readonly NamedTest[]): string[] {
  const digits = Math.max(2, String(tests.length).length);
  const counts = { sample: 0, secret: 0 };
  return tests.map((test) => {
    const group = test.isSample ? "sample" : "secret";
    counts[group] += 1;
    return `${group}/${String(counts[group]).padStart(digits, "0")}`;
  });
}
