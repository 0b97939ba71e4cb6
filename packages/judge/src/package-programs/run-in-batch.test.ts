import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { LanguageId } from "@verdict/contract/language";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";
import { runInBatch } from "./run-in-batch.ts";
import { PACKAGE_RUN, printTogether } from "./run-programs.ts";

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(() => judge.stop());

const run = (language: LanguageId, source: string, texts = ["1\n", "20\n", "üöä\n"]) =>
  runInBatch(judge, { language, source, ...PACKAGE_RUN, texts });
const outputs = (ends: Awaited<ReturnType<typeof run>>) => ends?.map(({ output }) => output) ?? null;
const java = (body: string, members = "") =>
  `import java.util.*; public class Main { ${members} public static void main(String[] a) throws Exception { ${body} } }`;

test("each run of a program in Java has its own input, output and static state", async () => {
  const ends = await run(
    "java",
    java('count++; System.out.println(count + " " + new Scanner(System.in).next());', "static int count;"),
  );
  expect(outputs(ends)).toEqual(["1 1\n", "1 20\n", "1 üöä\n"]);
});

test("a thread with a large stack is waited for, and an exception ends its run only", async () => {
  const depth = "static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }";
  const thread = 'new Thread(null, () -> System.out.print(depth(100_000)), "", 1 << 28).start();';
  expect(outputs(await run("java", java(thread, depth), ["", ""]))).toEqual(["100000", "100000"]);
  const ends = await run("java", java("System.out.print(100 / new Scanner(System.in).nextInt());"), ["4", "0", "5"]);
  expect(ends?.map(({ exitCode, output }) => [exitCode, output])).toEqual([
    [0, "25"],
    [1, ""],
    [0, "20"],
  ]);
});

test("a program in Java that ends the JVM is no batch, and is run for each input instead", async () => {
  const source = java("System.out.print(new Scanner(System.in).next()); System.out.flush(); System.exit(0);");
  expect(await run("java", source)).toBeNull();
  const inputs = ["7", "8"].map((text) => ({ name: text, text }));
  expect(await printTogether(judge, { what: "it", program: { language: "java", source }, inputs })).toEqual(["7", "8"]);
});

test("each run of a program in JavaScript has its own input, output and modules", async () => {
  const source = `let count = 0; const { readFileSync } = require("fs"); count += 1;
    console.log(count, readFileSync(0, "utf8").trim()); process.stdout.write("+");`;
  expect(outputs(await run("javascript", source))).toEqual(["1 1\n+", "1 20\n+", "1 üöä\n+"]);
});

test("the first exit code of a program in JavaScript counts, also where the program catches what ends it", async () => {
  const source = `try { process.exit(require("fs").readFileSync(0, "utf8") === "bad" ? 43 : 42); } catch {}
    process.exit(42);`;
  const ends = await run("javascript", source, ["good", "bad"]);
  expect(ends?.map(({ exitCode }) => exitCode)).toEqual([42, 43]);
});

/** A file with the second of these texts. */
async function secondOf(texts: readonly string[]): Promise<string> {
  const folder = await judge.folders.create("batch-test");
  const file = path.join(folder, "input");
  await writeFile(file, texts[1] ?? "");
  return file;
}

const LINES = `const lines = require("node:readline").createInterface({ input: process.stdin });`;

test.each([
  [
    "a stream",
    `let text = ""; process.stdin.setEncoding("utf8").on("data", (part) => { text += part; });
    process.stdin.once("end", () => console.log(JSON.stringify(text.split(/\\r?\\n/))));`,
    ['["a","b"]', '["ü","","c",""]', '[""]'],
  ],
  [
    "lines",
    `${LINES} const all = [];
    lines.on("line", (line) => all.push(line)).on("close", () => { console.log(JSON.stringify(all)); process.exit(all.length); });`,
    ['["a","b"]', '["ü","","c"]', "[]"],
  ],
  [
    "lines until it has enough, though more have come",
    `${LINES} lines.on("line", (line) => { console.log(line); lines.close(); }).once("close", () => console.log("end"));`,
    ["a\nend\nb", "ü\nend\n\nc", "end"],
  ],
  [
    "lines in turns",
    `(async () => { ${LINES} let count = 0; for await (const line of lines) count += line.length; await null; console.log(count); })();`,
    ["2", "2", "0"],
  ],
  [
    "a stream in turns",
    `async function main() { const parts = []; for await (const part of process.stdin) parts.push(part); return Buffer.concat(parts); }
    main().then((all) => console.log(all.length));`,
    ["3", "7", "0"],
  ],
])("a program in JavaScript hears its input as %s in a batch as it does by itself", async (_way, source, expected) => {
  const texts = ["a\nb", "ü\r\n\nc\n", ""];
  const ends = await run("javascript", source, texts);
  expect(outputs(ends)).toEqual(expected.map((output) => `${output}\n`));
  const alone = await judge.run({
    language: "javascript",
    source,
    ...PACKAGE_RUN,
    inputPaths: [await secondOf(texts)],
  });
  expect(
    alone.kind === "ran" && [alone.runs[0]?.exitCode, Buffer.from(alone.runs[0]?.output ?? "").toString()],
  ).toEqual([ends?.[1]?.exitCode, ends?.[1]?.output]);
});

test("a program in JavaScript that waits for a timer is run for each input instead", async () => {
  const source = `setTimeout(() => console.log(require("fs").readFileSync(0, "utf8").length), 1);`;
  const inputs = ["7", "88"].map((text) => ({ name: text, text }));
  const program = { language: "javascript", source } as const;
  expect(await printTogether(judge, { what: "it", program, inputs })).toEqual(["1\n", "2\n"]);
});

test("what fails in what a program in JavaScript awaits fails in its run only", async () => {
  const source = `(async () => {
    for await (const part of process.stdin) if (String(part) === "bad") throw new Error("it is");
  })();`;
  const ends = await run("javascript", source, ["good", "bad", "good"]);
  expect(ends?.map(({ exitCode }) => exitCode)).toEqual([0, 1, 0]);
  expect(ends?.[1]?.errorOutput).toContain("it is");
});

test("what does not compile, and what is in C++, is no batch", async () => {
  expect(await run("java", "public class Main {")).toBeNull();
  expect(await run("cpp", "int main() {}")).toBeNull();
});

describe.skipIf(!existsSync("/usr/bin/python3"))("a program in Python", () => {
  test("has its own input, output and state in each run, however it reads and writes", async () => {
    const source = `import builtins, os, sys
state = globals().setdefault("count", 0) + 1
count = state
sys.setrecursionlimit(sys.getrecursionlimit() + 1)
print(count, sys.getrecursionlimit(), input(), __name__)
builtins.print = None
os.write(1, b"+")`;
    expect(outputs(await run("python3", source))).toEqual(
      ["1", "20", "üöä"].map((text) => `+1 1001 ${text} __main__\n`),
    );
    expect(outputs(await run("python3", "import sys\nprint(sys.stdin.read(), open(0).read(), end='|')"))).toEqual(
      ["1\n", "20\n", "üöä\n"].map((text) => `${text} |`),
    );
  });

  test("ends as it would by itself: by an exception, by exit(), after its threads and its last calls", async () => {
    const source = `import atexit, sys, threading
word = sys.stdin.readline().strip()
def deep(n): return 0 if n == 0 else 1 + deep(n - 1)
def main():
    sys.setrecursionlimit(60_000)
    print(deep(50_000))
if word == "exit": exit(7)
if word == "words": sys.exit("words")
if word == "thread":
    threading.stack_size(1 << 26)
    threading.Thread(target=main).start()
if word == "last": atexit.register(lambda: print("last"))
print(10 // (word != "crash"))`;
    const ends = await run("python3", source, ["crash", "exit", "words", "thread", "last", "plain"]);
    expect(ends?.map(({ exitCode, output, errorOutput }) => [exitCode, output.trim(), errorOutput.trim()])).toEqual([
      [1, "", expect.stringMatching(/ZeroDivisionError: .*$/)],
      [7, "", ""],
      [1, "", "words"],
      [0, expect.stringContaining("50000"), ""],
      [0, "10\nlast", ""],
      [0, "10", ""],
    ]);
  });

  test("that ends its process is run for each input instead, and so is what does not parse", async () => {
    expect(await run("python3", "import os\nos._exit(0)")).toBeNull();
    expect((await run("python3", "print("))?.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1]);
  });
});
