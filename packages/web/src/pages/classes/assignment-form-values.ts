import { AidPreset, type AssignmentForm, Grading } from "@verdict/contract/assignments";
import { LanguageId } from "@verdict/contract/language";
import type { OpenAssignmentForm } from "../../platform/open-answers.ts";
import { fieldText, momentOf } from "../contests/form-values.ts";

const DAY_MS = 24 * 60 * 60_000;
const USUAL_DAYS = 7;
const USUAL_POINTS = "10";

/** A form as it is typed. Times are those of the reader's own clock, as their fields write them. */
export interface AssignmentValues {
  title: string;
  intro: string;
  opens: string;
  due: string;
  lateDays: string;
  latePercent: string;
  grading: string;
  aids: string;
  hasLanguages: boolean;
  languages: string[];
  problemIds: string[];
  /** By problem; one that is not here is worth the usual. */
  points: Record<string, string>;
}

/** It opens now, and is due in a week at the end of the day. */
export function newAssignment(now: Date): AssignmentValues {
  const due = new Date(now.getTime() + USUAL_DAYS * DAY_MS);
  due.setHours(23, 59, 0, 0);
  return {
    title: "",
    intro: "",
    opens: fieldText(now),
    due: fieldText(due),
    lateDays: "0",
    latePercent: "10",
    grading: "points",
    aids: "homework",
    hasLanguages: false,
    languages: ["cpp", "java", "javascript"],
    problemIds: [],
    points: {},
  };
}

export function valuesOf(form: OpenAssignmentForm): AssignmentValues {
  const fresh = newAssignment(new Date(form.opensAt));
  return {
    title: form.title,
    intro: form.intro,
    opens: fieldText(new Date(form.opensAt)),
    due: fieldText(new Date(form.dueAt)),
    lateDays: String(form.lateDays),
    latePercent: String(form.latePercent),
    grading: form.grading,
    aids: form.aids,
    hasLanguages: form.languages !== null,
    languages: form.languages ?? fresh.languages,
    problemIds: form.problems.map(({ problemId }) => problemId),
    points: Object.fromEntries(form.problems.map(({ problemId, points }) => [problemId, String(points)])),
  };
}

/** As the server takes it; whether it may be so the contract says. */
export function formOf(values: AssignmentValues): AssignmentForm {
  return {
    title: values.title,
    intro: values.intro,
    opensAt: momentOf(values.opens),
    dueAt: momentOf(values.due),
    lateDays: numberOf(values.lateDays),
    latePercent: numberOf(values.latePercent),
    grading: Grading.parse(values.grading),
    aids: AidPreset.parse(values.aids),
    languages: values.hasLanguages ? values.languages.map((id) => LanguageId.parse(id)) : null,
    problems: values.problemIds.map((problemId) => ({ problemId, points: numberOf(pointsOf(values, problemId)) })),
  };
}

/** As they are typed. */
export function pointsOf({ points }: Pick<AssignmentValues, "points">, problemId: string): string {
  return points[problemId] ?? USUAL_POINTS;
}

function numberOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}
