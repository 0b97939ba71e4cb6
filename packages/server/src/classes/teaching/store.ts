import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface TeacherRow {
  user_id: string;
  email_id: string;
  name: string;
  named_at: Date;
}

export async function listTeachers(db: Queryable): Promise<TeacherRow[]> {
  const { rows } = await db.query<TeacherRow>(
    `select t.user_id, u.email_id, concat_ws(' ', u.first_name, u.last_name) as name, t.named_at
       from teacher t join user_account u on u.id = t.user_id order by u.first_name, u.last_name, u.id`,
  );
  return rows;
}

export async function isTeacher(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from teacher where user_id = $1", [userId]);
  return rowCount === 1;
}

/** False for who is one already. */
export async function insertTeacher(db: Queryable, input: { userId: string; namedBy: string }): Promise<boolean> {
  const { rowCount } = await db.query(
    "insert into teacher (user_id, named_by) values ($1, $2) on conflict (user_id) do nothing",
    [input.userId, input.namedBy],
  );
  return rowCount === 1;
}

/** The address of whom it was; null for who is none. */
export async function removeTeacher(db: Queryable, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ email_id: string }>(
    "delete from teacher t using user_account u where t.user_id = $1 and u.id = t.user_id returning u.email_id",
    [userId],
  );
  return rows[0]?.email_id ?? null;
}
