import { type Entry, getFileNameLowLevel, validateFileName, type ZipFile } from "yauzl";
import { PackageError } from "./package-error.ts";

/**
 * What is checked of a zip before a byte of it is unpacked. A zip may come from anyone: its names may lead out of the
 * folder, name a file twice, be links or devices; its entries may overlap so that a small zip unpacks to a huge one
 * (D. Fifield, "A better zip bomb", WOOT 2019); its sizes may be lies (those are checked while unpacking).
 */
export interface ZipLimits {
  mostEntries: number;
  /** Of a single file, unpacked. */
  mostFileBytes: number;
  /** Of all files together, unpacked. */
  mostBytes: number;
}

export const ZIP_LIMITS: ZipLimits = {
  mostEntries: 20_000,
  mostFileBytes: 512 * 1024 * 1024,
  mostBytes: 1024 * 1024 * 1024,
};

export interface ZipEntryFile {
  /** Relative, with forward slashes, safe to join to a folder. */
  path: string;
  entry: Entry;
}

const MOST_NAME_BYTES = 200;
const MOST_DEPTH = 12;
const LOCAL_HEADER_BYTES = 30;
const FILE_TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;
const FOLDER = 0o040000;

/**
 * The zip's files without folders and the leftovers of macOS. The zip has to be opened without decoding its texts. Throws
 * PackageError for the first thing that is wrong, and an Error as yauzl does.
 */
export async function checkedEntries(zip: ZipFile, limits: ZipLimits): Promise<ZipEntryFile[]> {
  // The zip says how many entries it has before they are read; reading stops there even when it lies.
  if (zip.entryCount > limits.mostEntries)
    throw new PackageError("zip", `holds more than ${limits.mostEntries} entries`);
  const files: ZipEntryFile[] = [];
  const all: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    dropTexts(entry);
    all.push(entry);
    const path = checkedPath(name);
    const isFolder = name.endsWith("/");
    refuseSpecialFiles(entry, { path, isFolder });
    if (isFolder || isLeftover(path)) continue;
    if (!entry.canDecodeFileData()) throw new PackageError(path, "is encrypted or compressed in an uncommon way");
    if (entry.uncompressedSize > limits.mostFileBytes) throw tooLarge(path, limits.mostFileBytes);
    bytes += entry.uncompressedSize;
    if (bytes > limits.mostBytes) throw tooLarge("zip", limits.mostBytes);
    files.push({ path, entry });
  }
  refuseOverlaps(all);
  refuseClashes(files);
  return files;
}

/** As yauzl finds and checks it when it decodes all texts. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  const reason = validateFileName(name);
  if (reason !== null) throw new Error(reason);
  return name;
}

const NO_BYTES = Buffer.alloc(0);

/**
 * Each file of a zip may have 64 KiB of comment and as much of other fields. Decoded, letter by letter, a comment takes
 * 2 MiB; as they are, all of them would be kept as long as the zip is read.
 */
function dropTexts(entry: Entry): void {
  const texts = { fileName: "", fileNameRaw: NO_BYTES, extraFields: [], extraFieldRaw: NO_BYTES };
  Object.assign(entry, texts, { fileComment: "", fileCommentRaw: NO_BYTES, comment: "" });
}

function checkedPath(name: string): string {
  const parts = name.replace(/\/$/, "").split("/");
  const isBad = parts.some((part) => part === "" || part === "." || part === "..");
  if (isBad || /[\p{Cc}\\]/u.test(name)) {
    throw new PackageError(name, "is not a path inside the package");
  }
  if (parts.length > MOST_DEPTH) throw new PackageError(name, `is more than ${MOST_DEPTH} folders deep`);
  if (parts.some((part) => Buffer.byteLength(part) > MOST_NAME_BYTES)) {
    throw new PackageError(name, `its name is longer than ${MOST_NAME_BYTES} bytes`);
  }
  return parts.join("/");
}

/** The upper half of the attributes is the Unix mode when the zip was made on Unix; other systems leave it zero. */
function refuseSpecialFiles(entry: Entry, { path, isFolder }: { path: string; isFolder: boolean }): void {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (type === 0 || type === (isFolder ? FOLDER : REGULAR_FILE)) return;
  throw new PackageError(path, "is a link or another special file");
}

/** Every entry's bytes must be its own. */
function refuseOverlaps(entries: readonly Entry[]): void {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new PackageError("zip", "its entries overlap");
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.compressedSize;
  }
}

function refuseClashes(files: readonly ZipEntryFile[]): void {
  const names = new Set<string>();
  for (const { path } of files) {
    if (names.has(path)) throw new PackageError(path, "is there twice");
    names.add(path);
  }
  for (const { path } of files) {
    const parts = path.split("/");
    for (let length = 1; length < parts.length; length++) {
      const folder = parts.slice(0, length).join("/");
      if (names.has(folder)) throw new PackageError(folder, "is a file and a folder at once");
    }
  }
}

function isLeftover(path: string): boolean {
  return path.startsWith("__MACOSX/") || path.split("/").at(-1) === ".DS_Store";
}

function tooLarge(what: string, mostBytes: number): PackageError {
  return new PackageError(what, `unpacks to more than ${Math.floor(mostBytes / (1024 * 1024))} MiB`);
}
