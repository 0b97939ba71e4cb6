import { type Dirent, promises as fs } from "node:fs";
import path from "node:path";
import { PackageError } from "./package-error.ts";

/**
 * The only way to a package's files. A package may come from anyone: a link may point anywhere in the package but
 * never out of it, only regular files are opened, and each has a largest size.
 */
export interface PackageFolder {
  /** Absolute, with all links resolved. */
  root: string;
  /** The same of the folder whose `data/` stands in for the package's own, where that has been built. */
  built?: string | undefined;
}

export interface PackageEntry {
  name: string;
  kind: "file" | "folder";
}

export interface PackageFile {
  absolutePath: string;
  bytes: number;
}

const MOST_ENTRIES_IN_A_FOLDER = 20_000;

export async function openPackageFolder(folder: string, built?: string): Promise<PackageFolder> {
  const root = await realFolder(folder);
  return built === undefined ? { root } : { root, built: await realFolder(built) };
}

async function realFolder(folder: string): Promise<string> {
  const root = await realPathOrNull(path.resolve(folder));
  if (root === null || !(await fs.stat(root)).isDirectory()) throw new PackageError(folder, "there is no such folder");
  return root;
}

/** The visible entries in order of their names (by code unit); an absent folder is an empty one. */
export async function listFolder(pack: PackageFolder, folder: string): Promise<PackageEntry[]> {
  const absolutePath = await resolveInside(pack, folder);
  if (absolutePath === null || !(await fs.stat(absolutePath)).isDirectory()) return [];
  const dirents = await fs.readdir(absolutePath, { withFileTypes: true });
  if (dirents.length > MOST_ENTRIES_IN_A_FOLDER) {
    throw new PackageError(folder, `holds more than ${MOST_ENTRIES_IN_A_FOLDER} entries`);
  }
  const entries: PackageEntry[] = [];
  for (const dirent of dirents) {
    if (dirent.name.startsWith(".")) continue;
    const kind = await kindOf(pack, path.posix.join(folder, dirent.name), dirent);
    if (kind !== null) entries.push({ name: dirent.name, kind });
  }
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Null when there is no such file. */
export async function findFile(pack: PackageFolder, file: string, mostBytes: number): Promise<PackageFile | null> {
  const absolutePath = await resolveInside(pack, file);
  if (absolutePath === null) return null;
  const stat = await fs.stat(absolutePath);
  if (!stat.isFile()) throw new PackageError(file, "is not a regular file");
  if (stat.size > mostBytes) throw new PackageError(file, `is larger than ${sizeText(mostBytes)}`);
  return { absolutePath, bytes: stat.size };
}

/** The text of a UTF-8 file without byte-order mark, or null when there is no such file. */
export async function readText(pack: PackageFolder, file: string, mostBytes: number): Promise<string | null> {
  const text = await decode(pack, file, mostBytes);
  if (text?.includes("\0")) throw new PackageError(file, "is not a text file");
  return text;
}

/** The same, but null also for what is no text. */
export async function readTextOrNull(pack: PackageFolder, file: string, mostBytes: number): Promise<string | null> {
  const text = await decode(pack, file, mostBytes);
  return text?.includes("\0") ? null : text;
}

async function decode(pack: PackageFolder, file: string, mostBytes: number): Promise<string | null> {
  const found = await findFile(pack, file, mostBytes);
  return found === null ? null : new TextDecoder().decode(await fs.readFile(found.absolutePath));
}

async function kindOf(pack: PackageFolder, file: string, dirent: Dirent): Promise<PackageEntry["kind"] | null> {
  if (dirent.isFile()) return "file";
  if (dirent.isDirectory()) return "folder";
  if (!dirent.isSymbolicLink()) throw new PackageError(file, "is neither a file nor a folder");
  const target = await resolveInside(pack, file);
  if (target === null) throw new PackageError(file, "is a link to nowhere");
  return (await fs.stat(target)).isDirectory() ? "folder" : "file";
}

async function resolveInside(pack: PackageFolder, file: string): Promise<string | null> {
  const root = pack.built !== undefined && /^data(?:\/|$)/.test(file) ? pack.built : pack.root;
  const absolutePath = await realPathOrNull(path.join(root, file));
  if (absolutePath === null) return null;
  if (absolutePath !== root && !absolutePath.startsWith(root + path.sep)) {
    throw new PackageError(file, "is a link that leaves the package");
  }
  return absolutePath;
}

async function realPathOrNull(absolutePath: string): Promise<string | null> {
  try {
    return await fs.realpath(absolutePath);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    if (code === "ELOOP") throw new PackageError(path.basename(absolutePath), "is a link that leads back to itself");
    throw error;
  }
}

function sizeText(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.round(bytes / (1024 * 1024))} MiB` : `${Math.round(bytes / 1024)} KiB`;
}
