import type { StudyProgram } from "@verdict/contract/studies";
import { MEBIBYTE } from "@verdict/contract/units";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import { sharedDataDir } from "../../testing/data-dir.ts";
import { runCommands } from "./run-commands.ts";
import { endsOn, printedRoom } from "./study-tools.ts";

vi.setConfig({ testTimeout: 300_000 });

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2, staysWarm: true });
});
afterAll(() => judge.stop());

/** Prints so many megabytes as it reads. */
const CPP: StudyProgram = {
  language: "cpp",
  source: `#include <bits/stdc++.h>
  int main() { int n; std::cin >> n; std::string all(n << 20, 'x'); fwrite(all.data(), 1, all.size(), stdout); }`,
};
const JAVASCRIPT: StudyProgram = {
  language: "javascript",
  source: 'console.log("x".repeat(2 ** 20 * Number(require("fs").readFileSync(0, "utf8"))).slice(1));',
};

test.each([
  ["C++", CPP],
  ["JavaScript", JAVASCRIPT],
])("of what a program in %s prints no more is held than there is room for", async (_language, program) => {
  const tools = { judge, signal: new AbortController().signal };
  const room = printedRoom(5 * MEBIBYTE);
  const ends = await endsOn(tools, program, ["1", "2", "3", "2"], { room });
  const held = ends.map((end) => (end === null ? null : end.output.length / MEBIBYTE));
  expect(held).toEqual([1, 2, null, 2]);
  expect(room.left).toBe(0);
});

test("all generators of a package have one room for what they print", async () => {
  const tools = { judge, signal: new AbortController().signal };
  const names = ["a", "b", "c"];
  const generators = Object.fromEntries(names.map((name) => [name, JAVASCRIPT]));
  const commands = names.flatMap((program) => ["31", "30"].map((words) => ({ program, words })));
  const limits = { timeMs: 10_000, memoryBytes: 1024 * MEBIBYTE, outputBytes: 64 * MEBIBYTE };
  const ends = await runCommands(tools, { generators }, { commands, limits });
  const held = ends.map((end) => (end === null ? null : end.output.length / MEBIBYTE));
  expect(held).toEqual([31, 30, 31, 30, null, null]);
});
