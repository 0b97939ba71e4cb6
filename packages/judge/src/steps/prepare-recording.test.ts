import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";
import { recorded } from "./testing/record-program.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-prepare-steps-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 1 });
  await judge.warm;
}, 300_000);
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

const programs = async () => (await readdir(judge.folders.own)).filter((name) => name.startsWith("program")).sort();
const SOURCE = '#include <cstdio>\nint main() {\n  int x = 1;\n  x = 2;\n  printf("%d", x);\n}\n';

test("what was prepared is what runs when its steps are asked for, and belongs to its owner", async () => {
  const draft = { owner: "ada", language: "cpp" as const, source: SOURCE };
  expect(await judge.prepareSteps(draft)).toBe("prepared");
  const before = await programs();
  expect(before).toHaveLength(1);
  const result = await recorded(judge, { folder, language: "cpp", source: SOURCE, input: "", owner: "ada" });
  expect(result).toMatchObject({ kind: "traced", end: "exit" });
  expect(await programs()).toEqual(before);
  await recorded(judge, { folder, language: "cpp", source: SOURCE, input: "", owner: "bob" });
  expect(await programs()).toHaveLength(2);
});

test("where nothing is compiled nothing is prepared, and what does not compile is left to whoever asks", async () => {
  for (const language of ["javascript", "python3", "rust"] as const) {
    const told = judge.prepareSteps({ owner: "ada", language, source: "1" }).catch(() => "missing");
    expect(await told).toMatch(/^(?:nothing|missing)$/);
  }
  expect(await judge.prepareSteps({ owner: "ada", language: "cpp", source: "int main() {" })).toBe("refused");
});
