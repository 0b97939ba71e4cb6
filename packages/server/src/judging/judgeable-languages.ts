import { LanguageHere } from "@verdict/contract/jobs";
import { CoreLanguageId, type LanguageId } from "@verdict/contract/language";
import * as z from "zod";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** Three signs of life are missing: see report-judge.ts. */
export const GONE_AFTER_SECONDS = 15;

/** What a judge says that it has, by language. */
export const ToldLanguages = z.record(z.string(), LanguageHere);

/** What a judge of this site is able to run now: the core languages, and whatever any judge says that it has. */
export async function listJudgeable(db: Queryable): Promise<readonly LanguageId[]> {
  const { rows } = await db.query<{ languages: unknown }>(
    `select languages from judge_worker
      where languages is not null and is_fit and seen_at > now() - make_interval(secs => $1)`,
    [GONE_AFTER_SECONDS],
  );
  const further = rows.flatMap(({ languages }) =>
    Object.entries(ToldLanguages.safeParse(languages).data ?? {}).flatMap(([id, { state }]) =>
      state === "ready" ? [id] : [],
    ),
  );
  return [...new Set([...CoreLanguageId.options, ...further])];
}
