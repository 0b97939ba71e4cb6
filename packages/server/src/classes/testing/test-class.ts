import type pg from "pg";
import type { TestUser } from "../../accounts/testing/test-user.ts";

/** A class with these members; returns its id. */
export async function createTestClass(
  pool: pg.Pool,
  input: {
    name?: string;
    joinCode?: string;
    teachers: readonly TestUser[];
    assistants?: readonly TestUser[];
    students?: readonly TestUser[];
  },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "insert into class (name, join_code) values ($1, $2) returning id",
    [input.name ?? "Algorithms", input.joinCode ?? null],
  );
  const id = rows[0]?.id ?? "";
  const members = [
    ...input.teachers.map((user) => [user.id, "teacher"] as const),
    ...(input.assistants ?? []).map((user) => [user.id, "assistant"] as const),
    ...(input.students ?? []).map((user) => [user.id, "student"] as const),
  ];
  for (const [userId, role] of members) {
    await pool.query("insert into class_member (class_id, user_id, role) values ($1, $2, $3)", [id, userId, role]);
  }
  return id;
}

export async function nameTestTeacher(pool: pg.Pool, user: TestUser): Promise<void> {
  await pool.query("insert into teacher (user_id) values ($1)", [user.id]);
}
