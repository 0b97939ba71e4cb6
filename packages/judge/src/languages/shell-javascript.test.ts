import { expect, test } from "vitest";
import { isForShell } from "./shell-javascript.ts";

test.each([
  "var line; while (line = readline()) print(line);",
  "print(1 + 1);",
  "/* no require here */ print('process the import') // require",
  "const n = Number( readline () );\nconsole.log(n);",
])("%s is for a bare shell", (source) => {
  expect(isForShell(source)).toBe(true);
});

test.each([
  "const readline = require('readline');\nconst rl = readline.createInterface(process.stdin);",
  "import readline from 'readline';\nreadline();",
  "process.stdin.on('data', print); function print() {}",
  "const print = (x) => console.log(x);",
  "console.log(1)",
  "out.print(1)",
  "// print(1)",
  "'print(1)'",
])("%s is for Node", (source) => {
  expect(isForShell(source)).toBe(false);
});

test.each(["/* ", '"\\', "'a"])("a source of nothing but %j is read in one pass", (part) => {
  const startedAt = process.cpuUsage();
  expect(isForShell(part.repeat(1_000_000))).toBe(false);
  expect(process.cpuUsage(startedAt).user).toBeLessThan(5_000_000);
});
