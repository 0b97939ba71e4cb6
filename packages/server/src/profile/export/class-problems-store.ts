import { exportClassProblem } from "@verdict/contract/class-problems";
import { fillPath } from "@verdict/contract/endpoint";
import type { Queryable } from "../../platform/postgres/transaction.ts";

interface ExportedProblem {
  className: string;
  problemId: string;
  title: string;
  statement: string;
  hints: string[];
  editorial: string | null;
  referenceSolutions: Record<string, string>;
  /** Where its package is, with all of its tests. */
  package: string;
}

/**
 * The problems of the classes that the user teaches, one after the other out of the database: who of several teachers
 * has written one, nothing says.
 */
export async function* readClassProblems(db: Queryable, userId: string): AsyncGenerator<ExportedProblem> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from class_member m join problem p on p.class_id = m.class_id and p.deleted_at is null
      where m.user_id = $1 and m.role = 'teacher' order by p.created_at, p.id`,
    [userId],
  );
  for (const { id } of rows) {
    const found = await db.query<Omit<ExportedProblem, "package"> & { class_id: string }>(
      `select c.id as class_id, c.name as "className", p.id as "problemId", p.title, p.description as statement, p.hints,
              p.editorial,
              (select coalesce(jsonb_object_agg(r.language, r.source), '{}') from reference_solution r
                where r.problem_id = p.id) as "referenceSolutions"
         from problem p join class c on c.id = p.class_id where p.id = $1`,
      [id],
    );
    for (const { class_id: classId, ...problem } of found.rows) {
      yield { ...problem, package: fillPath(exportClassProblem.path, { classId, problemId: id }) };
    }
  }
}
