import type { GradeRow } from "@verdict/contract/assignments";
import { csvField } from "../../platform/csv-field.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { type AskedClass, requireStaff } from "../require-class.ts";
import { type ClassGrades, gradeClass, mostOf, presentEarned, roundPoints, type StudentGrades } from "./grade-class.ts";

/** As many students from `from` on as fit, and where the next ones begin. */
export async function readGradeBook(db: Queryable, asked: AskedClass & { from: number }) {
  const grades = await gradesOf(db, asked);
  return {
    assignments: grades.assignments.map((row) => ({ _id: row.id, title: row.title, most: mostOf(row) })),
    ...pageOf(grades.students.map(presentRow), asked.from),
  };
}

/** The rows from `from` on that fit into one answer. */
export function pageOf<Row>(all: readonly Row[], from: number): { rows: Row[]; next: number | null } {
  const rows = firstThatFit(all.slice(from), MOST_ROWS_BYTES);
  const next = from + rows.length;
  return { rows, next: rows.length > 0 && next < all.length ? next : null };
}

/** Leaves room for what stands above them. */
const MOST_ROWS_BYTES = 900_000;

/**
 * For a spreadsheet. What it would take for a formula begins with an apostrophe: names are what students have typed,
 * and teachers open this file.
 */
export async function writeGradeBook(db: Queryable, asked: AskedClass): Promise<{ name: string; csv: string }> {
  const found = await requireStaff(db, asked);
  const { assignments, students } = await gradesOf(db, asked);
  const head = [
    ...["Name", "Email", "Label"],
    ...assignments.map((row) => `${row.title} (of ${mostOf(row)})`),
    `Total (of ${roundPoints(assignments.reduce((total, row) => total + mostOf(row), 0))})`,
  ];
  const data = students.map(presentRow).map((row) => [row.name, row.emailId, row.label, ...row.earned, row.total]);
  // A mark of the byte order, by which spreadsheets know that it is UTF-8.
  const csv = `\uFEFF${[head, ...data].map((row) => `${row.map(csvField).join(",")}\r\n`).join("")}`;
  return { name: found.name, csv };
}

async function gradesOf(db: Queryable, asked: AskedClass): Promise<ClassGrades> {
  const found = await requireStaff(db, asked);
  return gradeClass(db, { classId: found.id, freeLateDays: found.free_late_days });
}

function presentRow({ student, works, freeDaysLeft }: StudentGrades): GradeRow {
  const earned = works.map((work) => presentEarned(work.earned));
  return {
    userId: student.user_id,
    name: student.name,
    emailId: student.email_id,
    label: student.label,
    earned,
    total: roundPoints(earned.reduce<number>((total, points) => total + (points ?? 0), 0)),
    freeDaysLeft,
  };
}
