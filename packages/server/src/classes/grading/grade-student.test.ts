import { expect, test } from "vitest";
import { type GradedAssignment, gradeStudent, type HandedIn } from "./grade-student.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const homework = (changes: Partial<GradedAssignment> = {}): GradedAssignment => ({
  id: "one",
  dueMs: 10 * DAY_MS,
  latePercent: 10,
  grading: "points",
  languages: null,
  problems: [{ problemId: "sum", points: 10 }],
  ...changes,
});
let made = 0;
const sent = (at: number, changes: Partial<HandedIn> = {}): HandedIn => {
  made += 1;
  return {
    assignmentId: "one",
    problemId: "sum",
    submissionId: `s${made}`,
    atMs: at,
    language: "cpp",
    verdict: "AC",
    points: null,
    ...changes,
  };
};
const grade = (input: {
  assignments?: GradedAssignment[];
  handedIn: HandedIn[];
  extraDays?: Record<string, number>;
  freeDays?: number;
}) =>
  gradeStudent({
    assignments: input.assignments ?? [homework()],
    handedIn: input.handedIn,
    extraDays: new Map(Object.entries(input.extraDays ?? {})),
    freeDays: input.freeDays ?? 0,
  });
const earnedOf = (input: Parameters<typeof grade>[0]) => grade(input).works.map(({ earned }) => earned);
const DUE = 10 * DAY_MS;

test("nothing handed in is no grade, and a wrong answer is none either but for its zero", () => {
  expect(earnedOf({ handedIn: [] })).toEqual([null]);
  expect(grade({ handedIn: [] }).works[0]?.cells).toEqual([null]);
  expect(earnedOf({ handedIn: [sent(1, { verdict: "WA" })] })).toEqual([0]);
});

test("what has no verdict about the program counts neither as nothing nor as something", () => {
  for (const verdict of [null, "JE"] as const) expect(earnedOf({ handedIn: [sent(1, { verdict })] })).toEqual([null]);
});

test.each([
  ["in time", DUE - 1, 0, 10],
  ["within the minute of grace", DUE + 59_000, 0, 10],
  ["a moment after it", DUE + 60_000, 1, 9],
  ["a day late", DUE + DAY_MS, 1, 9],
  ["a day and an hour late", DUE + DAY_MS + HOUR_MS, 2, 8],
])("%s", (_what, at, lateDays, earned) => {
  const [work] = grade({ handedIn: [sent(at)] }).works;
  expect(work?.cells[0]?.best).toMatchObject({ lateDays });
  expect(work?.earned).toBeCloseTo(earned);
});

test("more is never taken off than there is", () => {
  expect(earnedOf({ assignments: [homework({ latePercent: 60 })], handedIn: [sent(DUE + 2 * DAY_MS)] })).toEqual([0]);
});

test("the best counts and the newest is told beside it; of equal ones the first counts", () => {
  const handedIn = [sent(5), sent(7, { verdict: "WA" }), sent(6)];
  const [work] = grade({ handedIn }).works;
  expect(work?.cells[0]).toMatchObject({
    tries: 3,
    newest: { submissionId: handedIn[1]?.submissionId, verdict: "WA" },
    best: { submissionId: handedIn[0]?.submissionId },
    earned: 10,
  });
});

test("part of a problem's points is as much of the assignment's, unless only what is solved counts", () => {
  const handedIn = [sent(1, { verdict: "WA", points: { score: 40, most: 100 } })];
  expect(earnedOf({ handedIn })).toEqual([4]);
  expect(earnedOf({ assignments: [homework({ grading: "solved" })], handedIn })).toEqual([0]);
  expect(earnedOf({ handedIn: [sent(1, { verdict: "WA", points: { score: 3, most: 0 } })] })).toEqual([0]);
});

test("all points of a problem without an accepted verdict are all points", () => {
  expect(earnedOf({ handedIn: [sent(1, { verdict: "WA", points: { score: 100, most: 100 } })] })).toEqual([10]);
});

test("a language that is not allowed does not count", () => {
  const assignments = [homework({ languages: ["java"] })];
  expect(earnedOf({ assignments, handedIn: [sent(1)] })).toEqual([null]);
  expect(earnedOf({ assignments, handedIn: [sent(1), sent(2, { language: "java", verdict: "WA" })] })).toEqual([0]);
});

test("own days move the moment at which it is due", () => {
  expect(earnedOf({ handedIn: [sent(DUE + 2 * DAY_MS)], extraDays: { one: 2 } })).toEqual([10]);
});

test("free days go to the assignment that is due first, as many as it needs", () => {
  const second = homework({ id: "two", dueMs: 20 * DAY_MS });
  const late = (days: number, id: string, due: number) => sent(due + days * DAY_MS, { assignmentId: id });
  const both = { assignments: [homework(), second], freeDays: 3 };
  const { works, freeDaysLeft } = grade({ ...both, handedIn: [late(2, "one", DUE), late(2, "two", 20 * DAY_MS)] });
  expect(works).toMatchObject([
    { earned: 10, freeDays: 2, freeDaysBefore: 3 },
    { earned: 9, freeDays: 1, freeDaysBefore: 1 },
  ]);
  expect(freeDaysLeft).toBe(0);
});

test("a free day is one of the assignment, whatever number of its problems were late", () => {
  const assignments = [
    homework({
      problems: [
        { problemId: "sum", points: 10 },
        { problemId: "max", points: 5 },
      ],
    }),
  ];
  const handedIn = [sent(DUE + DAY_MS), sent(DUE + DAY_MS, { problemId: "max" })];
  expect(grade({ assignments, handedIn, freeDays: 2 })).toMatchObject({ works: [{ earned: 15 }], freeDaysLeft: 1 });
});

test("no free day is spent where a day costs nothing", () => {
  const assignments = [homework({ latePercent: 0 })];
  expect(grade({ assignments, handedIn: [sent(DUE + DAY_MS)], freeDays: 1 })).toMatchObject({
    works: [{ earned: 10 }],
    freeDaysLeft: 1,
  });
});
