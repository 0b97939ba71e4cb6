import { promises as fs } from "node:fs";
import path from "node:path";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { PackageError } from "./package-error.ts";
import { convertPolygon } from "./polygon/convert-polygon.ts";
import { withUnpackedZip } from "./read-zip.ts";
import { withResolvedLinks } from "./resolve-links.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

/** `converted` says what did not come along where the package had to be converted first. */
type UsePackage<T> = (packageFolder: string, converted: readonly PackageFinding[]) => Promise<T>;

/**
 * Gives the folder of a package to `use`: the one at this path, or that of the zip at it, which is called `zipName`
 * where it holds no folder around it; one of Polygon's is converted, and links to files elsewhere in the folder of its
 * `contest` are resolved. Throws PackageError.
 */
export async function withPackage<T>(
  file: string,
  use: UsePackage<T>,
  { zipName = path.basename(file), contest }: { zipName?: string; contest?: string | undefined } = {},
): Promise<T> {
  const useAny = (folder: string) => withConverted(folder, use);
  if (!(await isFolder(file))) return withUnpackedZip(file, zipName, useAny);
  return contest === undefined ? useAny(file) : withResolvedLinks(file, contest, useAny);
}

async function withConverted<T>(folder: string, use: UsePackage<T>): Promise<T> {
  return withTemporaryFolder(async (into) => {
    const converted = await convertPolygon(folder, into);
    return converted === null ? use(folder, []) : use(converted.folder, converted.findings);
  });
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await fs.stat(file)).isDirectory();
  } catch (cause) {
    throw new PackageError(file, "is not there", { cause });
  }
}
