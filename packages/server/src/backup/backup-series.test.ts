import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { BackupError } from "./backup-error.ts";
import { addToSeries } from "./backup-series.ts";
import { restoreBackup } from "./restore-backup.ts";

const COMMAND = path.join(import.meta.dirname, "../../../../scripts/backup.ts");
const log = () => undefined;
/** Above every process id that Linux gives. */
const NOBODY = 4_194_305;
let root: string;
let dataDir: string;
let folder: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), "verdict-series-"));
  chmodSync(root, 0o755);
  dataDir = path.join(root, "data");
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, "admin-password"), "a secret", { mode: 0o600 });
  server = await startEmbeddedPostgres({ folder: path.join(dataDir, "postgres"), log });
}, 60_000);
beforeEach(() => {
  folder = mkdtempSync(path.join(root, "backups-"));
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

/** What earlier days have left, as files of one byte. */
function leave(...names: readonly string[]): void {
  for (const name of names) writeFileSync(path.join(folder, name), "x");
}

const onNight = (day: string, keep: number) =>
  addToSeries({ dataDir, folder, keep, now: new Date(`${day}T02:30:07.500Z`), log });

test("the newest backups stay, the oldest go, and the new one can be restored", async () => {
  leave("verdict-2026-02-27T02-30-00Z.zip", "verdict-2026-02-28T02-30-00Z.zip", "verdict-2025-12-31T02-30-00Z.zip");
  const file = await onNight("2026-03-01", 2);
  expect(path.basename(file)).toBe("verdict-2026-03-01T02-30-07Z.zip");
  expect(readdirSync(folder).sort()).toEqual(["verdict-2026-02-28T02-30-00Z.zip", "verdict-2026-03-01T02-30-07Z.zip"]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const restored = path.join(root, "restored");
  await restoreBackup({ dataDir: restored, file, log });
  expect(existsSync(path.join(restored, "admin-password"))).toBe(true);
}, 60_000);

test("what has another name is nobody's to remove", async () => {
  const others = ["verdict.zip", "before-upgrade.zip", "verdict-2026-02-28T02-30-00Z.zip.gpg", "old-verdict-2026.zip"];
  leave(...others);
  mkdirSync(path.join(folder, "verdict-by-hand"));
  const file = await onNight("2026-03-01", 1);
  expect(readdirSync(folder).sort()).toEqual([...others, "verdict-by-hand", path.basename(file)].sort());
}, 60_000);

test("what the clock of another day has named after a time to come takes no place, and not that of the new one", async () => {
  const toCome = ["verdict-2031-01-01T02-30-00Z.zip", "verdict-2031-01-02T02-30-00Z.zip"];
  leave("verdict-2026-02-27T02-30-00Z.zip", "verdict-2026-02-28T02-30-00Z.zip", ...toCome);
  const said: string[] = [];
  const now = new Date("2026-03-01T02:30:07Z");
  const file = await addToSeries({ dataDir, folder, keep: 2, now, log: (line) => said.push(line) });
  expect(readdirSync(folder).sort()).toEqual(["verdict-2026-02-28T02-30-00Z.zip", path.basename(file), ...toCome]);
  expect(said).toContainEqual(expect.stringMatching(/^2 in .* are of a time to come \(verdict-2031-01-01/));
}, 60_000);

test("links and folders of such names are nobody's to remove, and keep no backup from being made", async () => {
  const elsewhere = path.join(root, "elsewhere.zip");
  writeFileSync(elsewhere, "x");
  const names = ["verdict-2026-02-25T02-30-00Z.zip", "verdict-2026-02-26T02-30-00Z.zip"] as const;
  const unfinished = `verdict-2026-02-27T02-30-00Z.zip.unfinished-${NOBODY}`;
  symlinkSync(elsewhere, path.join(folder, names[0]));
  mkdirSync(path.join(folder, names[1]));
  mkdirSync(path.join(folder, unfinished));
  leave("verdict-2026-02-24T02-30-00Z.zip");
  const file = await onNight("2026-03-01", 1);
  expect(readdirSync(folder).sort()).toEqual([...names, unfinished, path.basename(file)].sort());
  expect(existsSync(elsewhere)).toBe(true);
}, 60_000);

test("a backup into the data folder is refused: it would hold itself", async () => {
  const inside = path.join(dataDir, "backups");
  mkdirSync(inside);
  const way = path.join(root, "way-in");
  symlinkSync(inside, way);
  for (const place of [dataDir, inside, way]) {
    const failing = addToSeries({ dataDir, folder: place, keep: 3, now: new Date(), log });
    await expect(failing).rejects.toThrow("of which it is to be the backup");
  }
  expect(readdirSync(inside)).toEqual([]);
});

test("a backup that fails removes none of those before", async () => {
  const before = ["verdict-2026-02-27T02-30-00Z.zip", "verdict-2026-02-28T02-30-00Z.zip"];
  leave(...before);
  const empty = path.join(root, "nothing");
  const failing = addToSeries({ dataDir: empty, folder, keep: 1, now: new Date(), log });
  await expect(failing).rejects.toThrow("There is no database");
  expect(readdirSync(folder).sort()).toEqual(before);
});

test("what a killed backup has left goes, and what another process is writing stays", async () => {
  const alive = `verdict-2026-02-28T02-30-00Z.zip.unfinished-${process.pid}`;
  leave(alive, `verdict-2026-02-27T02-30-00Z.zip.unfinished-${NOBODY}`, `mine.zip.unfinished-${NOBODY}`);
  const file = await onNight("2026-03-01", 1);
  expect(readdirSync(folder).sort()).toEqual([`mine.zip.unfinished-${NOBODY}`, alive, path.basename(file)].sort());
}, 60_000);

/** As `npm run` does it, without the set-up around it. */
function runCommand(...words: readonly string[]): { status: number | null; stderr: string } {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir };
  return spawnSync(process.execPath, [COMMAND, ...words], { encoding: "utf8", env });
}

test("the command writes one and says which older ones it has removed", () => {
  leave("verdict-2026-02-27T02-30-00Z.zip", "verdict-2026-02-28T02-30-00Z.zip");
  const { status, stderr } = runCommand("backup", "--keep", "2", folder);
  expect(stderr).toContain("verdict-2026-02-27T02-30-00Z.zip was removed: the newest 2 stay");
  expect(stderr).toMatch(/verdict-\d{4}-\d\d-\d\dT[\d-]+Z\.zip \([\d.]+ MB\) holds everything of /);
  expect(status).toBe(0);
  expect(readdirSync(folder)).toHaveLength(2);
}, 60_000);

test.each([
  [["backup", "--keep", "0"]],
  [["backup", "--keep", "-1"]],
  [["backup", "--keep", "all"]],
  [["backup", "--kept", "2"]],
  [["restore", "--keep", "2"]],
])("a command line that makes no sense removes nothing: %s", (words) => {
  leave("verdict-2026-02-27T02-30-00Z.zip");
  const { status, stderr } = runCommand(...words, folder);
  expect(status).toBe(2);
  expect(stderr).toContain("npm run backup -- --keep N FOLDER");
  expect(readdirSync(folder)).toEqual(["verdict-2026-02-27T02-30-00Z.zip"]);
});

test("a folder that is not there is said in one line", async () => {
  const failing = addToSeries({ dataDir, folder: path.join(root, "no/such"), keep: 1, now: new Date(), log });
  await expect(failing).rejects.toThrow(BackupError);
  await expect(failing).rejects.toThrow(/no\/such: there is no such file or folder/);
});
