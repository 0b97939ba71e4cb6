import { PackageError } from "@verdict/catalogue/package-error";
import type { ImportResult } from "@verdict/contract/problem-packages";
import { expect, test } from "vitest";
import { contestTable } from "./contest-table.ts";
import { importedRow, refusedRow } from "./import-row.ts";
import { importedLines, reportOf } from "./report.ts";

const RESULT: ImportResult = {
  ...{ _id: "sum", message: "Problem imported.", outdatedSubmissions: 0, isDraft: false },
  ...{ measured: [], suggestedTimeLimitSeconds: 1, suggestedMemoryLimitMegabytes: 256 },
  findings: [{ severity: "warning", file: "solution", message: "was left out" }],
  ...{ judged: 5, agreed: 4 },
};

test("what was stored is told with what was found and how many programs agree", () => {
  expect(importedRow("/p/sum", RESULT)).toEqual({
    ...{ package: "/p/sum", problem: "sum", state: "published", judged: 5, agreed: 4 },
    findings: [{ level: "warning", file: "solution", line: null, text: "was left out" }],
  });
  expect(importedRow("/p/sum", { ...RESULT, isDraft: true }).state).toBe("draft");
});

test("what was refused says why, in which file and in which line, and counts nothing as judged", () => {
  const error = new Error("refused", {
    cause: new PackageError("problem.yaml", "is not valid YAML at line 3, column 1"),
  });
  expect(refusedRow("/p/sum", error)).toEqual({
    ...{ package: "/p/sum", problem: null, state: "refused", judged: 0, agreed: 0 },
    findings: [{ level: "error", file: "problem.yaml", line: 3, text: "is not valid YAML at line 3, column 1" }],
  });
  expect(refusedRow("/p/sum", new Error("The C++ reference fails")).findings).toEqual([
    { level: "error", file: "", line: null, text: "The C++ reference fails" },
  ]);
});

test("all faults of a package are told, each with its line where that is known", () => {
  const others = [new PackageError("data/secret/1.in", "has no .ans file beside it")];
  const error = new PackageError("problem.yaml", "limits.memory: must be a number", { line: 7, others });
  expect(refusedRow("/p/sum", new Error("refused", { cause: error })).findings).toEqual([
    { level: "error", file: "problem.yaml", line: 7, text: "limits.memory: must be a number" },
    { level: "error", file: "data/secret/1.in", line: null, text: "has no .ans file beside it" },
  ]);
  expect(error.message).toBe(
    "problem.yaml:7: limits.memory: must be a number\ndata/secret/1.in: has no .ans file beside it",
  );
});

test("where no program was judged, a report does not say that there are no errors", () => {
  expect(reportOf([], 0)).toEqual(["no program was judged, no warnings"]);
  expect(importedLines({ ...RESULT, findings: [], judged: 0 })[0]).toBe("no program was judged, no warnings");
  expect(reportOf([], 2)).toEqual(["no errors, no warnings"]);
});

test("the table of a contest has a line for each package and counts what became of them", () => {
  const rows = [
    importedRow("/p/sum", RESULT),
    importedRow("/p/b", { ...RESULT, _id: "b-2", isDraft: true, findings: [], judged: 0, agreed: 0 }),
    refusedRow("/p/long/c.zip", new Error("The C++ reference fails\non test 1")),
  ];
  expect(contestTable("/p", rows)).toEqual([
    "package     became            programs      first finding",
    "sum         published as sum  4 of 5 agree  solution: was left out",
    "b           draft as b-2      none judged",
    "long/c.zip  refused           none judged   The C++ reference fails",
    "3 packages: 1 published, 1 draft, 1 refused",
  ]);
});
