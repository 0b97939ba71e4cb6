import type { Queryable } from "../../platform/postgres/transaction.ts";

const TASK = '{"language": "cpp", "source": "int main() {}", "tests": []}';

/** Lets so many users wait with three runs and three submissions each, for `ageSeconds` by now. */
export async function seedWaitingUsers(db: Queryable, users: number, { ageSeconds = 0 } = {}): Promise<void> {
  await db.query(
    `insert into user_account (id, email_id, first_name, google_sub)
     select md5('waiting' || n)::uuid, 'waiting' || n || '@example.com', 'User', 'waiting' || n from generate_series(1, $1::int) n
     on conflict do nothing`,
    [users],
  );
  for (const [kind, priority] of [
    ["run", 0],
    ["verify", 10],
  ] as const) {
    for (let round = 0; round < 3; round += 1) {
      await db.query(
        `with stored as (insert into run_request (user_id, task, kind)
                         select md5('waiting' || n)::uuid, $4::jsonb, $2 from generate_series(1, $1::int) n returning id, user_id)
         insert into job (kind, priority, user_id, subject_id, created_at)
           select $2, $3, user_id, id, now() - make_interval(secs => $5) from stored`,
        [users, kind, priority, TASK, ageSeconds],
      );
    }
  }
}
