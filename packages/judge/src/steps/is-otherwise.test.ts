import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { recorded } from "./testing/record-program.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-otherwise-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 1 });
}, 300_000);
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What is told of a program that has just run, or has not. */
async function toldOf(
  source: string,
  { language = "cpp", hasRun = true }: { language?: LanguageId; hasRun?: boolean },
) {
  const input = { folder, language, source, input: "3\n", owner: "ada" };
  if (hasRun) {
    const task = { kind: "run", owner: "ada", language, source, limits: DEFAULT_LIMITS } as const;
    await judge.run({ ...task, limitsAreFor: "problem", inputPaths: [import.meta.filename] });
  }
  const result = await recorded(judge, input);
  if (result.kind !== "traced") throw new Error(JSON.stringify(result));
  return result.isOtherwise;
}

const sum = (first: string, mark = "") => `#include <iostream>
int main() {
  int n, total${first};
  std::cin >> n;
  for (int i = 1; i <= n; i++) total += i;
  std::cout << total << std::endl;${mark}
}
`;
const cells = (size: number) => `#include <cstdio>
#include <cstdlib>
int main() {
  int* cells = (int*)malloc(${size} * sizeof(int));
  if (cells[1] == (int)0xFEFEFEFE) abort();
  puts("fine");
}
`;

test("a program that reads what it never set does something else when it is judged", async () => {
  expect(await toldOf(sum(""), {})).toBe(true);
  expect(await toldOf(cells(100_000), {})).toBe(true);
});

test("one that sets everything does the same, also where it crashes", async () => {
  expect(await toldOf(sum(" = 0"), {})).toBe(false);
  expect(await toldOf(sum(" = 0", "\n  abort();"), {})).toBe(false);
});

test("nothing is told of what was not compiled before, nor where the judged program is the recorded one", async () => {
  expect(await toldOf(sum("", "\n  return 0;"), { hasRun: false })).toBeUndefined();
  expect(await toldOf("console.log(1)", { language: "javascript" })).toBeUndefined();
});
