import pg from "pg";
import { startFakeJudge } from "../../judging/testing/fake-judge.ts";

/* A judge without a sandbox as a process of its own, on the database whose address is the first argument. */

/** As real judges do: see work-loop.ts. */
const REAP_MS = 1_000;

const [, , databaseUrl = ""] = process.argv;
process.on("disconnect", () => process.exit(0));
await startFakeJudge(databaseUrl, { most: 4 });
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
// A database that has gone takes the judge with it: it is started anew.
pool.on("error", () => process.exit(1));
setInterval(() => void pool.query("select judge_reap()").catch(() => process.exit(1)), REAP_MS);
process.send?.({ address: "" });
