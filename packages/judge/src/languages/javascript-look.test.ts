import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";

let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 1 });
});
afterAll(() => judge.stop());

async function look(source: string) {
  const prepared = await judge.prepare({ owner: "ada", language: "javascript", source });
  const diagnostics = "diagnostics" in prepared ? prepared.diagnostics : [];
  return { kind: prepared.kind, hints: diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`) };
}

test.each([
  ["a name that is declared nowhere", "let a = 1;\nconsole.log(a + b);", ["2:17 'b' is declared nowhere"]],
  [
    "a counter without let",
    "for (i = 0; i < 3; i++) console.log(i);",
    ["1:6 'i' is assigned to, but declared nowhere"],
  ],
  [
    "a constant that is assigned to",
    "const n = 1;\nn = 2;",
    ["2:1 'n' is a constant, so assigning to it is a TypeError"],
  ],
])("a hint tells of %s", async (_what, source, hints) => {
  expect(await look(source)).toEqual({ kind: "prepared", hints });
});

test.each([
  [
    "Node's own names",
    "const fs = require('fs'); process.stdout.write(String(new Map())); module.exports = __filename;",
  ],
  ["a name after typeof", "if (typeof later === 'undefined') console.log(1);"],
  ["names that may come from elsewhere", "eval('var x = 1'); console.log(x);"],
  ["what is put into the global object", "globalThis.shared = 1; console.log(shared);"],
  ["the shells' names in a program for a shell", "var n = readline(); print(n);"],
  ["a module", "import fs from 'node:fs';\nconst text = await 1;\nconsole.log(fs, text);"],
  ["a function that is used before it stands there", "f(); function f() { return arguments.length; }"],
  ["an interpreter's line", "#!/usr/bin/env node\nconsole.log(1);"],
  ["a return at the top", "if (1) return;"],
])("there are no hints on %s", async (_what, source) => {
  expect(await look(source)).toEqual({ kind: "prepared", hints: [] });
});

test.each([
  ["a script", "let a = 1;\nlet b = ;", "2:9 SyntaxError: Unexpected token ';'"],
  ["a module", "import fs from 'node:fs';\nlet x = ;", "2:9 SyntaxError: Unexpected token ';'"],
])("%s that does not parse is refused at its line", async (_what, source, error) => {
  expect(await look(source)).toEqual({ kind: "refused", hints: [error] });
});

test("nothing of a draft is run", async () => {
  expect(await look("console.log('[1]'); while (true);")).toEqual({ kind: "prepared", hints: [] });
});

describe("hostile text", () => {
  test.each([
    ["deeply nested", `${"[".repeat(30_000)}${"]".repeat(30_000)}`],
    ["a chain of thousands", `x${".y".repeat(30_000)}`],
    ["very many unknown names", Array.from({ length: 8_000 }, (_none, at) => `n${at};`).join("")],
    ["a very long name", `${"n".repeat(60_000)};`],
    ["names of the language's own objects", "__proto__; constructor; hasOwnProperty; toString;"],
  ])("that is %s has an answer", async (_what, source) => {
    const { kind, hints } = await look(source);
    expect(["prepared", "refused"]).toContain(kind);
    expect(hints.length).toBeLessThanOrEqual(50);
    for (const hint of hints) expect(hint.length).toBeLessThan(200);
  });
});
