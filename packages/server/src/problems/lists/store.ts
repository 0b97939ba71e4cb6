import { isUniqueViolation } from "../../platform/postgres/is-unique-violation.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** The name of the list that holds the bookmarks; no user can give it to another. */
export const BOOKMARKS_NAME = "";

interface OfUser {
  userId: string;
  id: string;
}

export interface OwnListRow {
  id: string;
  name: string;
  problem_ids: string[];
}

/** In the order in which they were made, with what is still there and public. */
export async function listOwnLists(db: Queryable, userId: string): Promise<OwnListRow[]> {
  const { rows } = await db.query<OwnListRow>(
    `select l.id, l.name,
            array(select e.problem_id from own_list_problem e join problem p on p.id = e.problem_id
                   where e.list_id = l.id and p.deleted_at is null and not p.is_draft
                   order by e.added_at, e.problem_id) as problem_ids
       from own_list l where l.user_id = $1 order by l.created_at, l.id`,
    [userId],
  );
  return rows;
}

/** The bookmarks do not count among the lists. */
export async function insertList(
  db: Queryable,
  input: { userId: string; name: string; most: number },
): Promise<{ id: string } | "taken" | "too_many"> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*)::int as count from own_list where user_id = $1 and name <> ''",
    [input.userId],
  );
  if ((rows[0]?.count ?? 0) >= input.most) return "too_many";
  const made = await db.query<{ id: string }>(
    "insert into own_list (user_id, name) values ($1, $2) on conflict do nothing returning id",
    [input.userId, input.name],
  );
  return made.rows[0] ?? "taken";
}

export async function renameList(
  db: Queryable,
  { userId, id, name }: OfUser & { name: string },
): Promise<"renamed" | "taken" | "unknown"> {
  try {
    const { rowCount } = await db.query("update own_list set name = $3 where id = $2 and user_id = $1 and name <> ''", [
      userId,
      id,
      name,
    ]);
    return rowCount === 1 ? "renamed" : "unknown";
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return "taken";
  }
}

export async function deleteList(db: Queryable, { userId, id }: OfUser): Promise<boolean> {
  const { rowCount } = await db.query("delete from own_list where id = $2 and user_id = $1 and name <> ''", [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/** Not the bookmarks. */
export async function isOwnList(db: Queryable, { userId, id }: OfUser): Promise<boolean> {
  const { rowCount } = await db.query("select from own_list where id = $2 and user_id = $1 and name <> ''", [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/** The list of the user's bookmarks, made when there is none. */
export async function ensureBookmarks(db: Queryable, userId: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into own_list (user_id, name) values ($1, '')
     on conflict (user_id, name) do update set name = excluded.name returning id`,
    [userId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the bookmarks were neither made nor found");
  return row.id;
}

/** A problem that is on the list already stays where it is. */
export async function addProblem(
  db: Queryable,
  input: { userId: string; listId: string; problemId: string; most: number },
): Promise<"added" | "full" | "unknown"> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from own_list l join own_list_problem e on e.list_id = l.id
      where l.user_id = $1 and (e.list_id, e.problem_id) <> ($2, $3)`,
    [input.userId, input.listId, input.problemId],
  );
  if ((rows[0]?.count ?? 0) >= input.most) return "full";
  // Of this very moment: another tab may just have deleted the list.
  const { rowCount } = await db.query(
    `insert into own_list_problem (list_id, problem_id)
     select id, $2 from own_list where id = $1 for key share
     on conflict (list_id, problem_id) do update set problem_id = excluded.problem_id`,
    [input.listId, input.problemId],
  );
  return rowCount === 1 ? "added" : "unknown";
}

export async function removeProblem(db: Queryable, input: { listId: string; problemId: string }): Promise<void> {
  await db.query("delete from own_list_problem where list_id = $1 and problem_id = $2", [
    input.listId,
    input.problemId,
  ]);
}
