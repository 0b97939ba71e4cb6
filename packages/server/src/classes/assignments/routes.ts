import * as calls from "@verdict/contract/assignments";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { slugOf } from "../../problems/authoring/slug.ts";
import { readGradeBook, writeGradeBook } from "../grading/grade-book.ts";
import { createAssignment, deleteAssignment, giveDays, readForm, updateAssignment } from "./give-assignment.ts";
import { readAssignment, readAssignments, readGrid } from "./read-assignments.ts";

export function registerAssignmentRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  handle(app, calls.assignments, ({ params, user }) => readAssignments(pool, { ...params, user }));

  handle(app, calls.createAssignment, async ({ params, body, user }) => ({
    _id: await createAssignment(pool, { ...params, user, form: body }),
  }));

  handle(app, calls.assignment, ({ params, user }) => readAssignment(pool, { ...params, user }));

  handle(app, calls.editAssignment, ({ params, user }) => readForm(pool, { ...params, user }));

  handle(app, calls.updateAssignment, async ({ params, body, user }) => {
    await updateAssignment(pool, { ...params, user, ...body });
    return { message: "The assignment is changed." };
  });

  handle(app, calls.deleteAssignment, async ({ params, user }) => {
    await deleteAssignment(pool, { ...params, user });
    return { message: "The assignment is deleted." };
  });

  handle(app, calls.grid, ({ params, query, user }) =>
    readGrid(pool, { ...params, user, from: Number(query.from ?? 0) }),
  );

  handle(app, calls.giveDays, async ({ params, body, user }) => {
    await giveDays(pool, { ...params, user, ...body });
    return { message: "The days are given." };
  });

  handle(app, calls.gradeBook, ({ params, query, user }) =>
    readGradeBook(pool, { ...params, user, from: Number(query.from ?? 0) }),
  );

  handle(app, calls.gradeBookFile, async ({ params, user, reply }) => {
    const { name, csv } = await writeGradeBook(pool, { ...params, user });
    reply.header("content-disposition", `attachment; filename="grades-${slugOf(name)}.csv"`);
    reply.type("text/csv; charset=utf-8").send(csv);
    return TAKEN_OVER;
  });
}
