import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentFile } from "./exported-problem.ts";
import { MAIN } from "./generators/library-beside.ts";
import { LIBRARY, LIBRARY_NAMES } from "./generators/package-program.ts";

const ONE_FILE = /^(input_validators\/[^/]+)\.js$/;

/**
 * An input validator in JavaScript finds our library beside it wherever we run it, and nowhere else. In a package that
 * goes out, one that asks for it is a folder in which both lie; read again, it is the one file that it was.
 */
export function withLibrary(files: readonly ContentFile[]): ContentFile[] {
  const folders = new Set(files.map((file) => path.posix.dirname(file.path)));
  return files.flatMap((file) => {
    const [, folder] = ONE_FILE.exec(file.path) ?? [];
    if (folder === undefined || folders.has(folder)) return [file];
    const source = textOf(file);
    const asked = LIBRARY_NAMES.filter((name) => source.includes(`./${name}`));
    if (asked.length === 0) return [file];
    return [
      { path: `${folder}/${MAIN}`, from: file.from },
      ...asked.map((name) => ({ path: `${folder}/${name}`, from: { path: path.join(LIBRARY, name) } })),
    ];
  });
}

function textOf({ from }: ContentFile): string {
  if ("path" in from) return readFileSync(from.path, "utf8");
  return typeof from.content === "string" ? from.content : Buffer.from(from.content).toString("utf8");
}
