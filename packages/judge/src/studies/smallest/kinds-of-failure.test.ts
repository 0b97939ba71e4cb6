import type { Checker } from "@verdict/contract/judging";
import type { StudyTask } from "@verdict/contract/studies";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import { WAKES_WHEN_USED } from "../../testing/data-dir.ts";
import { sumInCpp, sumInJava, sumInJavaScript, sumTask } from "../shared/testing/sum-task.ts";
import { findSmallest } from "./find-smallest.ts";

vi.setConfig({ testTimeout: 300_000 });

/**
 * What a program's end comes to is the judge's part, which is tried in each language: a search is tried with each kind
 * of end in one of them, and in all where tests are thorough.
 */
function inOneOf<Row extends readonly [string, ...unknown[]]>(language: string, rows: readonly Row[]): readonly Row[] {
  return inject("isThorough") ? rows : rows.filter(([name]) => name === language);
}

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(() => judge.stop());

/** However slow the machine is: what is found does not depend on it. */
const search = (task: StudyTask) =>
  findSmallest(judge, task, { mostMs: 300_000, signal: new AbortController().signal });

const CPP_SUM = "std::cout << std::accumulate(a.begin(), a.end(), 0LL);";
const JAVA_SUM = "System.out.println(Arrays.stream(a).sum());";
const JS_SUM = "console.log(a.reduce((sum, one) => sum + one, 0));";
const THREE_ZEROS = "3\n0 0 0\n";

test.each(
  inOneOf("C++", [
    ["C++", sumInCpp(`if (n == 3) { std::vector<char> all(400 << 20, 1); n += all[n]; } ${CPP_SUM}`)],
    [
      "Java",
      sumInJava(
        `if (n == 3) { List<byte[]> all = new ArrayList<>(); for (;;) all.add(new byte[1 << 20]); } ${JAVA_SUM}`,
      ),
    ],
    ["JavaScript", sumInJavaScript(`if (n === 3) Buffer.alloc(900 * 2 ** 20, 1); ${JS_SUM}`)],
  ]),
)("a program in %s that takes too much memory on some inputs fails by its memory", async (_language, program) => {
  expect(await search(sumTask(program))).toMatchObject({ kind: "found", input: THREE_ZEROS, verdict: "MLE" });
});

test.each(
  inOneOf("Java", [
    ["C++", sumInCpp(`while (n == 3) puts("again and again"); ${CPP_SUM}`)],
    ["Java", sumInJava(`while (n == 3) System.out.println("again and again".repeat(1000)); ${JAVA_SUM}`)],
    ["JavaScript", sumInJavaScript(`while (n === 3) console.log("again and again".repeat(1000)); ${JS_SUM}`)],
  ]),
)("a program in %s that prints without end on some inputs fails by its output", async (_language, program) => {
  const found = await search(sumTask(program));
  expect(found).toMatchObject({ kind: "found", input: THREE_ZEROS, verdict: "OLE", expected: "0\n" });
});

test.each(
  inOneOf("JavaScript", [
    ["C++", sumInCpp(`if (n == 3) abort(); ${CPP_SUM}`), /SIGABRT|abort/i],
    ["JavaScript", sumInJavaScript(`if (n === 3) null.length; ${JS_SUM}`), /TypeError/],
  ]),
)("a program in %s that breaks off on some inputs fails by its error", async (_language, program, reason) => {
  const found = await search(sumTask(program));
  expect(found).toMatchObject({ kind: "found", input: THREE_ZEROS, verdict: "RTE" });
  expect(found.kind === "found" && `${found.reason}\n${found.errorOutput}`).toMatch(reason);
});

test.each(
  inOneOf("C++", [
    // A loop that does nothing may be left out by the compiler.
    ["C++", sumInCpp(`for (volatile int turns = 0; n == 3;) turns = turns + 1; ${CPP_SUM}`)],
    ["Java", sumInJava(`while (n == 3) ; ${JAVA_SUM}`)],
  ]),
)("a program in %s that never ends on some inputs fails by its time", async (_language, program) => {
  expect(await search(sumTask(program))).toMatchObject({ kind: "found", input: THREE_ZEROS, verdict: "TLE" });
});

/** At least the sum is right as well. */
const AT_LEAST: Checker = {
  kind: "validator",
  language: "cpp",
  files: [
    {
      name: "validate.cpp",
      content: `#include <fstream>
#include <iostream>
int main(int, char** files) {
  std::ifstream answer(files[2]);
  long long least = 0, said = 0;
  answer >> least;
  if (!(std::cin >> said)) return 43;
  return said >= least ? 42 : 43;
}`,
    },
  ],
  arguments: [],
};

test.each(
  inOneOf("JavaScript", [
    ["C++", sumInCpp("std::cout << (n == 3 ? -1LL : std::accumulate(a.begin(), a.end(), 5LL));")],
    ["JavaScript", sumInJavaScript("console.log(n === 3 ? -1 : a.reduce((sum, one) => sum + one, 5));")],
  ]),
)(
  "where an output validator decides, an answer in %s that is another right one is no failure",
  async (_name, program) => {
    const found = await search(sumTask(program, { checker: AT_LEAST }));
    expect(found).toMatchObject({ kind: "found", input: THREE_ZEROS, expected: "0\n", verdict: "WA" });
    const right = { ...program, source: program.source.replace(/-1(LL)?/, "100000000000$1") };
    const nothing = await search(sumTask(right, { checker: AT_LEAST }));
    expect(nothing.kind).toBe("nothing");
    expect(nothing.tried).toBeGreaterThan(200);
  },
);

test("an output validator that is broken is told, and is no failure of the program", async () => {
  const broken: Checker = { ...AT_LEAST, files: [{ name: "validate.cpp", content: "int main() { return 7; }" }] };
  const program = sumInCpp("std::cout << -1;");
  await expect(search(sumTask(program, { checker: broken }))).rejects.toThrow(/validator/);
});

test("a sum of more than a thousand values that leaves a guessed bound is found, as large as it has to be", async () => {
  const program = sumInCpp(
    "std::cout << std::min(1000LL * 1000 * 1000 * 100, std::accumulate(a.begin(), a.end(), 0LL));",
  );
  const found = await search(sumTask(program));
  expect(found).toMatchObject({ kind: "found", verdict: "WA" });
  expect(found.kind === "found" && found.numbers).toBeGreaterThan(100);
  expect(found.kind === "found" && found.numbers).toBeLessThan(600);
});
