import { promises as fs } from "node:fs";
import path from "node:path";
import { PackageError } from "./package-error.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

/** Of a package with all that its links lead to. */
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 4 * 1024 ** 3;
/** Folders inside folders; also where a link that leads to its own parent ends. */
const MOST_DEPTH = 12;

/**
 * Packages of one contest share files by links from folder to folder, which no reader follows out of a package. Where a
 * package has links to what lies elsewhere in the contest's folder, `use` gets a copy of it that holds what they lead
 * to; otherwise the package itself. Links that leave the contest stay what they are. Throws PackageError.
 */
export async function withResolvedLinks<T>(
  folder: string,
  contest: string,
  use: (packageFolder: string) => Promise<T>,
): Promise<T> {
  const [root, outer] = await Promise.all([fs.realpath(folder), fs.realpath(contest)]);
  if (!(await hasLinkOut(root, { root, outer, depth: 0 }))) return use(folder);
  return withTemporaryFolder(async (temporary) => {
    const copy = path.join(temporary, path.basename(root));
    await copyTree(root, copy, { outer, depth: 0, total: { entries: 0, bytes: 0 } });
    return use(copy);
  });
}

async function hasLinkOut(
  folder: string,
  { root, outer, depth }: { root: string; outer: string; depth: number },
): Promise<boolean> {
  if (depth > MOST_DEPTH) return false;
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && (await hasLinkOut(file, { root, outer, depth: depth + 1 }))) return true;
    if (!entry.isSymbolicLink()) continue;
    const target = await targetIn(outer, file);
    if (target !== null && !isInside(root, target)) return true;
  }
  return false;
}

interface Copying {
  outer: string;
  depth: number;
  /** Of all that was copied so far. */
  total: { entries: number; bytes: number };
}

async function copyTree(from: string, to: string, { outer, depth, total }: Copying): Promise<void> {
  if (depth > MOST_DEPTH) throw new PackageError(path.basename(from), `is more than ${MOST_DEPTH} folders deep`);
  await fs.mkdir(to);
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const target = path.join(to, entry.name);
    const linked = entry.isSymbolicLink() ? await targetIn(outer, path.join(from, entry.name)) : null;
    const source = linked ?? path.join(from, entry.name);
    // A link to nowhere, or out of the contest, is for the reader to refuse.
    if (entry.isSymbolicLink() && linked === null) {
      await fs.symlink(path.resolve(from, await fs.readlink(source)), target);
      continue;
    }
    const stat = await fs.stat(source);
    total.entries += 1;
    total.bytes += stat.size;
    if (total.entries > MOST_ENTRIES || total.bytes > MOST_BYTES)
      throw new PackageError(path.basename(from), "grows too large by its links");
    if (stat.isDirectory()) await copyTree(source, target, { outer, depth: depth + 1, total });
    else if (stat.isFile()) await fs.copyFile(source, target);
    else throw new PackageError(entry.name, "is neither a file nor a folder");
  }
}

/** Where a link leads in the end, if that is in the contest's folder and there. */
async function targetIn(outer: string, link: string): Promise<string | null> {
  const target = await fs.realpath(link).catch(() => null);
  return target !== null && isInside(outer, target) ? target : null;
}

function isInside(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder + path.sep);
}
