import { createTestUser } from "../accounts/testing/test-user.ts";
import { startFakeJudge } from "../judging/testing/fake-judge.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/pool.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

const log = createLog({ level: "error", format: "text" });

/** What a benchmark of a crowded site needs: a problem called `sum`, two users, and a judge that costs nothing. */
export async function prepareFlood(
  databaseUrl: string,
): Promise<{ cookies: [string, string]; stop: () => Promise<void> }> {
  const pool = createPool({ url: databaseUrl, directUrl: databaseUrl }, log);
  await createTestProblem(pool, { id: "sum" });
  const [flooder, reader] = [await createTestUser(pool), await createTestUser(pool)];
  await pool.end();
  const judge = await startFakeJudge(databaseUrl, { most: 4 });
  return { cookies: [flooder.cookie, reader.cookie], stop: judge.stop };
}
