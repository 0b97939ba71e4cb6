import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { StepsTarget } from "@verdict/contract/steps";
import { readTrace, TRACE_MOST_BYTES, type TraceRecord, unpackTrace } from "@verdict/contract/trace";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { foldTrace } from "./testing/fold-trace.ts";
import { lastVariables, plain, recorded } from "./testing/record-program.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-cpp-recorder-"));
const programOf = (name: string) => readFileSync(new URL(`../testdata/steps/${name}.cpp`, import.meta.url), "utf8");
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({
    dataDir: sharedDataDir(),
    slots: 2,
    javaHome: process.env["JAVA_HOME"],
    staysWarm: false,
  });
  await judge.warm;
}, 300_000);
afterAll(async () => {
  await judge.stop();
  await rm(folder, { recursive: true, force: true });
});

async function traceOf(source: string, { input = "", target }: { input?: string; target?: StepsTarget } = {}) {
  const result = await recorded(judge, {
    folder: mkdtempSync(path.join(folder, "run-")),
    language: "cpp",
    source,
    input,
    ...(target === undefined ? {} : { target }),
  });
  if (result.kind !== "traced") throw new Error(JSON.stringify(result).slice(0, 2000));
  const records = readTrace(await unpackTrace(result.trace));
  return { ...result, records, folded: foldTrace(records) };
}

const of = (records: readonly TraceRecord[], tag: TraceRecord[0]) => records.filter((record) => record[0] === tag);
const lineOf = (source: string, text: string) => source.slice(0, source.indexOf(text)).split("\n").length;

test("a program of the whole language is shown as it runs", async () => {
  const source = programOf("whole-language");
  const { records, folded: steps, end } = await traceOf(source, { target: { kind: "end" } });
  expect(end).toBe("exit");
  const at = (text: string) => steps.filter(({ line }) => line === lineOf(source, text));
  const before = (text: string) => {
    const [step] = at(text);
    const values = { ...step?.globals, ...step?.frames.at(-1)?.variables };
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, plain(value, step?.objects ?? new Map())]),
    );
  };
  expect(before("int first = 10")).toMatchObject({ count: 3, word: "made" });
  // In a lambda: its parameter, and what it has captured.
  expect(before("second++")).toMatchObject({ third: 30, first: 10, second: 20, all: 60 });
  expect(before("vector<vector<int>> table(2")).toMatchObject({ squares: [9, 4, 1, 0], got: 60 });
  // What a function changes by reference is changed in its caller at the same step.
  const [inMark] = at("counting::calls++");
  expect(plain(inMark?.frames[0]?.variables["table"], new Map())).toEqual([
    [0, 0],
    [9, 0],
  ]);
  expect(before("Node* list = nullptr")).toMatchObject({ inside: 4, cell: 5 });
  expect(before("Fenwick<long long> fenwick(4)")).toMatchObject({
    list: { value: 2, next: { value: 1, next: { value: 0, next: null } } },
  });
  expect(before("unique_ptr<Shape> shape")).toMatchObject({ fenwick: { sums: [0, 0, 0, 5, 5] } });
  expect(before("int variable[n]")).toMatchObject({ n: 4, area: 2.25, calls: 1 });
  expect(before("long long e = early(2)")).toMatchObject({ number: { whole: 42 }, left: "opaque", variable: "opaque" });
  // Recursion, a thousand deep.
  expect(Math.max(...steps.map(({ frames }) => frames.length))).toBe(1002);
  expect(before("string caught;")).toMatchObject({ e: 31, d: 1000 });
  // A return that jumps over declarations shows nothing that was never set.
  const ended = steps.find(({ frames, line }) => line === lineOf(source, "  return a + b;") + 1 && frames.length === 4);
  expect(Object.keys(ended?.frames.at(-1)?.variables ?? {})).toEqual(["n"]);
  expect(of(records, "throw")).toEqual([
    ["throw", "std::invalid_argument: too large", lineOf(source, "throw invalid")],
  ]);
  expect(before("caught += value")).toMatchObject({ key: 1, value: "x", caught: "too large" });
  expect(before("int unset;")["gone"]).toMatch(/^0x[0-9a-f]+ freed$/);
  expect(before('printf("%d')).toMatchObject({ unset: "unset", six: 6 });
  expect(of(records, "pop").map((record) => record[1])).toEqual(
    expect.arrayContaining([60, 31, 1000, { f: 2.25 }, true]),
  );
  expect(
    of(records, "err")
      .map((record) => record[1])
      .join(""),
  ).toBe("to error\n");
  expect(
    of(records, "out")
      .map((record) => record[1])
      .join(""),
  ).toBe("3 60 31 1000 6 too largex 2.25\n");
});

const COUNT = `#include <bits/stdc++.h>
using namespace std;
int main() {
  int n;
  cin >> n;
  long long sum = 0;
  for (int i = 0; i < n; i++) {
    sum += i;
    if (i % 1000 == 0) cout << i << "\\n";
  }
  cout << sum << endl;
}
`;

test("windows begin at a step, at a line, and before the end, and say what they have left out", async () => {
  const begin = await traceOf(COUNT, { input: "4000\n" });
  expect(begin).toMatchObject({ firstStep: 0, steps: 5000, end: "steps" });
  expect(of(begin.records, "in").at(-1)).toEqual(["in", 4]);
  const next = await traceOf(COUNT, { input: "4000\n", target: { kind: "step", step: 5000 } });
  expect(next.firstStep).toBe(5000);
  const { variables } = lastVariables(begin.folded, () => true);
  expect(next.folded[0]?.frames[0]?.variables["i"]).toBeOneOf([variables["i"], Number(variables["i"]) + 1]);
  expect(next.records[1]).toEqual(["skipped", 5000, begin.folded.at(-1)?.output.length, 0]);
  const atLine = await traceOf(COUNT, { input: "4000\n", target: { kind: "line", line: 11, after: 10 } });
  expect(atLine.folded[0]?.line).toBe(11);
  expect(atLine.folded[0]?.frames[0]?.variables["sum"]).toBe(7_998_000);
  const end = await traceOf(COUNT, { input: "4000\n", target: { kind: "end" } });
  expect(end.firstStep + end.steps).toBe(atLine.firstStep + atLine.steps);
  expect(end.end).toBe("exit");
});

test("a crash is at its line, whatever killed the program, with its reason", async () => {
  const crash = async (body: string) => {
    const source = `#include <bits/stdc++.h>\nusing namespace std;\n${body}`;
    const { records, end, reason, folded: steps } = await traceOf(source, { target: { kind: "crash" } });
    return {
      crash: of(records, "crash")[0],
      end,
      reason,
      line: steps.at(-1)?.line,
      frames: steps.at(-1)?.frames.length,
    };
  };
  expect(await crash("int main() {\n  vector<int> v(3);\n  int i = 3;\n  v.at(i) = 1;\n}")).toMatchObject({
    crash: ["crash", expect.stringContaining("std::out_of_range: vector::_M_range_check"), 6],
    end: "crash",
    reason: expect.stringContaining("std::out_of_range"),
  });
  expect(await crash("int main() {\n  int* p = nullptr;\n  *p = 1;\n}")).toMatchObject({
    crash: ["crash", expect.stringContaining("SIGSEGV"), 5],
    line: 5,
  });
  expect(await crash("int main() {\n  int zero = 0;\n  return 100 / zero;\n}")).toMatchObject({
    crash: ["crash", expect.stringContaining("SIGFPE"), 5],
  });
  const endless = await crash(
    "int down(int n, array<int, 100> held) {\n  return down(n + 1, held) + 1;\n}\nint main() {\n  return down(0, {});\n}",
  );
  expect(endless).toMatchObject({ crash: ["crash", "SIGSEGV: the stack is full", 4], end: "crash" });
  // Of a hundred thousand frames the ends are shown, and how many lie between.
  expect(endless.frames).toBeGreaterThan(1000);
});

test("a table of 300 by 300 costs what is changed in it", async () => {
  const source = `#include <bits/stdc++.h>
using namespace std;
int best[300][300];
vector<vector<int>> other(300, vector<int>(300));
int main() {
  for (int i = 0; i < 300; i++)
    for (int j = 0; j < 300; j++) {
      best[i][j] = i + j;
      other[j][i] = 1;
    }
}
`;
  const { records, folded: steps, end } = await traceOf(source);
  expect({ steps: steps.length, end }).toEqual({ steps: 5000, end: "steps" });
  expect(of(records, "g")).toHaveLength(2);
  expect(steps.at(-1)?.globals["best"]).toMatchObject({ n: 300 });
  const bytes = records.slice(5).reduce((sum, record) => sum + JSON.stringify(record).length, 0);
  expect(bytes / 5000).toBeLessThan(200);
});

test("of a name that is longer than anybody reads its beginning is shown", async () => {
  const [global, local] = ["g", "l"].map((letter) => letter.repeat(3_000));
  const source = `int ${global} = 1;\nint main() {\n  int ${local} = 2;\n  return ${global} + ${local} - 3;\n}\n`;
  const { folded, end } = await traceOf(source, { target: { kind: "end" } });
  expect(end).toBe("exit");
  const { globals, frames } = folded.at(-1) ?? { globals: {}, frames: [] };
  expect({ ...globals, ...frames.at(-1)?.variables }).toMatchObject({ ["g".repeat(100)]: 1, ["l".repeat(100)]: 2 });
});

describe("a program that attacks its recorder", () => {
  const HEAD =
    "#include <bits/stdc++.h>\n#include <unistd.h>\n#include <sys/syscall.h>\n#include <csignal>\nusing namespace std;\n";
  const attack = (body: string) =>
    recorded(judge, {
      folder: mkdtempSync(path.join(folder, "run-")),
      language: "cpp",
      source: HEAD + body,
      input: "",
    });

  test("that writes records of its own is shown what has a known form, and decides neither length nor language", async () => {
    const forged = String.raw`int main() {
  string all = "[\"start\",1,\"rust\"]\n[\"skipped\",99,0,0]\n[\"push\",\"forged\"]\nnonsense\n";
  for (int i = 0; i < 6000; i++) all += "[\"s\",1]\n";
  all += "[\"end\",\"exit\"]\n";
  for (int fd = 0; fd < 300; fd++) syscall(SYS_write, fd, all.data(), all.size());
  return 0;
}`;
    const result = await attack(forged);
    if (result.kind !== "traced") throw new Error(JSON.stringify(result));
    const records = readTrace(await unpackTrace(result.trace));
    expect(records[0]).toEqual(["start", 1, "cpp"]);
    expect(records.at(-1)).toEqual(["end", result.end]);
    expect(of(records, "s").length).toBeLessThanOrEqual(5000);
  });

  test.each([
    [
      "closes all descriptors",
      "int main() { int x = 1;\n for (int fd = 0; fd < 1000; fd++) close(fd);\n x = 2;\n return x; }",
    ],
    ["takes its signal", "int main() { signal(SIGTRAP, SIG_IGN);\n int x = 1;\n x = 2;\n return x; }"],
    [
      "writes over its memory",
      "int main() { char* p = (char*)&cout;\n for (long i = -8000000; i < 8000000; i += 64) syscall(SYS_read, 0, p + i, 0), memset(p + i, 7, 64);\n return 0; }",
    ],
    ["leaves at once", "int main() { int x = 1;\n syscall(SYS_exit_group, 0);\n return x; }"],
    ["prints without an end", 'int main() {\n for (;;) puts("endless");\n }'],
    [
      "prints past the recorder",
      "int main() {\n string s(1 << 20, 'x');\n for (;;) syscall(SYS_write, 1, s.data(), s.size());\n }",
    ],
    [
      "says of its types what is not so",
      'asm(".section .debug_info\\n.long 0xffffffff\\n.section .text\\n");\nint main() {\n return 0; }',
    ],
    ["runs for ever", "int main() {\n volatile int x = 0;\n for (;;) {\n x = x + 1;\n } }"],
  ])("that %s gets a trace, or a sentence", async (_what, body) => {
    const result = await attack(body);
    if (result.kind === "traced") {
      const text = await unpackTrace(result.trace);
      expect(text.length).toBeLessThan(TRACE_MOST_BYTES);
      expect(() => foldTrace(readTrace(text))).not.toThrow();
    } else if (result.kind === "unsupported") expect(result.reason).toMatch(/^[A-Z].*\.$/);
    else expect(result.kind).toBe("unreached");
    // The judge goes on as if nothing had been.
    expect((await traceOf("int main() {\n  return 0;\n}\n")).end).toBe("exit");
  });
});
