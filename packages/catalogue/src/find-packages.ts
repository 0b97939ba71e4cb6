import { promises as fs } from "node:fs";
import path from "node:path";
import { PackageError } from "./package-error.ts";
import { PROBLEM_XML } from "./polygon/polygon-xml.ts";
import { DOMJUDGE_INI } from "./read-domjudge-ini.ts";
import { listZip, withUnpackedFiles } from "./read-zip.ts";

/** A package of a contest, for `withPackage`. */
export interface FoundPackage {
  /** Where it is for the person who named the contest: below the contest's own path, also inside a zip. */
  shownPath: string;
  path: string;
  /** The contest's folder, when it is one that was given as a folder: its packages may share files by links. */
  contest?: string;
}

/** A contest's folder has its packages at its top or in a folder of problems. */
const MOST_DEPTH = 3;
const MOST_PACKAGES = 200;
const MARKS: readonly string[] = ["problem.yaml", DOMJUDGE_INI, PROBLEM_XML];

/**
 * Gives the packages at this path to `use`, in the order of their names: those below a contest's folder (folders and
 * zips), those in a contest's zip, else the path itself, of which `withPackage` says what is wrong with it. Links are
 * not followed. Throws PackageError for more packages than a contest has.
 */
export async function withPackages<T>(file: string, use: (packages: FoundPackage[]) => Promise<T>): Promise<T> {
  const itself = { shownPath: file, path: file };
  const found = await findBelow(file, file, 0);
  if (found.length > 0) return use(found.map((each) => (each.path === file ? each : { ...each, contest: file })));
  if ((await packagesInZip(file)) <= 1) return use([itself]);
  return withUnpackedFiles(file, async (folder) => {
    const inside = await findBelow(folder, file, 0);
    return use(inside.length > 0 ? inside : [itself]);
  });
}

async function findBelow(folder: string, shownPath: string, depth: number): Promise<FoundPackage[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
  if (entries.some(({ name }) => MARKS.includes(name))) return [{ shownPath, path: folder }];
  const found: FoundPackage[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".")) continue;
    const below = { shownPath: path.join(shownPath, entry.name), path: path.join(folder, entry.name) };
    if (entry.isDirectory() && depth < MOST_DEPTH)
      found.push(...(await findBelow(below.path, below.shownPath, depth + 1)));
    else if (entry.isFile() && (await packagesInZip(below.path)) === 1) found.push(below);
    if (found.length > MOST_PACKAGES) throw new PackageError(shownPath, `holds more than ${MOST_PACKAGES} packages`);
  }
  return found;
}

/** None in what is no zip, or a broken one. */
async function packagesInZip(file: string): Promise<number> {
  if (!/\.(zip|kpp)$/i.test(file)) return 0;
  try {
    const roots = (await listZip(file)).filter((name) => MARKS.includes(path.posix.basename(name)));
    const folders = new Set(roots.map((name) => path.posix.dirname(name)));
    return folders.has(".") ? 1 : folders.size;
  } catch (error) {
    if (error instanceof PackageError) return 0;
    throw error;
  }
}
