import { LanguageHere } from "@verdict/contract/jobs";
import { CoreLanguageId, type LanguageId } from "@verdict/contract/language";
import * as z from "zod";
import type { Queryable } from "../platform/postgres/transaction.ts";

const Told = z.record(z.string(), LanguageHere);

/** What a judge of this site is able to run now: the core languages, and whatever any judge says that it has. */
export async function listJudgeable(db: Queryable): Promise<readonly LanguageId[]> {
  const { rows } = await db.query<{ languages: unknown }>(
    `select languages from judge_worker
      where languages is not null and is_fit and seen_at > now() - interval '15 seconds'`,
  );
  const further = rows.flatMap(({ languages }) =>
    Object.entries(Told.safeParse(languages).data ?? {}).flatMap(([id, { state }]) => (state === "ready" ? [id] : [])),
  );
  return [...new Set([...CoreLanguageId.options, ...further])];
}
