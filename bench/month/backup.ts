import path from "node:path";
import { startEmbeddedPostgres } from "@verdict/server/embedded-postgres";
import pg from "pg";
import type { Installation } from "./installation.ts";

/*
 * A backup that is written while people work, and what a new installation makes of it. Each row that was there before
 * the backup began and has not changed until it was over has to be in it as it was.
 */

const BACKUP = path.join(import.meta.dirname, "../../scripts/backup.ts");

/** By table and key: a digest of the row. */
type Rows = Map<string, string>;

/** Tables whose rows hardly change once they are there. */
const TABLES = {
  user_account: "id",
  submission: "id",
  talk_comment: "id",
  problem_test: "(problem_id, number)",
  test_data: "sha256",
  secret: "name",
};

export interface Backup {
  file: string;
  seconds: number;
  /** What stood in the same way before and afterwards. */
  unchanged: Rows;
}

export async function writeBackup(installation: Installation, file: string): Promise<Backup> {
  const before = await readRows(installation.database);
  const begin = performance.now();
  await installation.run([BACKUP, "backup", file], {});
  const seconds = (performance.now() - begin) / 1000;
  const after = await readRows(installation.database);
  return { file, seconds, unchanged: new Map([...before].filter(([key, digest]) => after.get(key) === digest)) };
}

/** Restores it into another folder and starts the database there. Returns how many rows are not what they were. */
export async function compareRestored(
  installation: Installation,
  backup: Backup,
  folder: string,
): Promise<{ rows: number; different: number }> {
  await installation.run([BACKUP, "restore", backup.file], { DATA_DIR: folder });
  const server = await startEmbeddedPostgres({ folder: path.join(folder, "postgres"), log: () => undefined });
  const database = new pg.Pool({ connectionString: server.url, max: 1 });
  try {
    const restored = await readRows(database);
    const different = [...backup.unchanged].filter(([key, digest]) => restored.get(key) !== digest).length;
    return { rows: backup.unchanged.size, different };
  } finally {
    await database.end();
    await server.stop();
  }
}

async function readRows(database: pg.Pool): Promise<Rows> {
  const all: Rows = new Map();
  for (const [table, key] of Object.entries(TABLES)) {
    const { rows } = await database.query<{ key: string; digest: string }>(
      `select (${key})::text as key, md5(this::text) as digest from ${table} this`,
    );
    for (const row of rows) all.set(`${table} ${row.key}`, row.digest);
  }
  return all;
}
