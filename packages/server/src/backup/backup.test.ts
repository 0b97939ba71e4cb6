import { execFileSync } from "node:child_process";
import { hash, randomBytes } from "node:crypto";
import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { type EmbeddedPostgres, MAJOR_VERSION, startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { BackupError } from "./backup-error.ts";
import { ABOUT, DATABASE, DIGESTS, FILES } from "./format.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const log = () => undefined;
const VIDEO = randomBytes(300_000);
let folder: string;
let dataDir: string;
let server: EmbeddedPostgres;
let whole: string;
const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "verdict-backup-"));
  chmodSync(folder, 0o755);
  dataDir = at("data");
  for (const name of ["media/videos", "media/incoming", "judge/cache", ".npm/_cacache"]) {
    mkdirSync(path.join(dataDir, name), { recursive: true });
  }
  writeFileSync(path.join(dataDir, "admin-password"), "a secret", { mode: 0o600 });
  writeFileSync(path.join(dataDir, "media/videos/one.mp4"), VIDEO);
  writeFileSync(path.join(dataDir, "media/incoming/half.mp4"), "half");
  writeFileSync(path.join(dataDir, "judge/cache/test"), "made again");
  writeFileSync(path.join(dataDir, ".npm/_cacache/package"), "fetched again");
  server = await startEmbeddedPostgres({ folder: path.join(dataDir, "postgres"), log });
  await ask(
    server,
    "create table pair (a int, b int); create table kept (n int); insert into kept select generate_series(1, 50000)",
  );
  whole = at("whole.zip");
  await backUpUnderLoad(whole);
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(database: EmbeddedPostgres, text: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const result = await client.query(text);
    return (Array.isArray(result) ? result.at(-1) : result).rows[0];
  } finally {
    await client.end();
  }
}

/** While two rows that belong together are written again and again. */
async function backUpUnderLoad(file: string): Promise<void> {
  let isOver = false;
  const load = (async () => {
    for (let n = 0; !isOver; n += 1) {
      await ask(
        server,
        `begin; insert into pair values (${n}, 0); insert into pair values (0, ${n}); commit; select 1`,
      );
    }
  })();
  try {
    await writeBackup({ dataDir, file, log });
  } finally {
    isOver = true;
    await load;
  }
}

const restoredInto = (name: string, file = whole) => restoreBackup({ dataDir: at(name), file, log });

test("a backup beside a working server restores as an installation of one moment, with its files", async () => {
  await ask(server, "insert into kept values (0); select 1");
  await restoredInto("restored");
  const restored = await startEmbeddedPostgres({ folder: at("restored/postgres"), log });
  const { kept, pairs, halves } = await ask(
    restored,
    `select (select count(*)::int from kept) as kept, count(*)::int as pairs,
            (select count(*)::int from pair where b > 0) - (select count(*)::int from pair where a > 0) as halves from pair`,
  );
  await restored.stop();
  expect({ kept, halves }).toEqual({ kept: 50_000, halves: 0 });
  expect(pairs).toBeGreaterThan(0);
  expect(readFileSync(at("restored/media/videos/one.mp4"))).toEqual(VIDEO);
  expect(readFileSync(at("restored/admin-password"), "utf8")).toBe("a secret");
  expect(statSync(at("restored/admin-password")).mode & 0o777).toBe(0o600);
  expect(readdirSync(at("restored")).sort()).toEqual(["admin-password", "media", "postgres"]);
  expect(existsSync(at("restored/media/incoming"))).toBe(false);
}, 60_000);

test("a backup is for its owner only, leaves nothing beside it, and replaces nothing", async () => {
  expect(statSync(whole).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith(".backup"))).toEqual([]);
  await expect(writeBackup({ dataDir, file: whole, log })).rejects.toThrow("is there already");
});

test("nothing is restored into a folder that is not empty", async () => {
  await expect(restoreBackup({ dataDir, file: whole, log })).rejects.toThrow("is not empty");
  mkdirSync(at("empty"));
  await restoredInto("empty");
  expect(existsSync(at("empty/postgres"))).toBe(true);
}, 60_000);

/** A copy with the given bytes changed. */
function spoiled(name: string, spoil: (content: Buffer) => Buffer | undefined): string {
  const content = readFileSync(whole);
  writeFileSync(at(name), spoil(content) ?? content);
  return at(name);
}

test.each<[string, (content: Buffer) => Buffer | undefined]>([
  ["is cut off", (content) => content.subarray(0, content.length / 2)],
  ["lost its last byte", (content) => content.subarray(0, -1)],
  [
    "has one byte of a video changed",
    (content) =>
      void content.writeUInt8(content.readUInt8(content.indexOf(VIDEO) + 1000) ^ 1, content.indexOf(VIDEO) + 1000),
  ],
  // Of a packed file one bit may change without changing what it unpacks to: a run of zeros may be copied from one byte
  // before as well as from two.
  ["has a line of the database changed", (content) => void content.fill("another line", 100_000, 100_064)],
  ["is something else", () => Buffer.from("no zip at all")],
  ["is empty", () => Buffer.alloc(0)],
])(
  "a file that %s is refused in one line, and nothing is left of it",
  async (name, spoil) => {
    const file = spoiled("spoiled.zip", spoil);
    const restoring = restoredInto(`from ${name}`, file);
    await expect(restoring).rejects.toThrow(BackupError);
    await expect(restoring).rejects.toThrow(/spoiled\.zip is damaged, cut off, or no backup/);
    expect(existsSync(at(`from ${name}`))).toBe(false);
  },
  60_000,
);

/** A backup whose digests are right, with files that no backup of ours holds. */
async function handMade(name: string, files: readonly string[], behindDatabase = Buffer.alloc(0)): Promise<string> {
  const zip = new ZipFile();
  const about = {
    format: 1,
    madeAt: new Date().toISOString(),
    postgresMajor: MAJOR_VERSION,
    architecture: process.arch,
  };
  const database = execFileSync("tar", ["-cf-", "-C", folder, "--files-from", "/dev/null"]);
  const digests: Record<string, string> = {};
  const add = (part: string, content: Buffer | string) => {
    zip.addBuffer(Buffer.from(content), part);
    digests[part] = hash("sha256", content);
  };
  add(ABOUT, JSON.stringify(about));
  add(DATABASE, Buffer.concat([database, behindDatabase]));
  for (const file of files) add(`${FILES}${file}`, "x");
  zip.addBuffer(Buffer.from(JSON.stringify(digests)), DIGESTS);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(at(name)));
  return at(name);
}

test.each([
  ["into the database", ["postgres/data-18/postgresql.auto.conf"]],
  ["into what the judge keeps", ["judge/cache/test"]],
  ["below a file", ["a", "a/b"]],
  ["twice", ["a", "a"]],
  ["over what is unpacked", [".restore-unfinished/database/PG_VERSION"]],
])("a file that would write %s is refused in one line, and nothing is left of it", async (name, files) => {
  const file = await handMade("hostile.zip", files);
  const restoring = restoredInto(`written ${name}`, file);
  await expect(restoring).rejects.toThrow(/hostile\.zip is damaged, cut off, or no backup/);
  expect(existsSync(at(`written ${name}`))).toBe(false);
});

test("what stands behind the end of the database is refused before it costs time and memory", async () => {
  // Of so much the library alone makes minutes and gigabytes.
  const file = await handMade("lost-blocks.zip", [], randomBytes(48_000_000));
  const before = process.cpuUsage();
  await expect(restoredInto("of lost blocks", file)).rejects.toThrow(
    /lost-blocks\.zip is damaged, cut off, or no backup/,
  );
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  expect(existsSync(at("of lost blocks"))).toBe(false);
}, 60_000);

test("of restores into one folder at the same moment one succeeds, and the others say why and remove nothing", async () => {
  for (const name of ["shared 1", "shared 2", "shared 3"]) {
    const ends = await Promise.allSettled([restoredInto(name), restoredInto(name), restoredInto(name)]);
    const reasons = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    expect(reasons).toHaveLength(2);
    for (const reason of reasons) {
      expect(reason).toBeInstanceOf(BackupError);
      expect(reason.message).toMatch(/^Another restore into .* is at work|is not empty/);
    }
    expect(readdirSync(at(name)).sort()).toEqual(["admin-password", "media", "postgres"]);
  }
}, 120_000);

test("what a killed restore has left is named by the next one, which removes none of it", async () => {
  mkdirSync(at("killed/.restore-unfinished/database"), { recursive: true });
  await expect(restoredInto("killed")).rejects.toThrow("was killed before its end and has left .restore-unfinished");
  expect(existsSync(at("killed/.restore-unfinished/database"))).toBe(true);
});

test("a file that unpacks into more than the description of a backup is refused before it fills the memory", async () => {
  const zip = new ZipFile();
  const endless = Buffer.concat([Buffer.from('{"format":1'), Buffer.alloc(8_000_000, " "), Buffer.from("}")]);
  zip.addBuffer(endless, ABOUT);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(at("bomb.zip")));
  expect(statSync(at("bomb.zip")).size).toBeLessThan(20_000);
  const restoring = restoredInto("of a bomb", at("bomb.zip"));
  await expect(restoring).rejects.toThrow(/bomb\.zip is damaged, cut off, or no backup/);
  expect(existsSync(at("of a bomb"))).toBe(false);
});

test.skipIf(process.getuid?.() !== 0)(
  "a disk that fills up is said in one line, and nothing half-written stays",
  async () => {
    mkdirSync(at("disk"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "none", at("disk")]);
    try {
      await expect(writeBackup({ dataDir, file: at("disk/x.zip"), log })).rejects.toThrow(
        /x\.zip: there is no room left/,
      );
      await expect(restoredInto("disk/restored")).rejects.toThrow(/restored: there is no room left/);
      expect(readdirSync(at("disk"))).toEqual([]);
    } finally {
      execFileSync("umount", ["--lazy", at("disk")]);
    }
  },
  60_000,
);

test("a file that is not there, and a folder without a database, are said in one line", async () => {
  await expect(restoredInto("nothing", at("nowhere.zip"))).rejects.toThrow(/nowhere\.zip: there is no such file/);
  await expect(writeBackup({ dataDir: at("none"), file: at("x.zip"), log })).rejects.toThrow("There is no database");
  await expect(writeBackup({ dataDir, file: at("no/such/x.zip"), log })).rejects.toThrow(/x\.zip: there is no such/);
});
