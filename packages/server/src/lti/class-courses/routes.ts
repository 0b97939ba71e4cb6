import * as calls from "@verdict/contract/lti-classes";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import type { LtiContext } from "../lti-context.ts";
import { fetchRoster } from "../roster/fetch-roster.ts";
import { forgetLink, readClassCourses, sendClassGrades, unlinkCourse } from "./class-courses.ts";

export function registerClassCourseRoutes(app: FastifyInstance, context: LtiContext): void {
  const { pool } = context;
  handle(app, calls.ltiCourses, ({ params, user }) => readClassCourses(pool, { ...params, user }));

  handle(app, calls.sendGrades, async ({ params, user }) => {
    const areAll = await sendClassGrades(context, { ...params, user });
    const what = areAll ? "The grades were sent" : "The first grades were sent, the others follow by themselves";
    return { message: `${what}; what failed stands with its link.` };
  });

  handle(app, calls.unlinkCourse, async ({ params, user }) => {
    await unlinkCourse(pool, { ...params, user });
    return { message: "The course is this class no more." };
  });

  handle(app, calls.forgetLink, async ({ params, body, user }) => {
    await forgetLink(pool, { ...params, ...body, user });
    return { message: "Forgotten: the next teacher who opens the link is asked." };
  });

  handle(app, calls.fetchRoster, ({ params, user }) => fetchRoster(context, { ...params, user }));
}
