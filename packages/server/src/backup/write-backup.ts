import { createReadStream, existsSync, promises as fs } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { dataFolderOf, MAJOR_VERSION, startEmbeddedPostgres } from "../platform/postgres/embedded-postgres.ts";
import { BackupError, inWords } from "./backup-error.ts";
import { streamBaseBackup } from "./base-backup.ts";
import { ABOUT, type About, DATABASE, DIGESTS, digesting, digestOf, FILES } from "./format.ts";
import { type KeptFiles, openKeptFiles } from "./kept-files.ts";

/** Half of the time of the default, and the database's log shrinks as well. */
const FAST = { compressionLevel: 3 };
/** Videos and pictures are packed already. */
const STORED = { compress: false };
/** It holds the addresses of all users and the hashes of their passwords. */
const PRIVATE = 0o600;

/**
 * Writes the embedded database and everything else of DATA_DIR into one file, beside a running server or without one.
 * The database is that of one moment, the files are at least those that it knows. The file appears whole or not at all.
 * Throws BackupError.
 */
export async function writeBackup(input: {
  dataDir: string;
  file: string;
  log: (line: string) => void;
}): Promise<void> {
  const { dataDir, file, log } = input;
  const postgres = path.join(dataDir, "postgres");
  if (!existsSync(dataFolderOf(postgres))) throw new BackupError(`There is no database in ${dataDir}`);
  if (existsSync(file)) throw new BackupError(`${file} is there already; a backup replaces nothing`);
  await requireOutside(dataDir, file);
  const unfinished = `${file}.unfinished-${process.pid}`;
  const output = await fs.open(unfinished, "wx", PRIVATE).catch((error: unknown) => {
    throw inWords(error, file);
  });
  try {
    const database = await startEmbeddedPostgres({ folder: postgres, log });
    const kept = await openKeptFiles(dataDir);
    try {
      const zip = new ZipFile();
      const written = pipeline(zip.outputStream, output.createWriteStream({ flush: true }));
      // Whichever fails first tells why; the others only fail with it.
      await Promise.race([
        failureOf(zip),
        Promise.all([written, fill(zip, { superuserUrl: database.superuserUrl, kept })]),
      ]);
    } finally {
      await kept.remove();
      await database.stop();
    }
    await fs.rename(unfinished, file);
  } catch (error) {
    throw inWords(error, file);
  } finally {
    await output.close().catch(() => undefined); // The stream has closed it already, unless there was none.
    await fs.rm(unfinished, { force: true });
  }
}

/** It would read itself while it is written, and grow until the disk is full (seen 2026-11-29). */
async function requireOutside(dataDir: string, file: string): Promise<void> {
  const folder = await fs.realpath(path.dirname(file)).catch((error: unknown) => {
    throw inWords(error, file);
  });
  const below = path.relative(await fs.realpath(dataDir), folder);
  if (below === ".." || below.startsWith(`..${path.sep}`) || path.isAbsolute(below)) return;
  throw new BackupError(`${file} is in ${dataDir}, of which it is to be the backup: choose a folder of another disk`);
}

function failureOf(zip: ZipFile): Promise<never> {
  return new Promise((_resolve, reject) => zip.on("error", reject));
}

/** In the order of format.ts. */
async function fill(zip: ZipFile, input: { superuserUrl: string; kept: KeptFiles }): Promise<void> {
  const digests: Record<string, string> = {};
  const addText = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name);
  const addStream = async (name: string, stream: Readable, options: object) => {
    const { stream: through, digest } = digesting();
    zip.addReadStream(through, name, { ...options, mode: 0o100600, forceZip64Format: true });
    await Promise.all([pipeline(stream, through), finished(through)]);
    digests[name] = digest();
  };
  const about: About = {
    format: 1,
    madeAt: new Date().toISOString(),
    postgresMajor: MAJOR_VERSION,
    architecture: process.arch,
  };
  const aboutText = JSON.stringify(about);
  addText(ABOUT, aboutText);
  digests[ABOUT] = digestOf(aboutText);
  await input.kept.freeze();
  await addStream(DATABASE, await streamBaseBackup(input.superuserUrl), FAST);
  await input.kept.freeze();
  for (const { name, frozen } of input.kept.list()) {
    await addStream(`${FILES}${name}`, createReadStream(frozen), name.startsWith("media/") ? STORED : FAST);
  }
  addText(DIGESTS, JSON.stringify(digests));
  zip.end();
}
