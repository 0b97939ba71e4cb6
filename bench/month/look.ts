import type pg from "pg";
import { bytesOf, memoryBelow, type UsedMemory } from "../usage.ts";

/** What an installation has of everything that could grow. Bytes, or rows. */
export interface Look {
  /** By kind of process, without what stands in files. */
  memory: Record<MemoryKind, number>;
  /** Programs and libraries of all of them, as far as nobody else on this machine has them open. */
  files: number;
  dataFolder: number;
  /** Of the database, within the folder. */
  log: number;
  /** All tables with their indexes, by name. */
  tables: Record<string, number>;
  /** Of the tables in which nothing may stay for good. */
  rows: Record<string, number>;
}

export const MEMORY_KINDS = [
  "supervisor",
  "web server",
  "judge",
  "launcher and runners",
  "Java compilers",
  "database",
] as const;
type MemoryKind = (typeof MEMORY_KINDS)[number];

/**
 * What goes by itself, and by what. Not among them: what people have written (submissions, drafts, comments, lists,
 * settings), and the logins of the audit log, which stay for ninety days.
 */
const ENDING: Readonly<Record<string, string>> = {
  session: "thirty days, or fourteen without use",
  personal_token: "thirty days after its end",
  known_browser: "ninety days without use",
  pending_registration: "a day",
  password_reset: "the end of its code",
  email_change: "the end of its code",
  rate_limit: "the end of the limit's time",
  run_request: "ten minutes",
  job: "its verdict",
  draft_to_prepare: "its request",
  draft_allowance: "ten minutes",
  program_holder: "ten minutes",
  submission_tally_change: "ten seconds, folded into the tally",
  site_sample: "a day",
  judge_worker: "the judge",
};

export async function look(input: { pid: number; dataDir: string; database: pg.Pool }): Promise<Look> {
  const { pid, dataDir, database } = input;
  const processes = await memoryBelow(pid);
  const tables = await database.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc`,
  );
  const log = await database.query<{ bytes: number }>("select sum(size)::float8 as bytes from pg_ls_waldir()");
  const rows: Record<string, number> = {};
  for (const table of Object.keys(ENDING)) {
    const counted = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    rows[table] = counted.rows[0]?.count ?? Number.NaN;
  }
  const loose = await database.query<{ count: number }>("select count(*)::int as count from test_data where is_loose");
  rows["test_data of no test"] = loose.rows[0]?.count ?? Number.NaN;
  return {
    memory: memoryByKind(processes),
    files: processes.reduce((sum, { fileBytes }) => sum + fileBytes, 0),
    dataFolder: await bytesOf(dataDir),
    log: log.rows[0]?.bytes ?? Number.NaN,
    tables: Object.fromEntries(tables.rows.map(({ name, bytes }) => [name, bytes])),
    rows,
  };
}

/** Of all kinds together, in megabytes. */
export function memoryOf({ memory }: Look): number {
  return Object.values(memory).reduce((sum, bytes) => sum + bytes, 0) / 1e6;
}

function memoryByKind(processes: readonly UsedMemory[]): Record<MemoryKind, number> {
  const byPid = new Map(processes.map((process) => [process.pid, process]));
  const kindOf = (process: UsedMemory | undefined): MemoryKind => {
    if (process === undefined) return "supervisor";
    const { command } = process;
    if (/worker-main/.test(command)) return "judge";
    if (/site-main/.test(command)) return "web server";
    if (/^\S*\/java /.test(command)) return "Java compilers";
    if (/runner-launcher|^runner /.test(command)) return "launcher and runners";
    if (/^postgres|\/postgres /.test(command)) return "database";
    if (/scripts\/start\.ts/.test(command)) return "supervisor";
    return kindOf(byPid.get(process.parent));
  };
  const sums = Object.fromEntries(MEMORY_KINDS.map((kind) => [kind, 0])) as Record<MemoryKind, number>;
  for (const process of processes) sums[kindOf(process)] += process.bytes - process.fileBytes;
  return sums;
}
