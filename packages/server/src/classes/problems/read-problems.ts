import type { Readable } from "node:stream";
import type { ProblemEdit } from "@verdict/contract/admin-problems";
import type { PackagePrograms } from "@verdict/contract/author-programs";
import type { ClassProblem } from "@verdict/contract/class-problems";
import type { PackageFormat } from "@verdict/contract/problem-packages";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { readEdit, readPrograms, requireEdited } from "../../problems/authoring/read-edit.ts";
import type { AuthoringContext } from "../../problems/authoring/save-problem.ts";
import { exportPackage } from "../../problems/packages/export-package.ts";
import { type AskedClass, requireTeacher } from "../require-class.ts";
import type { AuthorWork } from "./author-work.ts";
import { type ClassProblemRow, listClassProblems } from "./store.ts";

/*
 * Hidden tests and reference solutions of a class's own problem leave the server towards the teachers of that class, and
 * towards nobody else who is no administrator (decision 0077). All of these are for them, in an archived class as well.
 */

export interface AskedProblem extends AskedClass {
  problemId: string;
}

export async function readClassProblems(db: Queryable, asked: AskedClass): Promise<{ problems: ClassProblem[] }> {
  const { id } = await requireTeacher(db, asked);
  return { problems: firstThatFit((await listClassProblems(db, id)).map(present)) };
}

export async function readClassEdit(
  context: Pick<AuthoringContext, "pool" | "countOutdated">,
  asked: AskedProblem,
): Promise<ProblemEdit> {
  await requireTeacher(context.pool, asked);
  return readEdit(context, { problemId: asked.problemId, ofClass: asked });
}

export async function readClassPrograms(db: Queryable, asked: AskedProblem): Promise<PackagePrograms> {
  await requireTeacher(db, asked);
  return readPrograms(db, { problemId: asked.problemId, ofClass: asked });
}

/** Its test data lie in a folder until all is sent: that counts as work of its author until then. */
export async function exportClassProblem(
  { pool, work }: Pick<AuthoringContext, "pool"> & { work: AuthorWork },
  asked: AskedProblem & { format: PackageFormat | undefined },
): Promise<Readable> {
  await requireTeacher(pool, asked);
  const { id: problemId } = await requireEdited(pool, { problemId: asked.problemId, ofClass: asked });
  const end = await work.begin(asked.user.id);
  try {
    const zip = await exportPackage({ pool }, { problemId, format: asked.format });
    return zip.on("close", end);
  } catch (error) {
    end();
    throw error;
  }
}

function present(row: ClassProblemRow): ClassProblem {
  return {
    problemId: row.id,
    title: row.title,
    difficulty: row.difficulty,
    tags: row.tag,
    isWhole: row.is_whole,
    updatedAt: row.updated_at.toISOString(),
    assignments: row.assignments,
  };
}
