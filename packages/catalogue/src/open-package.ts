import { promises as fs } from "node:fs";
import path from "node:path";
import { PackageError } from "./package-error.ts";
import { withUnpackedZip } from "./read-zip.ts";

/** Gives the folder of a package to `use`: the one at this path, or that of the zip at it. Throws PackageError. */
export async function withPackage<T>(file: string, use: (packageFolder: string) => Promise<T>): Promise<T> {
  return (await isFolder(file)) ? use(file) : withUnpackedZip(file, path.basename(file), use);
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await fs.stat(file)).isDirectory();
  } catch (cause) {
    throw new PackageError(file, "is not there", { cause });
  }
}
