import { randomUUID } from "node:crypto";
import { DraftToPrepare, type ToldOfDraft } from "@verdict/contract/preparing";
import type pg from "pg";
import { until } from "./until.ts";

/** A judge of drafts whose every word is said by the test, through the functions of the real database. */
export function createHandJudge(pool: pg.Pool) {
  const worker = randomUUID();
  return {
    async take(lockKey: number | null = null): Promise<DraftToPrepare | null> {
      const { rows } = await pool.query("select judge_take_draft($1, $2) as draft", [worker, lockKey]);
      return rows[0].draft === null ? null : DraftToPrepare.parse(rows[0].draft);
    },
    /** Takes the one that is on its way. */
    takeSoon(): Promise<DraftToPrepare> {
      return until(async () => (await this.take()) ?? undefined);
    },
    async tell(draftId: string, told: ToldOfDraft): Promise<boolean> {
      const values = [worker, draftId, JSON.stringify(told)];
      const { rows } = await pool.query("select judge_tell_draft($1, $2, $3) as held", values);
      await pool.query("select pg_notify('draft_told', $1)", [draftId]);
      return rows[0].held;
    },
  };
}
