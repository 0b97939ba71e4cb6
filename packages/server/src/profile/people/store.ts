import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface PublicProfileRow {
  handle: string;
  name: string;
  is_public: boolean;
  handle_changed_at: Date;
}

export async function findOwn(db: Queryable, userId: string): Promise<PublicProfileRow | null> {
  const { rows } = await db.query<PublicProfileRow>(
    "select handle, name, is_public, handle_changed_at from public_profile where user_id = $1",
    [userId],
  );
  return rows[0] ?? null;
}

/**
 * Null, and nothing changes, where the handle is another one than before and the old one has to stay for `staysDays`
 * yet. Throws a unique violation where somebody else has the handle.
 */
export async function saveOwn(
  db: Queryable,
  input: { userId: string; handle: string; name: string; isPublic: boolean; staysDays: number },
): Promise<PublicProfileRow | null> {
  const { rows } = await db.query<PublicProfileRow>(
    `insert into public_profile as o (user_id, handle, name, is_public) values ($1, $2, $3, $4)
     on conflict (user_id) do update set handle = $2, name = $3, is_public = $4,
       handle_changed_at = case when o.handle = $2 then o.handle_changed_at else now() end
       where o.handle = $2 or o.handle_changed_at + $5 * interval '1 day' <= now()
     returning handle, name, is_public, handle_changed_at`,
    [input.userId, input.handle, input.name, input.isPublic, input.staysDays],
  );
  return rows[0] ?? null;
}

/** Neither an account that is about to be deleted nor one that is locked is shown to others. */
export const isShown = (userId: string) => `(
  not exists (select from account_deletion d where d.user_id = ${userId} and d.delete_after is not null)
  and not exists (select from account_lock l where l.user_id = ${userId}))`;

/** Null where nobody has the handle, or does not show a profile under it. */
export async function findPublic(
  db: Queryable,
  handle: string,
): Promise<{ userId: string; handle: string; name: string } | null> {
  const { rows } = await db.query<{ userId: string; handle: string; name: string }>(
    `select o.user_id as "userId", o.handle, o.name from public_profile o
      where o.handle = $1 and o.is_public and ${isShown("o.user_id")}`,
    [handle],
  );
  return rows[0] ?? null;
}
