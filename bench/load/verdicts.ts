import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { CoreLanguageId } from "@verdict/contract/language";
import { createJudge, type Judge } from "@verdict/judge/judge";
import type { TaskTest } from "@verdict/judge/judge-task";
import type { Report } from "./report.ts";

/*
 * How many submissions the real judge ends in a second with one slot, which is what it has for each core: programs that
 * it has not seen, twenty short tests, one after the other.
 */

const TESTS = 20;
const SUBMISSIONS = 8;
const DATA_DIR = fileURLToPath(new URL("../../build/bench", import.meta.url));
const PROGRAMS: Record<CoreLanguageId, string> = {
  cpp: "#include <bits/stdc++.h>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << '\\n'; }",
  java: "import java.util.*;\npublic class Main { public static void main(String[] x) { Scanner in = new Scanner(System.in); System.out.println(in.nextLong() + in.nextLong()); } }",
  javascript: 'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log(a + b);',
};

export async function measureVerdicts(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "verdict-bench-verdicts-"));
  await mkdir(join(DATA_DIR, "judge"), { recursive: true });
  const judge = await createJudge({ dataDir: DATA_DIR, slots: 1, staysWarm: true });
  try {
    await judge.warm;
    const tests = Array.from({ length: TESTS }, (_, at) => {
      const [inputPath, answerPath] = [join(folder, `${at}.in`), join(folder, `${at}.ans`)];
      writeFileSync(inputPath, `${at} ${at * 1000}\n`);
      writeFileSync(answerPath, `${at + at * 1000}\n`);
      return { number: at + 1, isVisible: false, inputPath, answerPath };
    });
    for (const language of ["cpp", "java", "javascript"] as const) {
      await judgeOne(judge, language, tests, "warm-up");
      const begin = performance.now();
      for (let count = 0; count < SUBMISSIONS; count += 1) await judgeOne(judge, language, tests, `${count}`);
      const rate = SUBMISSIONS / ((performance.now() - begin) / 1000);
      report(`load.verdicts.${language}`, rate, `verdicts/s for each core of a judge, ${TESTS} tests, the first time`);
    }
  } finally {
    await judge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judgeOne(
  judge: Judge,
  language: CoreLanguageId,
  tests: readonly TaskTest[],
  mark: string,
): Promise<void> {
  const source = `${PROGRAMS[language]}\n// ${mark} ${process.pid}\n`;
  const { verdict } = await judge.judge({
    kind: "submit",
    language,
    source,
    tests,
    limits: { ...DEFAULT_LIMITS, timeMs: 10_000 },
    limitsAreFor: "program",
    checker: TOKEN_CHECKER,
    reference: null,
  });
  if (verdict !== "AC") throw new Error(`${language} got ${verdict}`);
}
