import { findFile, listFolder, type PackageFolder, readText } from "../package-folder.ts";
import { readLibrary } from "./package-program.ts";

/** By this name other tools know what to start. */
export const MAIN = "main.js";
const MOST_BYTES = 256 * 1024;

/**
 * The file, below the package's folder, of a validator whose folder holds nothing else than copies of our library; null
 * for any other folder.
 */
export async function findBesideLibrary(pack: PackageFolder, folder: string): Promise<string | null> {
  const names = (await listFolder(pack, folder)).map(({ name }) => name);
  const copies = (await readLibrary()).filter(({ name }) => names.includes(name));
  if (!names.includes(MAIN) || copies.length === 0 || names.length !== copies.length + 1) return null;
  if ((await findFile(pack, `${folder}.js`, Number.MAX_SAFE_INTEGER)) !== null) return null;
  for (const { name, content } of copies) {
    if ((await readText(pack, `${folder}/${name}`, MOST_BYTES)) !== content) return null;
  }
  return `${folder}/${MAIN}`;
}
