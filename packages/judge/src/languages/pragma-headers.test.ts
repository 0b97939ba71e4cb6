import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createJudge, type Judge } from "../judge.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { findCppCompiler } from "./find-cpp-compiler.ts";
import { openPragmaHeaders, pragmasBeforeAllHeaders } from "./pragma-headers.ts";
import { ensurePrecompiledHeader } from "./precompiled-header.ts";

const PRAGMAS = '#pragma GCC optimize("O3,unroll-loops")\n#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")';

test("the pragmas before the header of everything are found, among comments and blank lines", () => {
  const source = `// fast\n\n${PRAGMAS}\n  #include <bits/stdc++.h>\nint main() {}`;
  expect(pragmasBeforeAllHeaders(source)).toBe(PRAGMAS);
});

test.each([
  ["no pragma", "#include <bits/stdc++.h>\nint main() {}"],
  ["another header first", `${PRAGMAS}\n#include <vector>\n#include <bits/stdc++.h>`],
  ["a definition first", `#define x 1\n${PRAGMAS}\n#include <bits/stdc++.h>`],
  ["another pragma", `#pragma GCC poison int\n${PRAGMAS}\n#include <bits/stdc++.h>`],
  ["no header of everything", `${PRAGMAS}\nint main() {}`],
  ["words that are no options", '#pragma GCC target("avx2") $(id)\n#include <bits/stdc++.h>'],
])("a source with %s has none", (_what, source) => {
  expect(pragmasBeforeAllHeaders(source)).toBe(null);
});

const folder = mkdtempSync(path.join(tmpdir(), "verdict-pragmas-"));
let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 1, staysWarm: true });
});
afterAll(async () => {
  await judge.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a beginning that comes again gets a header of its own, and programs with it run as before", async () => {
  const inputPath = path.join(folder, "1.in");
  await writeFile(inputPath, "20 22\n");
  const answerPath = path.join(folder, "1.ans");
  await writeFile(answerPath, "42\n");
  const compiler = await findCppCompiler();
  if (compiler === null) throw new Error("these tests need g++");
  const hostFolder = await ensurePrecompiledHeader(compiler, judge.folders.shared);
  const source = (number: number) =>
    `${PRAGMAS}\n#include <bits/stdc++.h>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b; } // ${number}`;
  let isReady = false;
  for (let number = 0; number < 40 && !isReady; number++) {
    const result = await judge.judge({
      kind: "submit",
      language: "cpp",
      source: source(number),
      limits: DEFAULT_LIMITS,
      limitsAreFor: "program",
      checker: TOKEN_CHECKER,
      tests: [{ number: 1, isVisible: true, inputPath, answerPath }],
      reference: null,
    });
    expect(result.verdict).toBe("AC");
    const headers = await openPragmaHeaders(compiler, { hostFolder, boxFolder: "/there" });
    isReady = headers.headerFor(source(number))?.startsWith("/there/pragmas-") === true;
  }
  expect(isReady).toBe(true);
});
