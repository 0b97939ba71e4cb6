import { NAME_IN_CLASS } from "../../classes/store.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isShown } from "../people/store.ts";

/** Who stands on a board, as it calls them. */
export interface Standee {
  userId: string;
  name: string;
  handle: string | null;
}

/** Members who have agreed, in no order; none whose account is locked or about to be deleted. */
export async function listOnClassBoard(db: Queryable, classId: string): Promise<Standee[]> {
  const { rows } = await db.query<Standee>(
    `select m.user_id as "userId", ${NAME_IN_CLASS} as name,
            (select o.handle from public_profile o where o.user_id = m.user_id and o.is_public) as handle
       from class_board_member b
       join class_member m on m.class_id = b.class_id and m.user_id = b.user_id
       join user_account u on u.id = m.user_id
      where b.class_id = $1 and ${isShown("m.user_id")}`,
    [classId],
  );
  return rows;
}

/** Also of an account that is not shown to others. */
export async function standsOnBoard(db: Queryable, input: { classId: string; userId: string }): Promise<boolean> {
  const { rowCount } = await db.query("select from class_board_member where class_id = $1 and user_id = $2", [
    input.classId,
    input.userId,
  ]);
  return rowCount === 1;
}

/** False for who is no member (any more). */
export async function insertOnBoard(db: Queryable, input: { classId: string; userId: string }): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into class_board_member (class_id, user_id)
     select class_id, user_id from class_member where class_id = $1 and user_id = $2
     on conflict (class_id, user_id) do update set agreed_at = class_board_member.agreed_at`,
    [input.classId, input.userId],
  );
  return rowCount === 1;
}

export async function deleteFromBoard(db: Queryable, input: { classId: string; userId: string }): Promise<void> {
  await db.query("delete from class_board_member where class_id = $1 and user_id = $2", [input.classId, input.userId]);
}

/** Those whom the user follows and who show a profile, and the user, by what their profile calls them. */
export async function listFriends(db: Queryable, userId: string): Promise<Standee[]> {
  const { rows } = await db.query<Standee>(
    `select o.user_id as "userId", coalesce(nullif(o.name, ''), o.handle) as name, o.handle
       from followed_profile f join public_profile o on o.user_id = f.followed_id
      where f.user_id = $1 and o.is_public and ${isShown("o.user_id")}
     union all
     select u.id, coalesce(nullif(o.name, ''), o.handle, u.first_name), case when o.is_public then o.handle end
       from user_account u left join public_profile o on o.user_id = u.id where u.id = $1`,
    [userId],
  );
  return rows;
}

/** By their ids, whether they show a profile or not. */
export async function listFollowed(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>("select followed_id as id from followed_profile where user_id = $1", [
    userId,
  ]);
  return rows.map(({ id }) => id);
}

/** Until the transaction ends nobody else changes whom the user follows. */
export async function holdFriends(db: Queryable, userId: string): Promise<void> {
  await db.query("select from user_account where id = $1 for no key update", [userId]);
}

export async function insertFriend(db: Queryable, input: { userId: string; followedId: string }): Promise<void> {
  await db.query(
    "insert into followed_profile (user_id, followed_id) values ($1, $2) on conflict (user_id, followed_id) do nothing",
    [input.userId, input.followedId],
  );
}

/** Whoever has the handle, shown or not. */
export async function deleteFriend(db: Queryable, input: { userId: string; handle: string }): Promise<void> {
  await db.query(
    `delete from followed_profile f using public_profile o
      where f.user_id = $1 and f.followed_id = o.user_id and o.handle = $2`,
    [input.userId, input.handle],
  );
}
