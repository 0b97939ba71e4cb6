import { GONE_AFTER_SECONDS } from "../../judging/judgeable-languages.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Machines with a living judge, each with what the judge that was started last there has of the languages. */
export async function listHosts(db: Queryable, most: number): Promise<{ host: string; languages: unknown }[]> {
  const { rows } = await db.query<{ host: string; languages: unknown }>(
    `select distinct on (host) host, languages from judge_worker
      where seen_at >= now() - make_interval(secs => $1) order by host, started_at desc limit $2`,
    [GONE_AFTER_SECONDS, most],
  );
  return rows;
}
