import { queryOptions } from "@tanstack/react-query";
import { assignment, assignments, editAssignment, gradeBook, grid } from "@verdict/contract/assignments";
import { classSubmission } from "@verdict/contract/class-submissions";
import { classes, roster, schoolClass, teachers } from "@verdict/contract/classes";
import { ltiCourses } from "@verdict/contract/lti-classes";
import { callApi } from "../../platform/call-api.ts";
import { offsetOf } from "../contests/server-clock.ts";

const GRID_EVERY_MS = 15_000;

export const classesQuery = queryOptions({
  queryKey: ["classes"],
  queryFn: ({ signal }) => callApi(classes, { signal }),
  staleTime: 0,
});

export function classQuery(classId: string) {
  return queryOptions({
    queryKey: ["class", classId],
    queryFn: ({ signal }) => callApi(schoolClass, { params: { classId }, signal }),
    staleTime: 0,
  });
}

export function rosterQuery(classId: string) {
  return queryOptions({
    queryKey: ["class", classId, "roster"],
    queryFn: ({ signal }) => callApi(roster, { params: { classId }, signal }),
    staleTime: 0,
  });
}

/** The courses at learning platforms that are a class; for its staff. */
export function coursesQuery(classId: string) {
  return queryOptions({
    queryKey: ["class", classId, "courses"],
    queryFn: ({ signal }) => callApi(ltiCourses, { params: { classId }, signal }),
    staleTime: 0,
  });
}

export const teachersQuery = queryOptions({
  queryKey: ["teachers"],
  queryFn: ({ signal }) => callApi(teachers, { signal }),
  staleTime: 0,
});

export function assignmentsQuery(classId: string) {
  return queryOptions({
    queryKey: ["class", classId, "assignments"],
    queryFn: async ({ signal }) => {
      const answer = await callApi(assignments, { params: { classId }, signal });
      return { ...answer, offset: offsetOf(answer.now) };
    },
    staleTime: 0,
  });
}

export function assignmentQuery(classId: string, assignmentId: string) {
  return queryOptions({
    queryKey: ["class", classId, "assignment", assignmentId],
    queryFn: async ({ signal }) => {
      const answer = await callApi(assignment, { params: { classId, assignmentId }, signal });
      return { assignment: answer, offset: offsetOf(answer.now) };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** All students, however many answers that takes. */
export function gridQuery(classId: string, assignmentId: string) {
  return queryOptions({
    queryKey: ["class", classId, "assignment", assignmentId, "grid"],
    queryFn: async ({ signal }) => {
      const params = { classId, assignmentId };
      let page = await callApi(grid, { params, signal });
      const rows = [...page.rows];
      while (page.next !== null) {
        page = await callApi(grid, { params, query: { from: String(page.next) }, signal });
        rows.push(...page.rows);
      }
      return rows;
    },
    staleTime: 0,
    refetchInterval: GRID_EVERY_MS,
  });
}

export function gradeBookQuery(classId: string) {
  return queryOptions({
    queryKey: ["class", classId, "grades"],
    queryFn: async ({ signal }) => {
      const params = { classId };
      let page = await callApi(gradeBook, { params, signal });
      const rows = [...page.rows];
      while (page.next !== null) {
        page = await callApi(gradeBook, { params, query: { from: String(page.next) }, signal });
        rows.push(...page.rows);
      }
      return { assignments: page.assignments, rows };
    },
    staleTime: 0,
  });
}

/** For the form: what somebody else saves meanwhile must not come into it. */
export function assignmentFormQuery(classId: string, assignmentId: string) {
  return queryOptions({
    queryKey: ["assignmentForm", assignmentId],
    queryFn: ({ signal }) => callApi(editAssignment, { params: { classId, assignmentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function classSubmissionQuery(classId: string, submissionId: string) {
  return queryOptions({
    queryKey: ["class", classId, "submission", submissionId],
    queryFn: ({ signal }) => callApi(classSubmission, { params: { classId, submissionId }, signal }),
    staleTime: 0,
  });
}
