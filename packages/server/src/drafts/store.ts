import type { DraftSlot } from "@verdict/contract/drafts";
import type { Queryable } from "../platform/postgres/transaction.ts";

export interface DraftRow {
  slot: DraftSlot;
  text: string;
  revision: number;
  saved_at: Date;
}

interface OfUser {
  userId: string;
  problemId: string;
}

export async function listDrafts(db: Queryable, { userId, problemId }: OfUser): Promise<DraftRow[]> {
  const { rows } = await db.query<DraftRow>(
    "select slot, text, revision, saved_at from draft where user_id = $1 and problem_id = $2 order by slot",
    [userId, problemId],
  );
  return rows;
}

export async function findDraft(
  db: Queryable,
  { userId, problemId, slot }: OfUser & { slot: DraftSlot },
): Promise<DraftRow | null> {
  const { rows } = await db.query<DraftRow>(
    `select slot, text, revision, saved_at from draft where user_id = $1 and problem_id = $2 and slot = $3`,
    [userId, problemId, slot],
  );
  return rows[0] ?? null;
}

/** The new revision; null when the kept text is of another revision than the given one. */
export async function replaceDraft(
  db: Queryable,
  input: OfUser & { slot: DraftSlot; text: string; revision: number },
): Promise<number | null> {
  const values = [input.userId, input.problemId, input.slot, input.text];
  const { rows } =
    input.revision === 0
      ? await db.query<{ revision: number }>(
          `insert into draft (user_id, problem_id, slot, text) values ($1, $2, $3, $4)
           on conflict do nothing returning revision`,
          values,
        )
      : await db.query<{ revision: number }>(
          `update draft set text = $4, revision = revision + 1, saved_at = now()
            where user_id = $1 and problem_id = $2 and slot = $3 and revision = $5 returning revision`,
          [...values, input.revision],
        );
  return rows[0]?.revision ?? null;
}

/** Of all drafts of the user to other problems. */
export async function countDraftBytes(db: Queryable, { userId, problemId }: OfUser): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    `select coalesce(sum(octet_length(text)), 0)::float8 as bytes from draft where user_id = $1 and problem_id <> $2`,
    [userId, problemId],
  );
  return rows[0]?.bytes ?? 0;
}
