import { mkdtempSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { verifyPackage } from "./verify-package.ts";

const folder = mkdtempSync(path.join(tmpdir(), "verdict-several-"));
const put = async (name: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};

beforeEach(async () => {
  vi.stubEnv("DATA_DIR", sharedDataDir());
  vi.stubEnv("JUDGE_CONCURRENCY", "2");
  await put("data/secret/1.in", "4 5\n");
  await put("data/secret/1.ans", "9\n");
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

const errorsOf = async () =>
  (await verifyPackage(folder, () => undefined)).filter(({ severity }) => severity === "error");

test("of several output validators of the older format all have to accept, each of the whole output", async () => {
  await put("problem.yaml", "name: Sum\nlimits:\n  time_limit: 2\nvalidation: custom\n");
  await put("output_validators/shared.h", "const int LEAST = 5;\n");
  await put(
    "output_validators/least.cpp",
    '#include "shared.h"\n#include <iostream>\nint main() { int n; std::cin >> n; return n >= LEAST ? 42 : 43; }\n',
  );
  await put("output_validators/odd/odd.py", "import sys\nsys.exit(42 if int(sys.stdin.read()) % 2 == 1 else 43)\n");
  await put("submissions/wrong_answer/small.js", "console.log(3)");
  await put("submissions/wrong_answer/even.js", "console.log(6)");
  await put("submissions/accepted/seven.js", "console.log(7)");
  expect(await errorsOf()).toEqual([]);
  await put("output_validators/odd/odd.py", "raise NameError('oops')\n");
  expect(await errorsOf()).toContainEqual(
    expect.objectContaining({
      file: "submissions/accepted/seven.js",
      message: expect.stringMatching(/the problem itself is at fault: .*NameError/s),
    }),
  );
});
