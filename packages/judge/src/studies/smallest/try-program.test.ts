import { MEBIBYTE } from "@verdict/contract/units";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import type { ProgramRunner } from "../../program-runner.ts";
import { sharedDataDir } from "../../testing/data-dir.ts";
import { sumInCpp, sumTask } from "../shared/testing/sum-task.ts";
import { tryProgram } from "./try-program.ts";

vi.setConfig({ testTimeout: 300_000 });

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ dataDir: sharedDataDir(), slots: 2, staysWarm: true });
});
afterAll(() => judge.stop());

const SUM = "long long sum = 0; for (auto x : a) sum += x;";
const cases = (answer: (sum: number) => string) =>
  Array.from({ length: 12 }, (_unused, index) => ({ text: `2\n1 ${index}\n`, answer: answer(1 + index) }));

/** What it suspects, and how much of the program's outputs it has kept at a time. */
async function tried(body: string, some: readonly { text: string; answer: string }[]) {
  const keptBytes: number[] = [];
  const watched: ProgramRunner = {
    ...judge,
    async run(task, signal) {
      const ran = await judge.run(task, signal);
      const runs = ran.kind === "ran" ? ran.runs : [];
      keptBytes.push(runs.reduce((sum, run) => sum + (run?.output.length ?? 0), 0));
      return ran;
    },
  };
  const tools = { judge: watched, signal: new AbortController().signal };
  const program = tryProgram(tools, sumTask(sumInCpp(`${SUM} ${body}`)));
  const suspects = await program.suspectsAmong(some);
  return { suspects: suspects.length, tried: program.tried, keptBytes };
}

test("of a program that prints all that it may hardly more is kept than answers have, and it is suspected", async () => {
  const body = `std::vector<char> all(${16 * MEBIBYTE}); fwrite(all.data(), 1, all.size(), stdout);`;
  const { suspects, keptBytes } = await tried(
    body,
    cases((sum) => `${sum}\n`),
  );
  expect(suspects).toBe(6);
  for (const bytes of keptBytes) expect(bytes).toBeLessThanOrEqual(6 * 2 * MEBIBYTE);
});

test("where right answers are large, a right program is not suspected, and fewer boxes run at once", async () => {
  const lines = 1_500_000;
  const body = `std::string line = std::to_string(sum) + "\\n"; for (int i = 0; i < ${lines}; i++) fputs(line.data(), stdout);`;
  const {
    suspects,
    tried: count,
    keptBytes,
  } = await tried(
    body,
    cases((sum) => `${sum}\n`.repeat(lines)),
  );
  expect({ suspects, count }).toEqual({ suspects: 0, count: 12 });
  expect(Math.max(...keptBytes)).toBeLessThanOrEqual(64 * MEBIBYTE);
  expect(Math.max(...keptBytes)).toBeGreaterThan(6 * MEBIBYTE);
});

test("the byte NUL in an answer is no difference to the same byte in an output", async () => {
  const { suspects } = await tried(
    `std::cout << sum << '\\0' << "\\xff";`,
    // As the reference's output becomes a text.
    cases((sum) => `${sum}\uFFFD\uFFFD`),
  );
  expect(suspects).toBe(0);
});
