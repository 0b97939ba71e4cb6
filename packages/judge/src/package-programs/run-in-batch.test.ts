import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { LanguageId } from "@verdict/contract/language";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { WAKES_WHEN_USED } from "../testing/data-dir.ts";
import { runInBatch } from "./run-in-batch.ts";
import { PACKAGE_RUN, printTogether } from "./run-programs.ts";

/** Each of so many ordinary programs is tried. */
const ONE_OF = inject("isThorough") ? 1 : 8;

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
  [
    "lines, of which each waits for something before it counts",
    `${LINES} let sum = 0; lines.on("line", async (line) => { await null; sum += line.length; });
    lines.on("close", () => process.exit(sum + 40));`,
    ["", "", ""],
  ],
  [
    "a first line, and then the others",
    `${LINES} lines.once("line", (first) => { lines.on("line", (line) => console.log(first, line)); });
    lines.on("close", () => console.log("end"));`,
    ["a b\nend", "ü \nü c\nend", "end"],
  ],
  [
    "one line after another, by one iterator that is asked for each time",
    `${LINES} const next = async () => (await lines[Symbol.asyncIterator]().next()).value;
    (async () => { console.log(await next(), await next()); for await (const line of lines) { console.log(line); break; } })();`,
    ["a b", "ü \nc", "undefined undefined"],
  ],
])("a program in JavaScript hears its input as %s in a batch as it does by itself", async (_way, source, expected) => {
  const texts = ["a\nb", "ü\r\n\nc\n", ""];
  const ends = await run("javascript", source, texts);
  expect(outputs(ends)).toEqual(expected.map((output) => (output === "" ? "" : `${output}\n`)));
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

test("what a batch has not spoils the run of a program in JavaScript, whatever the program makes of it", async () => {
  const lacks = [
    `const byte = Buffer.alloc(1); try { while (require("fs").readSync(0, byte) > 0); } catch {}`,
    `try { require("fs").readFile(0, () => {}); } catch {}`,
    `try { require("timers/promises"); } catch {}`,
    `try { globalThis.setTimeout(() => {}, 0); } catch {}`,
    `try { process.stdin.on("readable", () => {}); } catch {}`,
  ];
  for (const source of lacks) {
    const ends = await run("javascript", `${source} console.log("done"); process.exit(0);`, ["1"]);
    expect(ends?.map(({ exitCode }) => exitCode)).toEqual([1]);
  }
});

test("a program in JavaScript that has called for its end prints nothing more", async () => {
  const source = `(async () => { console.log("said"); process.exit(3); })().catch((error) => console.log("caught", error));`;
  const ends = await run("javascript", source, [""]);
  expect(ends?.map(({ exitCode, output }) => [exitCode, output])).toEqual([[3, "said\n"]]);
});

test("a program in JavaScript writes as much of its bytes as it says, and reads by any name of standard input", async () => {
  const source = `const fs = require("fs"); const bytes = fs.readFileSync("/dev/fd/0");
    const written = fs.writeSync(1, bytes, 1, 2) + fs.writeSync(1, "ü"); fs.writeFileSync("/dev/stdout", String(written));`;
  expect(outputs(await run("javascript", source, ["1234"]))).toEqual(["23ü4"]);
});

test("a program in JavaScript finds that it is the main module", async () => {
  const source = `function main() { console.log("main"); } if (require.main === module) main();`;
  expect(outputs(await run("javascript", source, ["", ""]))).toEqual(["main\n", "main\n"]);
});

test("what a program in JavaScript adds to the globals goes with its run", async () => {
  const source = `count = (globalThis.count ?? 0) + 1; Array.prototype.runs = (Array.prototype.runs ?? 0) + 1;
    console.log(count, [].runs);`;
  expect(outputs(await run("javascript", source, ["", ""]))).toEqual(["1 1\n", "1 1\n"]);
});

test("ordinary programs in JavaScript print in a batch what they print alone, or spoil their runs", async () => {
  const corpus = path.join(import.meta.dirname, "../testdata/ordinary/javascript");
  const files = readdirSync(corpus).filter((_file, index) => index % ONE_OF === 0);
  const after = (mark: string, source: string) =>
    source.split("\n").flatMap((line) => (line.startsWith(mark) ? [`${line.slice(mark.length)}\n`] : []));
  const wrong: string[] = [];
  for (const file of files) {
    const source = await readFile(path.join(corpus, file), "utf8");
    const input = after("// in: ", source).join("");
    const expected = after("// out: ", source).join("").split(/\s+/);
    const ends = (await run("javascript", source, [input, input])) ?? [];
    if (!ends.every((end) => end.exitCode === 1 || isDeepStrictEqual(end.output.split(/\s+/), expected)))
      wrong.push(file);
  }
  expect(wrong).toEqual([]);
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
