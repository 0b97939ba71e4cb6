import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CLASS_FOLDER } from "./java-build.ts";
import type { QuickBuild } from "./language.ts";

/** What a compiler in a box made of a source: its messages, and each class with the name of its file. */
export interface CompiledClasses {
  messages: Buffer;
  classes: { name: string; bytes: Buffer }[];
}

/** What Linux lets a name be, in bytes, and what the sandbox brings back of the ordinary compiler's files. */
const LONGEST_NAME_BYTES = 255;
const LONGEST_PATH_BYTES = 1024 - `/${CLASS_FOLDER}/`.length;

function isTooLong(name: string): boolean {
  const bytes = Buffer.byteLength(name);
  return (
    bytes > LONGEST_PATH_BYTES ||
    (bytes > LONGEST_NAME_BYTES && Buffer.byteLength(path.basename(name)) > LONGEST_NAME_BYTES)
  );
}

/**
 * The names come out of a box: none may lead out of the folder. A disk that is full is seen by the ordinary compiler.
 */
export async function writeJavaClasses({ classes, messages }: CompiledClasses, folder: string): Promise<QuickBuild> {
  const tooLong = classes.find(({ name }) => isTooLong(name));
  if (tooLong !== undefined) {
    const { dir, name } = path.parse(tooLong.name);
    const inPackage = dir.length > LONGEST_NAME_BYTES ? " with its package" : "";
    const text = `error: the name of the class ${name}${inPackage} is too long for a file`;
    return { kind: "refused", messages: Buffer.from(text) };
  }
  try {
    await mkdir(folder);
    for (const { name, bytes } of classes) {
      const file = path.resolve(folder, name);
      if (!file.startsWith(`${folder}${path.sep}`)) return { kind: "unavailable" };
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    return { kind: "compiled", messages };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    await rm(folder, { recursive: true, force: true });
    return { kind: "unavailable" };
  }
}
