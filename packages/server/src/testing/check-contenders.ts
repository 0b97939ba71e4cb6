import Fastify from "fastify";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { readConfig } from "../config.ts";
import { type RunningServer, startServer } from "../main.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/pool.ts";

/*
 * The two sides of the benchmark of GET /user/check. The bare one is the least that any server must do for it: one
 * route, one prepared query over the same two tables, one JSON answer; no cookie parser, header or check of ours.
 */

const log = createLog({ level: "error", format: "text" });

/** Makes a session and returns the Cookie header for it. */
export async function makeSession(databaseUrl: string): Promise<string> {
  const pool = createPool({ url: databaseUrl, directUrl: databaseUrl }, log);
  const { cookie } = await createTestUser(pool);
  await pool.end();
  return cookie;
}

export function startVerdict(databaseUrl: string, directUrl = databaseUrl): Promise<RunningServer> {
  return startServer(readConfig({ PORT: "0" }), {
    databaseUrl,
    directUrl,
    webRoot: null,
    waitingProblems: [],
    log,
  });
}

export async function startBare(databaseUrl: string): Promise<RunningServer> {
  const pool = createPool({ url: databaseUrl, directUrl: databaseUrl }, log);
  const app = Fastify();
  const session = await pool.query("select token_hash from session limit 1");
  const values = [session.rows[0].token_hash];
  const text = "select u.* from session s join user_account u on u.id = s.user_id where s.token_hash = $1";
  app.get("/user/check", async () => {
    const { rows } = await pool.query({ name: "check", text, values });
    return { user: rows[0] };
  });
  return { address: await app.listen({ port: 0, host: "127.0.0.1" }), close: () => app.close().then(() => pool.end()) };
}
