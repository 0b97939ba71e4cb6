import { cpSync, createWriteStream, promises as fs } from "node:fs";
import path from "node:path";
import { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { extract } from "tar";
import { openPromise, type ZipFile } from "yauzl";
import { giveFolderTo } from "../platform/postgres/data-folder.ts";
import { makeDatabaseHome } from "../platform/postgres/database-home.ts";
import { dataFolderOf, MAJOR_VERSION } from "../platform/postgres/embedded-postgres.ts";
import { serverOwnerOf } from "../platform/postgres/process-owner.ts";
import { BackupError, inWords } from "./backup-error.ts";
import { ABOUT, About, DATABASE, DIGESTS, Digests, digesting, digestOf, FILES } from "./format.ts";

/** What unpacks the database goes on for a moment with the files that it has begun. */
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
const UNFINISHED = ".restore-unfinished";
/** What is read into memory as a whole. A digest and a name are some 130 bytes: these are for two million files. */
const MOST_BYTES = new Map([
  [ABOUT, 64 * 1024],
  [DIGESTS, 256 * 1024 * 1024],
]);

/**
 * Makes an empty or absent folder the DATA_DIR that a backup was made of. Everything is unpacked and compared with its
 * digest before any of it takes its place. Throws BackupError, and leaves nothing behind.
 */
export async function restoreBackup(input: {
  dataDir: string;
  file: string;
  log: (line: string) => void;
}): Promise<About> {
  const { dataDir, file, log } = input;
  const isNew = await takeFolder(dataDir);
  const unfinished = path.join(dataDir, UNFINISHED);
  try {
    const about = await unpack(file, unfinished);
    await putInPlace({ unfinished, dataDir, log });
    return about;
  } catch (error) {
    // It was empty, so everything in it is ours, until our folder in it is gone as well.
    const names = await fs.readdir(dataDir).catch(() => []);
    for (const name of names.filter((each) => each !== UNFINISHED)) await fs.rm(path.join(dataDir, name), REMOVAL);
    await fs.rm(unfinished, REMOVAL);
    // Another restore may have begun by now.
    if (isNew) await fs.rmdir(dataDir).catch(() => undefined);
    throw inWords(error, dataDir);
  }
}

/**
 * Makes the folder in it whose maker alone restores there. True when there was no such folder. Throws BackupError, and
 * changes nothing, where something is in it, maybe of another restore.
 */
async function takeFolder(dataDir: string): Promise<boolean> {
  const isNew = await requireEmpty(dataDir, []);
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw inWords(error, dataDir);
  });
  await fs.mkdir(path.join(dataDir, UNFINISHED), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // It takes the folder, or has just failed and removed it.
    const isOfAnother = error.code === "EEXIST" || error.code === "ENOENT";
    throw isOfAnother ? new BackupError(anotherAt(dataDir)) : inWords(error, dataDir);
  });
  try {
    // Another one may have ended well since the first look.
    await requireEmpty(dataDir, [UNFINISHED]);
  } catch (error) {
    await fs.rmdir(path.join(dataDir, UNFINISHED));
    throw error;
  }
  return isNew;
}

function anotherAt(dataDir: string): string {
  return `Another restore into ${dataDir} is at work, or was killed before its end and has left ${UNFINISHED} there; if none is at work, empty the folder and start again`;
}

/** True when there is no such folder. Throws BackupError when something else than what is expected is in it. */
async function requireEmpty(dataDir: string, expected: readonly string[]): Promise<boolean> {
  const names = await fs.readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw inWords(error, dataDir);
  });
  const others = names?.filter((name) => !expected.includes(name)) ?? [];
  if (others.length === 0) return names === null;
  if (others.includes(UNFINISHED)) throw new BackupError(anotherAt(dataDir));
  throw new BackupError(`${dataDir} is not empty; restore into a new folder, with DATA_DIR, and look at it first`);
}

async function unpack(file: string, target: string): Promise<About> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch((error: Error) => {
    throw "code" in error ? inWords(error, file) : damaged(file, error);
  });
  try {
    return await unpackEntries(zip, { file, target });
  } catch (error) {
    // What has an errno is this machine's fault; everything else that reading throws is the file's.
    const isOfMachine = error instanceof Error && "errno" in error && "syscall" in error && !isOfNames(error);
    throw error instanceof BackupError || isOfMachine ? error : damaged(file, error);
  } finally {
    zip.close();
  }
}

async function unpackEntries(zip: ZipFile, { file, target }: { file: string; target: string }): Promise<About> {
  const found: Record<string, string> = {};
  let about: About | null = null;
  let digests: Record<string, string> | null = null;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    const mostBytes = MOST_BYTES.get(name) ?? Number.POSITIVE_INFINITY;
    // The stream ends with an error where there is more in it than that.
    if (entry.uncompressedSize > mostBytes) throw damaged(file);
    const content = await zip.openReadStreamPromise(entry);
    if (name === ABOUT) {
      const said = await text(content);
      found[name] = digestOf(said);
      about = aboutOf(said, file);
    } else if (name === DIGESTS) {
      digests = Digests.parse(JSON.parse(await text(content)));
    } else {
      if (about === null) throw damaged(file);
      const { stream, digest } = digesting();
      if (name === DATABASE) {
        const folder = path.join(target, "database");
        await fs.mkdir(folder, { mode: 0o700 });
        await pipeline(content, stream, ...unpacking(folder));
      } else {
        await pipeline(content, stream, createWriteStream(await placeOf(name, target), { mode: 0o600, flags: "wx" }));
      }
      found[name] = digest();
    }
  }
  const names = Object.keys(found);
  const isWhole =
    digests !== null &&
    names.length === Object.keys(digests).length &&
    names.every((name) => digests[name] === found[name]);
  if (about === null || !isWhole || found[DATABASE] === undefined) throw damaged(file);
  return about;
}

/**
 * Behind the end mark of a tar file, two blocks of zeros, there is nothing but zeros. Lost blocks of a disk look like
 * the mark, and the library keeps all that follows in memory, copied anew with each chunk: so it is not given any.
 */
function unpacking(cwd: string) {
  const unpack = extract({ cwd, strict: true });
  let isAtEnd = false;
  unpack.on("eof", () => {
    isAtEnd = true;
  });
  const untilEnd = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isAtEnd) done(null, chunk);
      else if (chunk.every((byte) => byte === 0)) done();
      else done(new Error("something stands behind the end of the database"));
    },
  });
  return [untilEnd, unpack] as const;
}

/** Into an empty folder of ours: the file names the same place twice, or one below a file, or too long a one. */
function isOfNames(error: Error): boolean {
  return "code" in error && ["EEXIST", "ENOTDIR", "EISDIR", "ENAMETOOLONG"].includes(String(error.code));
}

function aboutOf(said: string, file: string): About {
  const parsed = About.safeParse(JSON.parse(said));
  if (!parsed.success) throw new BackupError(`${file} is of another version of Verdict`);
  const { postgresMajor, architecture } = parsed.data;
  if (postgresMajor !== MAJOR_VERSION || architecture !== process.arch) {
    const own = `PostgreSQL ${MAJOR_VERSION} on ${process.arch}`;
    throw new BackupError(`${file} is for PostgreSQL ${postgresMajor} on ${architecture}, and this is ${own}`);
  }
  return parsed.data;
}

/** yauzl refuses names that lead out of the folder. What no backup keeps would get in the way of the database. */
async function placeOf(name: string, target: string): Promise<string> {
  if (!name.startsWith(FILES)) throw new Error(`an unknown part ${name}`);
  const [first = ""] = name.slice(FILES.length).split("/");
  if (["", "postgres", "judge", UNFINISHED].includes(first)) throw new Error(`no backup holds ${name}`);
  const place = path.join(target, name);
  await fs.mkdir(path.dirname(place), { recursive: true });
  return place;
}

function damaged(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged, cut off, or no backup of Verdict; nothing was restored`, { cause });
}

/** The database comes last: with it the folder is an installation. */
async function putInPlace(input: { unfinished: string; dataDir: string; log: (line: string) => void }): Promise<void> {
  const { unfinished, dataDir, log } = input;
  const files = path.join(unfinished, FILES);
  // A site without any has no such folder.
  const names = await fs.readdir(files).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    await fs.rename(path.join(files, name), path.join(dataDir, name));
  }
  const folder = path.join(dataDir, "postgres");
  const dataFolder = dataFolderOf(folder);
  const owner = serverOwnerOf(dataFolder);
  makeDatabaseHome({ folder, owner, log });
  const unpacked = path.join(unfinished, "database");
  await fs.chmod(unpacked, 0o700);
  giveFolderTo(owner, unpacked);
  await moveFolder(unpacked, dataFolder);
  await fs.rm(unfinished, { recursive: true, force: true });
}

/** Below a private folder the database lives elsewhere, maybe on another file system. */
async function moveFolder(from: string, to: string): Promise<void> {
  await fs.rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EXDEV") throw error;
    const owner = await fs.stat(from);
    cpSync(from, `${to}.moving`, { recursive: true, preserveTimestamps: true, mode: 0 });
    await fs.chmod(`${to}.moving`, 0o700);
    giveFolderTo({ uid: owner.uid, gid: owner.gid }, `${to}.moving`);
    await fs.rename(`${to}.moving`, to);
  });
}
