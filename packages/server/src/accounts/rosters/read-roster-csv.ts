import { EmailId } from "@verdict/contract/accounts";
import { RosterLabel, RosterName } from "@verdict/contract/rosters";
import Papa from "papaparse";
import * as z from "zod/mini";

export interface RosterLine {
  /** Counted from 1, as a spreadsheet does. */
  line: number;
  emailId: string;
  /** Null where the roster has no such column: what there is stays. */
  name: string | null;
  label: string | null;
  role: "student" | "assistant" | null;
}

export interface RosterFault {
  /** Counted from 1, as a spreadsheet does. */
  line: number;
  text: string;
}

type Column = "email" | "name" | "first name" | "last name" | "label" | "role";

/** What schools' programs call their columns. */
const COLUMNS: Readonly<Record<string, Column>> = {
  email: "email",
  "e-mail": "email",
  mail: "email",
  "email address": "email",
  "e-mail address": "email",
  name: "name",
  "full name": "name",
  student: "name",
  team: "name",
  "team name": "name",
  "first name": "first name",
  firstname: "first name",
  "given name": "first name",
  "last name": "last name",
  lastname: "last name",
  surname: "last name",
  "family name": "last name",
  label: "label",
  id: "label",
  "id number": "label",
  "student id": "label",
  "student number": "label",
  matriculation: "label",
  "matriculation number": "label",
  seat: "label",
  role: "role",
};
const PLAIN: readonly Column[] = ["email", "name", "label", "role"];

/** More than the largest contest invites. What is longer is not looked at: it would hold up everybody else. */
const MOST_LINES = 5_000;
/** More than any school's program writes. */
const MOST_COLUMNS = 100;
/** Nobody mends more of them at a time. */
const MOST_FAULTS = 50;

/**
 * A roster as spreadsheets write it: commas, semicolons or tabs, quotes where needed, and a first line that names the
 * columns. Without one the columns are address, name and label. Empty lines say nothing.
 */
export function readRosterCsv(csv: string): { lines: RosterLine[]; faults: RosterFault[] } {
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, "").trimEnd(), {
    delimitersToGuess: [",", ";", "\t"],
    preview: MOST_LINES + 1,
  });
  const [first = []] = data;
  const tooMuch = data.length > MOST_LINES ? `${MOST_LINES} lines` : `${MOST_COLUMNS} columns`;
  if (data.length > MOST_LINES || first.length > MOST_COLUMNS) {
    return { lines: [], faults: [{ line: 1, text: `A roster has at most ${tooMuch}` }] };
  }
  const faults: RosterFault[] = errors
    .filter(({ type }) => type === "Quotes")
    .map(({ row = 0 }) => ({ line: row + 1, text: "A quotation mark is missing, or stands where none may" }));
  const named = first.map((cell) => COLUMNS[cell.trim().toLowerCase()] ?? null);
  const hasHeader = named.includes("email");
  if (!hasHeader && !first.some(isAddress)) {
    return {
      lines: [],
      faults: [{ line: 1, text: "The first line has to name the columns: email, and name for example" }],
    };
  }
  const columns = hasHeader ? named : PLAIN;
  const seen = new Map<string, number>();
  const lines: RosterLine[] = [];
  for (const [index, cells] of data.entries()) {
    if ((index === 0 && hasHeader) || cells.every((cell) => cell.trim() === "")) continue;
    const line = index + 1;
    const read = readLine(cells, columns);
    const before = typeof read === "string" ? undefined : seen.get(read.emailId);
    if (typeof read === "string") faults.push({ line, text: read });
    else if (before !== undefined) faults.push({ line, text: `${read.emailId} stands in line ${before} already` });
    else lines.push({ line, ...read });
    if (typeof read !== "string") seen.set(read.emailId, before ?? line);
  }
  return { lines, faults: faults.slice(0, MOST_FAULTS) };
}

/** What is wrong, in words, or the line. */
function readLine(cells: readonly string[], columns: readonly (Column | null)[]): Omit<RosterLine, "line"> | string {
  const cellOf = (column: Column) => {
    const at = columns.indexOf(column);
    return at === -1 ? null : (cells[at] ?? "").trim().replace(/\s+/g, " ");
  };
  const address = cellOf("email") ?? "";
  const emailId = z.safeParse(EmailId, address);
  if (!emailId.success) return address === "" ? "There is no address" : `${address.slice(0, 80)} is no address`;
  const parts = [cellOf("first name"), cellOf("last name")];
  const joined = parts.every((part) => part === null) ? null : parts.filter(Boolean).join(" ");
  const name = z.safeParse(z.nullable(RosterName), cellOf("name") ?? joined);
  if (!name.success) return name.error.issues[0]?.message ?? "Invalid name";
  const label = z.safeParse(z.nullable(RosterLabel), cellOf("label"));
  if (!label.success) return label.error.issues[0]?.message ?? "Invalid label";
  const role = readRole(cellOf("role"));
  if (role === undefined) return "A role is student or assistant";
  return { emailId: emailId.data, name: name.data, label: label.data, role };
}

function readRole(text: string | null): RosterLine["role"] | undefined {
  if (text === null || text === "") return null;
  const role = text.toLowerCase();
  return role === "student" || role === "assistant" ? role : undefined;
}

function isAddress(cell: string): boolean {
  return z.safeParse(EmailId, cell).success;
}
