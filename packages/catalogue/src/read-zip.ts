import { createWriteStream, promises as fs } from "node:fs";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { PackageError } from "./package-error.ts";
import { PROBLEM_XML } from "./polygon/polygon-xml.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";
import { checkedEntries, ZIP_LIMITS, type ZipEntryFile, type ZipLimits } from "./zip-entries.ts";

/**
 * Unpacks a zip file into a new temporary folder, gives the package in it to `use`, and removes everything when `use`
 * is done. `zipName` names the package when the zip holds no folder around it. Throws PackageError for a zip that is
 * broken, hostile or too large, before or while it is unpacked; nothing outside the temporary folder is ever written.
 */
export async function withUnpackedZip<T>(
  zipFile: string,
  zipName: string,
  use: (packageFolder: string) => Promise<T>,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<T> {
  return withTemporaryFolder(async (temporary) => {
    const folder = path.join(temporary, folderName(zipName));
    return use(path.join(folder, packageRoot(await unpack(zipFile, folder, limits, packageRoot))));
  });
}

/**
 * The same for a zip of any files: `use` gets the folder and the files' paths below it, with forward slashes. Throws
 * PackageError as above.
 */
export async function withUnpackedFiles<T>(
  zipFile: string,
  use: (folder: string, paths: string[]) => Promise<T>,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const files = await unpack(zipFile, folder, limits, () => undefined);
    return use(
      folder,
      files.map((file) => file.path),
    );
  });
}

/** The paths of a zip's files, with forward slashes; nothing is unpacked. Throws PackageError as above. */
export async function listZip(zipFile: string): Promise<string[]> {
  return withEntries(zipFile, ZIP_LIMITS, async (_zip, files) => files.map((file) => file.path));
}

/** `check` throws for a list of files that is not what the caller wants, before any of them is unpacked. */
async function unpack(
  zipFile: string,
  folder: string,
  limits: ZipLimits,
  check: (files: readonly ZipEntryFile[]) => unknown,
): Promise<ZipEntryFile[]> {
  return withEntries(zipFile, limits, async (zip, files) => {
    check(files);
    for (const file of files) await unpackFile(zip, file, folder);
    return files;
  });
}

async function withEntries<T>(
  zipFile: string,
  limits: ZipLimits,
  use: (zip: ZipFile, files: ZipEntryFile[]) => Promise<T>,
): Promise<T> {
  try {
    const zip = await openPromise(zipFile, { autoClose: false, decodeStrings: false });
    try {
      return await use(zip, await checkedEntries(zip, limits));
    } finally {
      zip.close();
    }
  } catch (error) {
    throw isBrokenZip(error) ? new PackageError("zip", `cannot be read: ${error.message}`, { cause: error }) : error;
  }
}

/** Where problem.yaml is: at the top, or in the only folder at the top. */
function packageRoot(files: readonly ZipEntryFile[]): string {
  const paths = files.map((file) => file.path);
  for (const mark of ["problem.yaml", PROBLEM_XML]) {
    if (paths.includes(mark)) return ".";
    const roots = paths.filter((name) => name.endsWith(`/${mark}`) && name.split("/").length === 2);
    if (roots.length > 1) throw new PackageError("zip", "holds more than one package");
    if (roots[0] !== undefined) return path.posix.dirname(roots[0]);
  }
  throw new PackageError("zip", "holds no problem.yaml");
}

async function unpackFile(zip: ZipFile, file: ZipEntryFile, folder: string): Promise<void> {
  const target = path.join(folder, file.path);
  await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const source = await zip.openReadStreamPromise(file.entry);
  await pipeline(source, checksumOf(file), createWriteStream(target, { flags: "wx", mode: 0o600 }));
}

/** Passes the bytes on and throws when they are not those that the zip promised; yauzl compares sizes only. */
function checksumOf({ path: name, entry }: { path: string; entry: Entry }): Transform {
  let checksum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checksum = crc32(chunk, checksum);
      done(null, chunk);
    },
    flush(done) {
      done(checksum === entry.crc32 ? null : new PackageError(name, "is damaged: its checksum is wrong"));
    },
  });
}

/** The upload's own name, made fit for a folder; it becomes the slug of a package without a folder of its own. */
function folderName(zipName: string): string {
  const base = path.posix.basename(zipName.replaceAll("\\", "/")).replace(/\.(zip|kpp)$/i, "");
  return base.replace(/[^A-Za-z0-9_-]+/g, "-").slice(0, 100) || "package";
}

/** yauzl throws bare Errors, zlib its own codes; what has an errno comes from the file system and is ours. */
function isBrokenZip(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof PackageError) && !("errno" in error && "syscall" in error);
}
