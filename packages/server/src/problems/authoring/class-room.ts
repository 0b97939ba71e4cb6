import { MOST_CLASS_PROBLEMS } from "@verdict/contract/class-problems";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** Of the tests of all problems of a class; the same data are counted once. */
const MOST_TEST_BYTES = 512 * 1024 * 1024;

/** Throws conflict for a class with more problems, or more test data, than it may have. */
export async function requireRoomInClass(db: Queryable, classId: string): Promise<void> {
  const { rows } = await db.query<{ problems: number; bytes: number }>(
    `select (select count(*)::int from problem where class_id = $1 and deleted_at is null) as problems,
            (select coalesce(sum(coalesce(d.bytes, octet_length(d.content))), 0)::float8
               from test_data d
              where d.sha256 in (select unnest(array[t.input_sha, t.answer_sha])
                                   from problem_test t join problem p on p.id = t.problem_id
                                  where p.class_id = $1 and p.deleted_at is null)) as bytes`,
    [classId],
  );
  const [load] = rows;
  if (load === undefined) throw new Error("a select without a table gives one row");
  if (load.problems > MOST_CLASS_PROBLEMS) {
    throw new DomainError("conflict", `A class has at most ${MOST_CLASS_PROBLEMS} problems: delete one of them first`);
  }
  if (load.bytes > MOST_TEST_BYTES) {
    const most = MOST_TEST_BYTES / 1024 / 1024;
    throw new DomainError("conflict", `The tests of all problems of a class may have ${most} MB together, and no more`);
  }
}
