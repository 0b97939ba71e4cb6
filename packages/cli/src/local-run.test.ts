import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mainClassOf, prepareProgram } from "./local-run.ts";
import { readProgram } from "./problem-folder.ts";
import { countProcesses } from "./testing/count-processes.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "verdict-cli-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function runOf(name: string, source: string, input = "") {
  await writeFile(path.join(folder, name), source);
  const program = await prepareProgram(await readProgram(folder, name));
  try {
    return await program.run(input);
  } finally {
    await program.remove();
  }
}

test.each([
  ["echo.cpp", "#include <iostream>\nint main() { int a; std::cin >> a; std::cout << a + 1; }"],
  ["echo.js", "console.log(Number(require('fs').readFileSync(0, 'utf8')) + 1)"],
])("%s reads its input and prints", async (name, source) => {
  expect(await runOf(name, source, "41\n")).toMatchObject({ end: "exited", stdout: expect.stringMatching(/^42\n?$/) });
});

test("a program that ends badly, or prints without end, says how", async () => {
  expect(await runOf("exit.js", "console.error('why'); process.exit(3)")).toMatchObject({
    end: "failed",
    reason: "exit code 3",
    stderr: "why\n",
  });
  expect(await runOf("much.js", "for (;;) require('fs').writeSync(1, 'x'.repeat(1 << 20))")).toMatchObject({
    end: "stopped",
    reason: "it prints without end",
  });
});

test("what does not compile is told in the compiler's words", async () => {
  await expect(runOf("bad.cpp", "int main() { return nothing; }")).rejects.toThrow(
    /bad\.cpp does not compile[\s\S]*nothing/,
  );
});

/** Half a minute of counting. */
const LONG_TO_COMPILE = `constexpr long count(long n) {
  for (int i = 0; i < 40; i++) for (int j = 0; j < 200000; j++) n++;
  return n;
}
${Array.from({ length: 30 }, (_, index) => `constexpr long n${index} = count(${index});`).join("\n")}
int main() {}
`;

test("a compiler that does not end has said nothing of the program", async () => {
  await writeFile(path.join(folder, "long.cpp"), LONG_TO_COMPILE);
  const prepared = prepareProgram(await readProgram(folder, "long.cpp"), 500);
  await expect(prepared).rejects.toThrow(/^The compiler did not get through long\.cpp: still running after /);
  await expect
    .poll(() => countProcesses((words) => words.includes(path.join(folder, "long.cpp"))), { timeout: 3_000 })
    .toBe(0);
});

test.each([
  ["public class Main { public static void main(String[] a) {} }", "Main"],
  ["class Node { int x; }\nclass Solver { static void f() {} public static void main(String[] a) {} }", "Solver"],
  ["package a.b;\npublic class Main { public static void main(String[] a) {} }\nclass Later {}", "a.b.Main"],
])("the class with main is found (%#)", (source, name) => {
  expect(mainClassOf(source)).toBe(name);
});
