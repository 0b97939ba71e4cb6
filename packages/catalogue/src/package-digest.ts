import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PackageError } from "./package-error.ts";
import { findFile, listFolder, openPackageFolder, type PackageFolder, readText } from "./package-folder.ts";

/** In the package's folder: the digest of the state in which its author has verified it whole. */
export const VERIFIED_RECORD = "VERIFIED";
const MOST_FILE_BYTES = 512 * 1024 * 1024;
const MOST_RECORD_BYTES = 4096;

/**
 * Hex SHA-256 of the package's visible files, by their paths and contents and nothing of this machine. The record of a
 * verification is left out, so that writing it does not make it old; so is what else the caller names.
 */
export async function packageDigest(folder: string, leftOut: readonly string[] = []): Promise<string> {
  const pack = await openPackageFolder(folder);
  const hash = createHash("sha256");
  for (const name of await filesBelow(pack, "")) {
    if (name === VERIFIED_RECORD || leftOut.includes(name)) continue;
    const found = await findFile(pack, name, MOST_FILE_BYTES);
    if (found === null) throw new PackageError(name, "has gone while the package was read");
    const content = createHash("sha256").update(await readFile(found.absolutePath));
    hash.update(`${content.digest("hex")}  ${name}\n`);
  }
  return hash.digest("hex");
}

/** Null when the package has no record; what a record of another form says matches no digest. */
export async function readVerifiedDigest(folder: string): Promise<string | null> {
  const text = await readText(await openPackageFolder(folder), VERIFIED_RECORD, MOST_RECORD_BYTES);
  return text === null ? null : (text.split(/\s/)[0] ?? "");
}

async function filesBelow(pack: PackageFolder, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const { name, kind } of await listFolder(pack, folder)) {
    const below = folder === "" ? name : `${folder}/${name}`;
    if (kind === "file") files.push(below);
    else files.push(...(await filesBelow(pack, below)));
  }
  return files;
}
