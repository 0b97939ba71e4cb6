import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { StepsTarget } from "@verdict/contract/steps";
import { readTrace, TRACE_MOST_BYTES, type TraceRecord, unpackTrace } from "@verdict/contract/trace";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { findJdk } from "../languages/find-jdk.ts";
import { javaRecorder } from "../languages/java-recorder/java-recorder.ts";
import { FIRST_WITH_STEPS } from "../languages/java-tools.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { foldTrace } from "./testing/fold-trace.ts";
import { lastVariables, plain, recorded } from "./testing/record-program.ts";

test("with an older JDK there is a sentence instead", () => {
  const jdk = { home: "/jdk", release: 21, version: "21.0.1" };
  const recorder = javaRecorder(jdk, { toolsFolder: "/tools", areMade: () => true }, () => expect.unreachable());
  expect(() => recorder.buildPlan("class Main {}", { skip: 0, line: null, most: 1 })).toThrow(
    "Java programs can be shown step by step with JDK 24 or newer; this judge has JDK 21.",
  );
});

const release = (await findJdk(process.env["JAVA_HOME"]))?.release ?? 0;

describe.runIf(release >= FIRST_WITH_STEPS)("a Java program", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "verdict-java-recorder-"));
  const whole = readFileSync(new URL("../testdata/steps/Whole.java", import.meta.url), "utf8");
  let judge: Judge;
  beforeAll(async () => {
    judge = await createJudge({
      dataDir: sharedDataDir(),
      slots: 1,
      javaHome: process.env["JAVA_HOME"],
      staysWarm: false,
    });
    await judge.warm;
  }, 300_000);
  afterAll(async () => {
    await judge.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const record = (source: string, input: string, target?: StepsTarget) =>
    recorded(judge, {
      folder: mkdtempSync(path.join(folder, "run-")),
      language: "java",
      source,
      input,
      ...(target === undefined ? {} : { target }),
    });
  async function traceOf(source: string, input = "", target?: StepsTarget) {
    const result = await record(source, input, target);
    if (result.kind !== "traced") throw new Error(JSON.stringify(result).slice(0, 2000));
    const records = readTrace(await unpackTrace(result.trace));
    return { ...result, records, folded: foldTrace(records) };
  }
  const of = (records: readonly TraceRecord[], tag: TraceRecord[0]) => records.filter((record) => record[0] === tag);
  const lineOf = (text: string) => whole.slice(0, whole.indexOf(text)).split("\n").length;

  test("is shown as it prints itself: collections, records, inner classes, lambdas", async () => {
    const { records, folded, end } = await traceOf(whole, "42\n", { kind: "end" });
    expect(end).toBe("exit");
    const { variables, objects, output } = lastVariables(folded, (name) => name === "main");
    const printed = output.split("\n").filter((line) => line.includes("="));
    expect(printed.length).toBeGreaterThan(29);
    for (const line of printed) {
      const [name = "", text = ""] = [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)];
      expect({ [name]: plain(variables[name], objects) }).toEqual({ [name]: JSON.parse(text) });
    }
    expect(plain(variables["chain"], objects)).toEqual({
      value: 2,
      next: { value: 1, next: { value: 0, next: null } },
    });
    expect(plain(variables["inner"], objects)).toEqual({ held: 5 });
    expect(plain(variables["grid"], objects)).toEqual([
      [0, 0, 0],
      [0, 0, 42],
    ]);
    expect(variables).toMatchObject({
      twice: { k: "function", v: "lambda" },
      stream: { k: "opaque" },
      in: { k: "opaque", t: "Scanner" },
      eight: 8,
      d: 1000,
      calls: 1001,
      caught: "too large",
    });
    expect(Math.max(...folded.map(({ frames }) => frames.length))).toBe(1002);
    const inLambda = folded.find(({ line }) => line === lineOf("return result;"));
    expect(inLambda?.frames.at(-1)).toEqual({ name: "lambda", variables: { x: expect.anything(), result: 8 } });
    expect(of(records, "throw")).toEqual([["throw", "IllegalStateException", lineOf("throw new")]]);
    expect(of(records, "pop").map((record) => record[1])).toEqual(expect.arrayContaining([8, 1000]));
    expect(of(records, "err").map((record) => record[1])).toEqual(["to error\n"]);
  });

  test("has windows, and a crash at its line with its reason", async () => {
    const source = `import java.util.*;
class Main {
  public static void main(String[] args) {
    long sum = 0;
    for (int i = 0; i < 4000; i++) {
      sum += i;
    }
    System.out.println(sum);
    int[] a = new int[2];
    a[2] = 1;
  }
}
`;
    const begin = await traceOf(source);
    expect(begin).toMatchObject({ firstStep: 0, steps: 5000, end: "steps" });
    const crash = await traceOf(source, "", { kind: "crash" });
    expect(crash.end).toBe("crash");
    expect(crash.reason).toContain("ArrayIndexOutOfBoundsException");
    expect(of(crash.records, "crash")[0]?.slice(1)).toEqual([
      "java.lang.ArrayIndexOutOfBoundsException: Index 2 out of bounds for length 2",
      10,
    ]);
    const atLine = await traceOf(source, "", { kind: "line", line: 8, after: 10 });
    expect(atLine.folded[0]).toMatchObject({ line: 8, frames: [{ variables: { sum: 7_998_000 } }] });
    const endless =
      "class Main { static int down(int n) {\n return down(n + 1) + 1; }\n public static void main(String[] a) {\n down(0); } }";
    // Not folded: thousands of steps, each with thousands of frames, are gigabytes.
    expect(await record(endless, "")).toMatchObject({ kind: "traced", end: "steps" });
    expect(await record(endless, "", { kind: "crash" })).toMatchObject({
      ...{ kind: "traced", end: "crash" },
      reason: expect.stringContaining("StackOverflowError"),
    });
  });

  test.each([
    [
      "forges records",
      'var out = new java.io.FileOutputStream(java.io.FileDescriptor.out); for (int i = 0; i < 9000; i++) out.write("[\\"push\\",\\"x\\"]\\n[\\"s\\",1]\\n[\\"end\\",\\"exit\\"]\\n".getBytes());',
    ],
    ["closes the trace", "new java.io.FileOutputStream(java.io.FileDescriptor.out).close();\nint x = 1;\nx = 2;"],
    ["ends the machine", "int x = 1;\nRuntime.getRuntime().halt(0);"],
    ["prints without an end", 'for (;;)\nSystem.out.println("endless");'],
    [
      "writes over the recorder",
      'var f = Class.forName("steps.Recorder").getDeclaredField("frames");\nf.setAccessible(true);\n((java.util.List<?>) f.get(null)).clear();\nint x = 1;',
    ],
  ])("that %s gets a trace, or a sentence", async (_what, body) => {
    const result = await record(
      `class Main { public static void main(String[] args) throws Exception {\n${body}\n} }`,
      "",
    );
    if (result.kind === "traced") {
      const text = await unpackTrace(result.trace);
      expect(text.length).toBeLessThan(TRACE_MOST_BYTES);
      expect(of(readTrace(text), "s").length).toBeLessThanOrEqual(5000);
      expect(() => foldTrace(readTrace(text))).not.toThrow();
    } else if (result.kind === "unsupported") expect(result.reason).toMatch(/^[A-Z].*\.$/);
    else expect(result.kind).toBe("unreached");
  });
});
