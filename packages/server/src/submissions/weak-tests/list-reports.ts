import type { WeakTestReport } from "@verdict/contract/weak-tests";
import type { AppContext } from "../../platform/context.ts";
import * as store from "./store.ts";

const PAGE_SIZE = 20;
/** Of each text: what a person looks at in a list. A page of the worst stays below a megabyte. */
const MOST_CHARACTERS = 2_000;
const MOST_REASON_CHARACTERS = 200;

/** `before` is the `next` of an earlier page. */
export async function listReports(
  { pool }: Pick<AppContext, "pool">,
  before: string | null,
): Promise<{ open: number; reports: WeakTestReport[]; next: string | null }> {
  const [isOpen, id] = before?.split("-") ?? [];
  const rows = await store.listReports(pool, {
    before: isOpen === undefined || id === undefined ? null : { isOpen: isOpen === "1", id },
    // One more than a page, to know whether there is another page.
    most: PAGE_SIZE + 1,
    inputCharacters: MOST_CHARACTERS,
  });
  const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    open: await store.countOpenReports(pool),
    reports: rows.slice(0, PAGE_SIZE).map(present),
    next: last === undefined ? null : `${last.state === "open" ? 1 : 0}-${last.id}`,
  };
}

function present(row: store.ReportRow): WeakTestReport {
  const { expected, output, endings } = row.finding;
  return {
    _id: row.id,
    problemId: row.problem_id,
    problemTitle: row.title,
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    emailId: row.email_id,
    isNamed: row.is_named,
    isSearched: row.is_searched,
    input: row.input,
    expected: expected === null ? null : cut(expected, MOST_CHARACTERS),
    output: cut(output, MOST_CHARACTERS),
    endings: endings.map((ending) => ({ ...ending, reason: cut(ending.reason, MOST_REASON_CHARACTERS) })),
    hiddenNumber: row.hidden_number,
  };
}

function cut(text: string, most: number): string {
  return text.slice(0, most).toWellFormed();
}
