import { promises as fs } from "node:fs";
import path from "node:path";
import { TEST_BYTES_MAX, TESTS_MAX } from "@verdict/contract/problem-limits";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { TestPair } from "@verdict/contract/test-pairs";
import { MEBIBYTE } from "@verdict/contract/units";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { presentTestData, type ShownDatum } from "../authoring/present-edit.ts";
import { storeTestData, testContentOf } from "../test-data.ts";

/** Far more than a form should get at once, far less than a machine's memory or disk. */
export const TEST_ZIP_LIMITS = { mostEntries: 5_000, mostFileBytes: TEST_BYTES_MAX, mostBytes: 512 * MEBIBYTE };

const ANSWER_ENDINGS = [".ans", ".out"];
/** `2` before `10`. */
const byName = new Intl.Collator("en", { numeric: true });

interface Pair {
  name: string;
  inputPath: string;
  answerPath: string;
}

/**
 * The unpacked files as test cases for a form, their data stored. Throws bad_input when there is no pair at all, or
 * more of them than a problem can have.
 */
export async function readTestPairs(
  db: Queryable,
  folder: string,
  paths: readonly string[],
): Promise<{ tests: TestPair[]; findings: PackageFinding[] }> {
  const { pairs, findings } = pairUp(paths);
  if (pairs.length === 0) throw new DomainError("bad_input", "The zip holds no pair of .in and .ans files");
  if (pairs.length > TESTS_MAX) throw new DomainError("bad_input", `The zip holds more than ${TESTS_MAX} tests`);
  const tests: TestPair[] = [];
  for (const { name, inputPath, answerPath } of pairs) {
    const input = await storeFile(db, path.join(folder, inputPath));
    const output = await storeFile(db, path.join(folder, answerPath));
    tests.push({ name, ...presentTestData(input, output) });
  }
  return { tests, findings };
}

/** Pairs in the order of their names, and a finding for each file that is in none. */
export function pairUp(paths: readonly string[]): { pairs: Pair[]; findings: PackageFinding[] } {
  const all = new Set(paths);
  const used = new Set<string>();
  const pairs: Pair[] = [];
  for (const inputPath of [...paths].sort(byName.compare)) {
    if (!inputPath.endsWith(".in")) continue;
    const name = inputPath.slice(0, -".in".length);
    const answerPath = ANSWER_ENDINGS.map((ending) => `${name}${ending}`).find((file) => all.has(file));
    if (answerPath === undefined) continue;
    pairs.push({ name, inputPath, answerPath });
    used.add(inputPath).add(answerPath);
  }
  const findings = paths.filter((file) => !used.has(file)).map(leftOut);
  return { pairs, findings };
}

function leftOut(file: string): PackageFinding {
  const isTestFile = [".in", ...ANSWER_ENDINGS].includes(path.posix.extname(file));
  return { severity: "warning", file, message: isTestFile ? "has no partner: left out" : "is no test file: left out" };
}

async function storeFile(db: Queryable, file: string): Promise<ShownDatum> {
  const bytes = await fs.readFile(file);
  const datum = testContentOf(bytes);
  await storeTestData(db, [datum]);
  return { sha256: datum.sha256, bytes: bytes.length, start: bytes };
}
