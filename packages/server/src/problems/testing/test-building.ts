import { createHash } from "node:crypto";
import type { Config } from "../../config.ts";
import { createJudgedWatch } from "../../judging/judged-watch.ts";
import { createQueueLine } from "../../judging/queue-line.ts";
import type { AppContext } from "../../platform/context.ts";
import { startTestBuilder } from "../building/test-builder.ts";
import { seedCatalogue } from "../seed.ts";
import { writeTestPackage } from "./test-package.ts";
import { RENDERED_HERE } from "./test-problem.ts";

export const sha = (text: string) => createHash("sha256").update(text).digest("hex");

/** The digests of secret tests, as packages name them. */
export function sumsOf(tests: Record<string, [input: string, answer: string]>): string {
  return Object.entries(tests)
    .map(
      ([name, [input, answer]]) => `${sha(input)}  data/secret/${name}.in\n${sha(answer)}  data/secret/${name}.ans\n`,
    )
    .join("");
}

/**
 * A package with one test that is written out and one that is made. The fake judge prints so many x, whatever a program
 * is given: packages of different lengths have data of their own. Without `sums` they are right.
 */
export async function writeBuiltPackage(
  folder: string,
  { slug, length, sums }: { slug: string; length: number; sums?: string },
): Promise<void> {
  const printed = "x".repeat(length);
  await writeTestPackage(folder, slug, {
    "submissions/accepted/solution.cpp": `print ${length}\n`,
    "generators/generators.yaml": `solution: /submissions/accepted/solution.cpp
data:
  secret:
    data:
      - written: { in: "5\\n" }
      - made: numbers.cpp n=9 seed={seed}
`,
    "generators/numbers.cpp": `print ${length}\n`,
    "generators/SHA256SUMS": sums ?? sumsOf({ "01-written": ["5\n", printed], "02-made": [printed, printed] }),
  });
}

/** Brings in the packages of a folder and builds their tests, as a server does from its start on. */
export async function startBuilding(
  context: Pick<AppContext, "pool" | "log" | "notifications">,
  {
    folder,
    buildTests,
    verdictPatienceMs = 10_000,
  }: { folder: string; buildTests: Config["buildTests"]; verdictPatienceMs?: number },
): Promise<{ stop: () => Promise<void> }> {
  const { pool, log, notifications } = context;
  const { waiting } = await seedCatalogue({ pool, statements: RENDERED_HERE }, folder);
  const judged = createJudgedWatch(context);
  const line = createQueueLine(context);
  const builder = startTestBuilder(
    {
      ...{ pool, log, notifications, judged, line, config: { buildTests } },
      statements: RENDERED_HERE,
      verdictPatienceMs,
      onJudged: () => undefined,
      isHindered: async () => false,
      // As submissions do it, which stand above.
      async onUnbuildable({ problemId, reason }) {
        const { rows } = await pool.query("select fail_awaiting($1, $2) as id", [problemId, reason]);
        for (const { id } of rows) await pool.query("select pg_notify('judged', $1)", [id]);
      },
      ending: new AbortController().signal,
    },
    waiting,
  );
  return {
    async stop() {
      await builder.stop();
      judged.stop();
      line.stop();
    },
  };
}
