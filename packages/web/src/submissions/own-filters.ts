import type { OwnSubmissionsQuery } from "@verdict/contract/own-submissions";

/** Which of the own submissions are shown; "" of those that do not matter. Days are `2026-11-27`, both included. */
export interface OwnFilters {
  problem: string;
  verdict: string;
  language: string;
  from: string;
  to: string;
}

const NAMES = ["problem", "verdict", "language", "from", "to"] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** As the address has them; what is no day there is none. */
export function readOwnFilters(query: URLSearchParams): OwnFilters {
  const day = (name: string) => (momentOf(query.get(name) ?? "", 0) === null ? "" : (query.get(name) ?? ""));
  return {
    problem: query.get("problem") ?? "",
    verdict: query.get("verdict") ?? "",
    language: query.get("language") ?? "",
    from: day("from"),
    to: day("to"),
  };
}

export function writeOwnFilters(filters: OwnFilters): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (filters[name] === "" ? [] : [[name, filters[name]]])));
}

export function isFiltered(filters: OwnFilters): boolean {
  return NAMES.some((name) => filters[name] !== "");
}

/** What to ask the server for: days begin and end at midnight where the reader is. */
export function queryOfFilters(filters: OwnFilters): Record<string, string> {
  const { problem, verdict, language } = filters;
  const wanted: Partial<Record<keyof OwnSubmissionsQuery, string | null>> = {
    problem: problem || null,
    verdict: verdict || null,
    language: language || null,
    since: momentOf(filters.from, 0),
    until: momentOf(filters.to, 1),
  };
  return Object.fromEntries(Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The midnight with which the day begins, so many days later. */
function momentOf(day: string, later: number): string | null {
  const [year = 0, month = 0, date = 0] = DAY.test(day) ? day.split("-").map(Number) : [];
  const midnight = new Date(year, month - 1, date);
  if (year < 1970 || midnight.getMonth() !== month - 1 || midnight.getDate() !== date) return null;
  return new Date(year, month - 1, date + later).toISOString();
}
