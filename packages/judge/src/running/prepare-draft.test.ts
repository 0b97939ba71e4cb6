import { readdir } from "node:fs/promises";
import { TOKEN_CHECKER } from "@verdict/contract/judging";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { IDLE, ORDINARY, policiesBelow } from "../testing/policies-below.ts";
import type { Draft } from "./prepare-draft.ts";

let judge: Judge;

beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 1, staysWarm: true });
  await judge.warm;
});
afterAll(() => judge.stop());

const cpp = (source: string, owner = "ada"): Draft => ({ owner, language: "cpp", source });
const java = (source: string): Draft => ({ owner: "ada", language: "java", source });
const javascript = (source: string): Draft => ({ owner: "ada", language: "javascript", source });

/** Compiles for some seconds, which tests use to meet it in the middle. */
const SLOW = `#include <bits/stdc++.h>
template <int N> struct Deep { static constexpr int value = Deep<N - 1>::value + 1; std::array<int, N> all; };
template <> struct Deep<0> { static constexpr int value = 0; };
template <int... N> int sum(std::integer_sequence<int, N...>) { return (0 + ... + Deep<N>::value); }
constexpr int slow(int n) { int sum = 0; for (int i = 0; i < n; i++) sum += i % 7; return sum; }
static_assert(slow(200000) > 0); static_assert(slow(200001) > 0); static_assert(slow(200002) > 0);
static_assert(slow(200003) > 0); static_assert(slow(200004) > 0); static_assert(slow(200005) > 0);
static_assert(slow(200006) > 0); static_assert(slow(200007) > 0); static_assert(slow(200008) > 0);
int main() { std::cout << 3; }
`;

const task = (source: string, owner: string) => ({
  kind: "run" as const,
  owner,
  language: "cpp" as const,
  source,
  limits: { timeMs: 2000, memoryBytes: 256 << 20, outputBytes: 1 << 20 },
  limitsAreFor: "problem" as const,
  checker: TOKEN_CHECKER,
  tests: [],
  reference: null,
});

const draftFolders = async () => (await readdir(judge.folders.own)).filter((name) => name.startsWith("draft-"));

describe("diagnostics of C++", () => {
  const within = (line: string) => `#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n${line}\n}\n`;
  test.each([
    [
      "a comparison of signs",
      "vector<int> v; for (int i = 0; i < v.size(); i++);",
      /comparison of integer expressions/,
    ],
    ["a constant that is too large", "int x = 1000000 * 1000000; cout << x;", /overflow/],
    ["a result that is not used", "vector<int> v; v.empty();", /ignoring return value/],
    ["an assignment in a condition", "int a = 1; if (a = 2) cout << a;", /assignment used as truth value/],
    ["a wrong format", 'long long n; scanf("%d", &n);', /format/],
  ])("warn of %s", async (_what, line, message) => {
    const prepared = await judge.prepare(cpp(within(line)));
    expect(prepared.kind).toBe("prepared");
    const diagnostics = "diagnostics" in prepared ? prepared.diagnostics : [];
    expect(diagnostics).toMatchObject([{ line: 4, column: expect.any(Number), severity: "warning" }]);
    expect(diagnostics[0]?.message).toMatch(message);
  });

  test("warn of a function that may end without a value, which only the whole build sees", async () => {
    const source = `#include <bits/stdc++.h>\nint f(int n) {\n  if (n > 0) return 1;\n}\nint main() { std::cout << f(1); }\n`;
    const prepared = await judge.prepare(cpp(source));
    expect(prepared).toMatchObject({
      kind: "prepared",
      diagnostics: [{ line: 4, message: expect.stringMatching("control reaches end") }],
    });
  });

  test("say where an error begins and ends, and its text has no warnings in it", async () => {
    const source = within("vector<int> v; for (int i = 0; i < v.size(); i++);\nint y = undeclared + 1;");
    const prepared = await judge.prepare(cpp(source));
    expect(prepared).toMatchObject({
      kind: "refused",
      diagnostics: [{ line: 4 }, { line: 5, column: 9, endColumn: 19 }],
    });
    expect(prepared.kind === "refused" && prepared.compilerOutput).toContain("main.cpp:5:9: error: ‘undeclared’");
    expect(prepared.kind === "refused" && prepared.compilerOutput).not.toContain("warning");
  });

  test("lead an error inside the library to the line of the user's own", async () => {
    const source = within("list<int> l;\nsort(l.begin(), l.end());");
    expect(await judge.prepare(cpp(source))).toMatchObject({
      kind: "refused",
      diagnostics: [{ line: 5, severity: "error" }],
    });
  });

  test("are none for reading with scanf and for a variable that is not used yet", async () => {
    const source = within('int n, later = 0;\nscanf("%d", &n);\ncout << n;');
    expect(await judge.prepare(cpp(source))).toEqual({ kind: "prepared", diagnostics: [] });
  });

  test("are at most five of a kind", async () => {
    const loops = Array.from({ length: 9 }, () => "for (int i = 0; i < v.size(); i++);").join("\n");
    const prepared = await judge.prepare(cpp(within(`vector<int> v;\n${loops}`)));
    expect("diagnostics" in prepared && prepared.diagnostics).toHaveLength(5);
  });

  test("of a program for an older standard are those of that standard", async () => {
    const source =
      "#include <bits/stdc++.h>\nusing namespace std;\nint data[5];\nint main() { cin >> data[0]; cout << data[0]; }\n";
    expect(await judge.prepare(cpp(source))).toMatchObject({ kind: "prepared" });
  });
});

test("Java warns of an empty if, and of a case that falls through", async () => {
  const source = `class Main {
  public static void main(String[] a) {
    if (a.length > 0);
    switch (a.length) { case 0: System.out.print(0);
      case 1: System.out.print(1); }
  }
}`;
  const prepared = await judge.prepare(java(source));
  expect(prepared.kind).toBe("prepared");
  expect("diagnostics" in prepared && prepared.diagnostics.map(({ line, severity }) => [line, severity])).toEqual([
    [3, "warning"],
    [5, "warning"],
  ]);
  expect(await judge.prepare(java("class Main {\n  int x = y;\n}"))).toMatchObject({
    kind: "refused",
    diagnostics: [{ line: 2, column: 11, severity: "error" }],
  });
});

test("a Java class whose name is too long for a file is refused, as in a run", async () => {
  const prepared = await judge.prepare(java(`public class ${"L".repeat(300)} { }`));
  expect(prepared).toMatchObject({ kind: "refused", compilerOutput: expect.stringMatching("too long for a file") });
});

test("JavaScript that does not parse is refused with its line", async () => {
  expect(await judge.prepare(javascript("let a = 1;\nlet b = ;\n"))).toMatchObject({
    kind: "refused",
    diagnostics: [{ line: 2, column: 9, severity: "error" }],
  });
});

test("a Java draft that a run has found wrong is as wrong as before, and has its marks", async () => {
  const source = "public class Main { public static void main(String[] a) { long sum = 0 int n; } }";
  const { compilerOutput } = await judge.judge({ ...task(source, "ada"), language: "java" });
  expect(compilerOutput).toContain("';' expected");
  expect(await judge.prepare(java(source))).toMatchObject({
    kind: "refused",
    diagnostics: [{ line: 1, severity: "error" }],
    compilerOutput,
  });
});

test("a draft to which its user goes back has its warnings again", async () => {
  const source = "public class Main { public static void main(String[] a) { if (a.length > 3); } }";
  const first = await judge.prepare(java(source));
  expect(first).toMatchObject({ kind: "prepared", diagnostics: [{ severity: "warning" }] });
  expect(await judge.prepare(java(source))).toEqual(first);
});

test("a program that was prepared is not compiled again for its owner, and is for everybody else", async () => {
  const source = "#include <bits/stdc++.h>\nint main() { std::cout << 42; }\n";
  await judge.prepare(cpp(source));
  const compiles = async (owner: string) =>
    (await judge.judge(task(source, owner))).timings.some(({ name }) => name === "compile");
  expect(await compiles("ada")).toBe(false);
  expect(await compiles("bob")).toBe(true);
});

test("a draft is given up the moment a job wants its slot, and leaves no file", async () => {
  const looked = Promise.withResolvers<void>();
  const prepared = judge.prepare(cpp(SLOW), { onDiagnostics: () => looked.resolve() });
  expect(judge.idleSlots()).toBe(0);
  const judged = judge.judge(task('#include <cstdio>\nint main() { puts("job"); }\n', "bob"));
  expect(await prepared).toEqual({ kind: "given-up" });
  await judged;
  expect(await draftFolders()).toEqual([]);
  expect(judge.idleSlots()).toBe(1);
});

test("a draft's compile that a run of the same program waits for becomes the run's, whatever becomes of the draft", async () => {
  const source = SLOW.replace("<< 3", "<< 4");
  const looked = Promise.withResolvers<void>();
  const gone = new AbortController();
  const prepared = judge.prepare(cpp(source), { onDiagnostics: () => looked.resolve(), signal: gone.signal });
  await looked.promise;
  // The build begins in the same moment, and the judging finds it.
  const judged = judge.judge(task(source, "ada"));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const other = judge.judge(task('#include <cstdio>\nint main() { puts("other"); }\n', "bob"));
  gone.abort();
  expect((await prepared).kind).toBe("prepared");
  expect((await judged).timings.some(({ name }) => name === "compile")).toBe(false);
  await other;
});

/**
 * Is looked at in a moment, so that a compiler that lets all others go first comes to its end; and built for seconds.
 */
const LONG_BUILT = `#include <cstdio>
${Array.from({ length: 500 }, (_none, at) => `unsigned f${at}(unsigned *a, unsigned n) { unsigned s = ${at}; for (unsigned i = 0; i < n; i++) for (unsigned j = i; j < n; j++) s = s * ${2 * at + 3}u + (a[i] ^ a[j]) % (s | 1u); return s; }`).join("\n")}
int main() { std::printf("5"); }
`;

test("a draft's compiler lets everything on the machine go first, until a run waits for it", async () => {
  const two = await createJudge({ dataDir: sharedDataDir(), slots: 2, staysWarm: true });
  const over = new AbortController();
  // Where a program is at work no draft's compiler hurries, for however long it waits for a processor.
  const sleeps = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100_000);";
  const input = { number: 1, isVisible: true, inputPath: import.meta.filename, answerPath: import.meta.filename };
  const limits = { timeMs: 60_000, memoryBytes: 256 << 20, outputBytes: 1 << 20 };
  const atWork = two
    .judge({ ...task(sleeps, "bob"), language: "javascript", limits, tests: [input] }, { signal: over.signal })
    .catch((error: unknown) => expect(error).toBe(over.signal.reason));
  try {
    await expect.poll(() => two.idleSlots(), { timeout: 60_000 }).toBe(1);
    const looked = Promise.withResolvers<void>();
    const prepared = two.prepare(cpp(LONG_BUILT), { onDiagnostics: () => looked.resolve() });
    await looked.promise;
    await expect.poll(() => policiesBelow("cc1plus"), { interval: 20, timeout: 60_000 }).toEqual([IDLE]);
    const judged = two.judge(task(LONG_BUILT, "ada"));
    await expect.poll(() => policiesBelow("cc1plus"), { interval: 20, timeout: 60_000 }).toEqual([ORDINARY]);
    expect((await judged).verdict).not.toBe("CE");
    expect(await prepared).toMatchObject({ kind: "prepared" });
  } finally {
    over.abort(new Error("the test is over"));
    await atWork;
    await two.stop();
  }
});

test("a run of a Java program does not wait for the compiler that its draft is in", async () => {
  const hang = `class Hang { String s(String a) { return ${'a + "y" + '.repeat(30_000)}a; } }`;
  const fine = "class Main { public static void main(String[] a) { System.out.print(17); } }";
  await judge.prepare(java(fine.replace("17", "18")));
  const hanging = judge.prepare({ ...java(hang), owner: "eve" });
  const prepared = judge.prepare(java(fine));
  const startedAt = performance.now();
  await judge.judge({ ...task(fine, "ada"), language: "java" });
  const judgedAfter = performance.now() - startedAt;
  await Promise.all([hanging.then(() => expect(performance.now() - startedAt).toBeGreaterThan(judgedAfter)), prepared]);
});

test("a source that takes a compiler too long is too much for a draft, and is not called wrong", async () => {
  const endless = "constexpr int f(int n) { int s = 0; for (int i = 0; i < n; i++) s += i % 7; return s; }\n";
  const asserts = Array.from({ length: 400 }, (_none, at) => `static_assert(f(${250_000 - at}) > 0);`).join("\n");
  expect(await judge.prepare(cpp(`${endless}${asserts}\nint main() {}\n`))).toEqual({ kind: "too-much" });
  expect(await draftFolders()).toEqual([]);
});

test("a Java source that hangs the compiler for drafts delays no judging of Java", async () => {
  const deep = "(".repeat(9_000);
  const hostile = `class Main { int x = ${deep}1${")".repeat(9_000)}; }`;
  const prepared = judge.prepare(java(hostile));
  const fine = { ...task("class Main { public static void main(String[] a) {} }", "bob"), language: "java" as const };
  expect((await judge.judge(fine)).verdict).not.toBe("CE");
  await prepared;
});

test("who has hung the compiler of Java drafts gives it none for a while, and all others do", async () => {
  const hang = `class Hang { String s(String a) { return ${'a + "x" + '.repeat(30_000)}a; } }`;
  const fine = "class Main { public static void main(String[] a) {} }";
  await judge.prepare({ ...java(fine), owner: "carol" });
  const gone = new AbortController();
  const hanging = judge.prepare({ ...java(hang), owner: "mallory" }, { signal: gone.signal });
  // Given up and charged for half a second, while the compiler is at it for longer.
  setTimeout(() => gone.abort(), 500);
  expect(await hanging).toEqual({ kind: "given-up" });
  expect(await judge.prepare({ ...java(fine), owner: "mallory" })).toEqual({ kind: "too-much" });
  expect(await judge.prepare({ ...java(fine), owner: "bob" })).toMatchObject({ kind: "prepared" });
});
