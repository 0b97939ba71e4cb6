import type pg from "pg";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { createTestAssignment } from "../classes/testing/test-assignment.ts";
import { createTestClass } from "../classes/testing/test-class.ts";
import { createLog } from "../platform/log.ts";
import { createPool } from "../platform/postgres/pool.ts";
import { PROBLEM_ID, prepareLoad } from "./load-site.ts";

/** What the benchmark of a deadline needs of the server: a class in the middle of its term. */
export interface LoadedClass {
  classId: string;
  /** The assignment that is not due yet. Its first problem is PROBLEM_ID. */
  assignmentId: string;
  /** Cookie headers. */
  teacher: string;
  students: string[];
  /** It is due so many seconds from now. */
  setDue: (seconds: number) => Promise<void>;
  end: () => Promise<void>;
}

interface Size {
  students: number;
  /** Assignments with five problems each; all but the last are over. */
  assignments: number;
  /** Of each student for each problem of an assignment that is over. */
  tries: number;
}

const PROBLEMS = 5;
const WEEK_MINUTES = 7 * 24 * 60;

export async function prepareClass(databaseUrl: string, size: Size): Promise<LoadedClass> {
  const problems = size.assignments * PROBLEMS;
  const students = await prepareLoad(databaseUrl, { problems, users: size.students });
  const log = createLog({ level: "error", format: "text" });
  const pool = createPool({ url: databaseUrl, directUrl: databaseUrl }, log);
  const teacher = await createTestUser(pool);
  const classId = await createTestClass(pool, { teachers: [teacher] });
  await pool.query(
    "insert into class_member (class_id, user_id, role) select $1, id, 'student' from user_account where id <> $2",
    [classId, teacher.id],
  );
  const ids = [PROBLEM_ID, ...Array.from({ length: problems - 1 }, (_, index) => `problem-number-${index + 2}`)];
  const give = (number: number, from: number) => {
    const chosen = ids.slice(number * PROBLEMS, (number + 1) * PROBLEMS);
    const form = { problems: chosen.map((problemId) => ({ problemId, points: 10 })) };
    return createTestAssignment(pool, { classId, from, to: from + WEEK_MINUTES, ...form });
  };
  const assignmentId = await give(0, -WEEK_MINUTES + 60);
  for (let ago = 1; ago < size.assignments; ago += 1) await give(ago, -(ago + 1) * WEEK_MINUTES);
  await submitEarlier(pool, { classId, tries: size.tries });
  await pool.query("vacuum analyze");
  return {
    ...{ classId, assignmentId, students, teacher: teacher.cookie },
    async setDue(seconds) {
      const due = "now() + interval '1 second' * $2";
      await pool.query(`update assignment set due_at = ${due} where id = $1`, [assignmentId, seconds]);
    },
    end: () => pool.end(),
  };
}

/** Spread over the week of each assignment that is over; one in three is accepted. */
async function submitEarlier(pool: pg.Pool, { classId, tries }: { classId: string; tries: number }): Promise<void> {
  await pool.query(
    `insert into submission (user_id, problem_id, language, code, total, passed, verdict, judged_at, created_at)
     select m.user_id, q.problem_id, 'cpp', 'x', 1, case when is_right then 1 else 0 end,
            case when is_right then 'AC' else 'WA' end, at, at
       from assignment a
       join assignment_problem q on q.assignment_id = a.id
       join class_member m on m.class_id = a.class_id and m.role = 'student'
      cross join generate_series(1, $2::int) n
      cross join lateral (select (hashtext(concat(m.user_id, q.problem_id, n)) % 3 = 0) as is_right,
                                 a.opens_at + (a.due_at - a.opens_at) * n / ($2 + 1) as at) sent
      where a.class_id = $1 and a.due_at < now()`,
    [classId, tries],
  );
}
