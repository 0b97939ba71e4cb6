import type { ClassRole } from "@verdict/contract/classes";
import type { Queryable } from "../platform/postgres/transaction.ts";

export interface ClassRow {
  id: string;
  name: string;
  join_code: string | null;
  archived_at: Date | null;
  free_late_days: number;
  /** Of who asks; null for who is no member. */
  role: ClassRole | null;
  teachers: string[];
  students: number;
  /** The database's clock. */
  now: Date;
}

/** What somebody is called whom a roster may call by another name: `m` is a member, `u` the account. */
export const NAME_IN_CLASS = "coalesce(nullif(m.name, ''), concat_ws(' ', u.first_name, u.last_name))";

const TEACHERS = `array(
  select ${NAME_IN_CLASS} from class_member m join user_account u on u.id = m.user_id
   where m.class_id = c.id and m.role = 'teacher' order by m.joined_at, m.user_id limit 10)`;

const COLUMNS = `c.id, c.name, c.join_code, c.archived_at, c.free_late_days, now() as now,
  (select own.role from class_member own where own.class_id = c.id and own.user_id = $1) as role,
  ${TEACHERS} as teachers,
  (select count(*)::int from class_member s where s.class_id = c.id and s.role = 'student') as students`;

export async function findClass(db: Queryable, input: { id: string; userId: string }): Promise<ClassRow | null> {
  const { rows } = await db.query<ClassRow>(`select ${COLUMNS} from class c where c.id = $2`, [input.userId, input.id]);
  return rows[0] ?? null;
}

/** Of members their own, newest first, those that are archived last; for administrators all, their own first. */
export async function listClasses(db: Queryable, input: { userId: string; isAdmin: boolean }): Promise<ClassRow[]> {
  const { rows } = await db.query<ClassRow>(
    `select * from (select ${COLUMNS}, c.created_at from class c) shown
      where $2 or role is not null order by archived_at is not null, role is null, created_at desc, id`,
    [input.userId, input.isAdmin],
  );
  return rows;
}

export async function insertClass(db: Queryable, input: { name: string; joinCode: string }): Promise<string> {
  const { rows } = await db.query<{ id: string }>("insert into class (name, join_code) values ($1, $2) returning id", [
    input.name,
    input.joinCode,
  ]);
  return rows[0]?.id ?? "";
}

/** Keeps the moment at which it was archived first. */
export async function replaceClass(
  db: Queryable,
  input: { id: string; name: string; isArchived: boolean; freeLateDays: number },
): Promise<void> {
  await db.query(
    `update class set name = $2, archived_at = case when $3 then coalesce(archived_at, now()) end, free_late_days = $4
      where id = $1`,
    [input.id, input.name, input.isArchived, input.freeLateDays],
  );
}

export async function replaceCode(db: Queryable, input: { id: string; joinCode: string | null }): Promise<void> {
  await db.query("update class set join_code = $2 where id = $1", [input.id, input.joinCode]);
}

export async function removeClass(db: Queryable, id: string): Promise<void> {
  await db.query("delete from class where id = $1", [id]);
}

export async function countTaught(db: Queryable, userId: string): Promise<number> {
  const { rows } = await db.query<{ classes: number }>(
    `select count(*)::int as classes from class_member m join class c on c.id = m.class_id
      where m.user_id = $1 and m.role = 'teacher' and c.archived_at is null`,
    [userId],
  );
  return rows[0]?.classes ?? 0;
}

/** False for who is a member already. */
export async function insertMember(
  db: Queryable,
  input: { classId: string; userId: string; role: ClassRole; name?: string; label?: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into class_member (class_id, user_id, role, name, label) values ($1, $2, $3, $4, $5)
     on conflict (class_id, user_id) do nothing`,
    [input.classId, input.userId, input.role, input.name ?? "", input.label ?? ""],
  );
  return rowCount === 1;
}

/** Until the transaction ends nobody else changes who is in the class. */
export async function holdClass(db: Queryable, id: string): Promise<void> {
  await db.query("select from class where id = $1 for no key update", [id]);
}

export async function countMembers(db: Queryable, classId: string): Promise<{ teachers: number; all: number }> {
  const { rows } = await db.query<{ teachers: number; all: number }>(
    `select count(*) filter (where role = 'teacher')::int as teachers, count(*)::int as all
       from class_member where class_id = $1`,
    [classId],
  );
  return rows[0] ?? { teachers: 0, all: 0 };
}
