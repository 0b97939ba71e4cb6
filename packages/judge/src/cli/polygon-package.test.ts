import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { verifyPackage } from "./verify-package.ts";

/*
 * With a header that has of the real one what matters here: its exit codes, which it takes from macros, where its
 * programs find their files, and that a validator which finds nothing wrong just returns.
 */
const HEADER = `#include <cstdio>
#include <cstdlib>
#ifndef OK_EXIT_CODE
#define OK_EXIT_CODE 0
#endif
#ifndef WA_EXIT_CODE
#define WA_EXIT_CODE 1
#endif
#ifndef FAIL_EXIT_CODE
#define FAIL_EXIT_CODE 3
#endif
enum End { _ok = OK_EXIT_CODE, _wa = WA_EXIT_CODE, _fail = FAIL_EXIT_CODE };
struct Stream { std::FILE* file; int readInt() { int n; if (std::fscanf(file, "%d", &n) != 1) std::exit(_wa); return n; } };
static Stream inf, ouf, ans;
inline void registerTestlibCmd(int argc, char** argv) {
    if (argc < 4) std::exit(_fail);
    inf.file = std::fopen(argv[1], "r"); ouf.file = std::fopen(argv[2], "r"); ans.file = std::fopen(argv[3], "r");
    if (std::fseek(ouf.file, 0, SEEK_END) != 0 || std::fseek(ouf.file, 0, SEEK_SET) != 0) std::exit(_fail);
}
inline void registerInteraction(int argc, char** argv) {
    if (argc < 3) std::exit(_fail);
    inf.file = std::fopen(argv[1], "r"); ouf.file = stdin;
    if (std::freopen(argv[2], "w", stderr) == nullptr) std::exit(_fail);
}
inline void registerValidation(int, char**) { inf.file = stdin; }
inline void quit(End end) { std::exit(end); }
`;
const TEST_FILES = {
  "files/testlib.h": HEADER,
  "files/gen.cpp": '#include "testlib.h"\nint main(int, char** argv) { std::printf("%s\\n", argv[1]); return 0; }\n',
  "files/val.cpp":
    '#include "testlib.h"\nint main(int c, char** v) { registerValidation(c, v); if (inf.readInt() > 50) quit(_fail); }\n',
  "files/check.cpp":
    '#include "testlib.h"\nint main(int c, char** v) {\n  registerTestlibCmd(c, v);\n' +
    "  int expected = ans.readInt();\n  if (expected < 0) quit(_fail);\n  quit(ouf.readInt() == expected ? _ok : _wa);\n}\n",
  "solutions/double.cpp":
    '#include <cstdio>\nint main() { int n; std::scanf("%d", &n); std::printf("%d\\n", 2 * n); }\n',
  "solutions/same.js": "console.log(require('fs').readFileSync(0, 'utf8'))",
  "tests/1": "1\n",
  "tests/1.a": "2\n",
  "tests/2": "5\n",
  "tests/2.a": "10\n",
};
const xml = (tests: string) => `<problem short-name="double">
<judging input-file="" output-file=""><testset name="tests"><time-limit>2000</time-limit>
<input-path-pattern>tests/%d</input-path-pattern><answer-path-pattern>tests/%d.a</answer-path-pattern>
<tests><test sample="true"/><test/>${tests}</tests></testset></judging>
<files><executables><executable><source path="files/gen.cpp"/></executable></executables></files>
<assets><checker name="own"><source path="files/check.cpp"/></checker>
<validators><validator><source path="files/val.cpp"/></validator></validators>
<solutions><solution tag="main"><source path="solutions/double.cpp"/></solution>
<solution tag="wrong-answer"><source path="solutions/same.js"/></solution></solutions></assets></problem>`;

const folder = mkdtempSync(path.join(tmpdir(), "verdict-polygon-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.stubEnv("DATA_DIR", sharedDataDir());
  vi.stubEnv("JUDGE_CONCURRENCY", "2");
});

async function verify(tests: string, changes: Readonly<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries({ ...TEST_FILES, "problem.xml": xml(tests), ...changes })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const lines: string[] = [];
  const findings = await verifyPackage(folder, (line) => lines.push(line));
  const errors = findings.filter(({ severity }) => severity === "error");
  return { verdicts: lines.map((line) => line.split(/\s+/).slice(1, 3)).sort(), errors };
}

test("tests are made by the package's generator, checked by its validator and judged by its checker", async () => {
  expect(await verify('<test cmd="gen 7"/>')).toEqual({
    verdicts: [
      ["AC", "3/3"],
      ["WA", "at"],
    ],
    errors: [],
  });
});

test("an interactor talks with the solutions, and the checker looks at what it has written", async () => {
  const talk = `#include "testlib.h"
int main(int c, char** v) {
    registerInteraction(c, v);
    int n = inf.readInt();
    std::printf("%d\\n", n); std::fflush(stdout);
    int answer = ouf.readInt();
    std::fprintf(stderr, "%d\\n", answer); std::fflush(stderr);
    quit(answer < 0 ? _wa : _ok);
}
`;
  const changes = {
    "files/talk.cpp": talk,
    "solutions/same.js":
      "require('readline').createInterface({ input: process.stdin }).once('line', (line) => { console.log(line); process.exit(); });",
    "problem.xml": xml("").replace("<validators>", `${INTERACTOR}<validators>`),
  };
  expect(await verify("", changes)).toEqual({
    verdicts: [
      ["AC", "2/2"],
      ["WA", "at"],
    ],
    errors: [],
  });
});

const INTERACTOR = '<interactor><source path="files/talk.cpp"/></interactor>';

test("an input that the validator refuses, and a checker that finds its own answer wrong, are errors", async () => {
  const { errors } = await verify('<test cmd="gen 51"/>', { "tests/2.a": "-1\n" });
  expect(errors).toMatchObject([
    { file: "data/secret/t03.in", message: expect.stringContaining("is refused by input_validators/") },
    { file: "submissions/accepted/reference.cpp", message: expect.stringContaining("the problem itself is at fault") },
  ]);
});
