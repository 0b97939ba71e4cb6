import type { ProblemSave } from "@verdict/contract/problem-save";
import type { StressBody } from "@verdict/contract/stress";
import type { GenerateBody, GeneratedTest } from "@verdict/contract/test-generation";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { generateTests } from "../../problems/authoring/generate-tests.ts";
import { type OfClass, requireTeachersStress } from "../../problems/authoring/of-class.ts";
import { requireEdited } from "../../problems/authoring/read-edit.ts";
import {
  type AuthoringContext,
  createProblem,
  updateProblem,
  verifyForm,
} from "../../problems/authoring/save-problem.ts";
import { listAssignmentTitles, markDeleted } from "../../problems/authoring/store.ts";
import { stressProgram } from "../../problems/authoring/stress-program.ts";
import { announceProblemsChanged } from "../../problems/problem-list.ts";
import { type AskedClass, refuseArchived, requireTeacher } from "../require-class.ts";
import { holdClass } from "../store.ts";

/*
 * A class's own problems are written by its teachers, with what administrators write the site's with. Each of these
 * throws not_found and not_allowed as the class does, and conflict while it is archived.
 */

interface Asked extends AskedClass {
  signal: AbortSignal;
}

interface AskedForm extends Asked {
  form: ProblemSave;
}

/** Throws where the asker may not write for the class. */
export async function requireWriter({ pool }: Pick<AuthoringContext, "pool">, asked: AskedClass): Promise<void> {
  refuseArchived(await requireTeacher(pool, asked));
}

export async function* createClassProblem(context: AuthoringContext, { form, signal, ...asked }: AskedForm) {
  await requireWriter(context, asked);
  return yield* createProblem(context, { userId: asked.user.id, form, signal, ofClass: ofClass(asked) });
}

/** Throws not_found as well for a problem of another class, and for the site's own. */
export async function* updateClassProblem(
  context: AuthoringContext,
  { problemId: id, form, signal, ...asked }: AskedForm & { problemId: string },
) {
  await requireWriter(context, asked);
  return yield* updateProblem(context, { id, userId: asked.user.id, form, signal, ofClass: ofClass(asked) });
}

export async function* verifyClassForm(context: AuthoringContext, { form, signal, ...asked }: AskedForm) {
  await requireWriter(context, asked);
  return yield* verifyForm(context, { userId: asked.user.id, form, signal, ofClass: ofClass(asked) });
}

export async function generateForClass(
  context: AuthoringContext,
  { body, signal, ...asked }: Asked & { body: GenerateBody },
): Promise<GeneratedTest[]> {
  await requireWriter(context, asked);
  return generateTests(context, { userId: asked.user.id, body, signal, isOfClass: true });
}

export async function* stressForClass(
  context: AuthoringContext,
  { body, signal, ...asked }: Asked & { body: StressBody },
) {
  await requireWriter(context, asked);
  requireTeachersStress(body);
  return yield* stressProgram(context, { userId: asked.user.id, body, signal, ofClass: ofClass(asked) });
}

/** Throws conflict as well while an assignment has it: its students would stand before nothing. */
export async function deleteClassProblem(
  { pool }: Pick<AuthoringContext, "pool">,
  asked: AskedClass & { problemId: string },
): Promise<void> {
  await requireWriter({ pool }, asked);
  await inTransaction(pool, async (db) => {
    await ofClass(asked).requireRight(db);
    const { id } = await requireEdited(db, { problemId: asked.problemId, ofClass: asked });
    const [title] = await listAssignmentTitles(db, id);
    if (title !== undefined) throw new DomainError("conflict", `${title} has this problem: take it out there first`);
    await markDeleted(db, id);
  });
  await announceProblemsChanged(pool);
}

function ofClass({ classId, user }: AskedClass): OfClass {
  return {
    classId,
    userId: user.id,
    async requireRight(db) {
      await holdClass(db, classId);
      refuseArchived(await requireTeacher(db, { classId, user }));
    },
  };
}
