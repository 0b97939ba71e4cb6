import path from "node:path";
import { findFile, type PackageFolder } from "../package-folder.ts";
import { isSafePath } from "../safe-path.ts";
import { copy, MOST_SOURCE_BYTES, type Note } from "./polygon-programs.ts";
import type { PolygonProblem } from "./polygon-xml.ts";

/** Beginnings of Polygon's types of sources, and the folders of `include/` that stand for them. */
const FOLDERS: readonly [RegExp, string][] = [
  [/^\*$/, "default"],
  [/^(?:cpp|h)\b/, "cpp"],
  [/^c\b/, "c"],
  [/^java(?:$|[\d.*])/, "java"],
  [/^(?:python|pypy)(?!\.?2)/, "python3"],
  [/^(?:javascript|nodejs|js)/, "javascript"],
];

/**
 * Writes what is compiled with solutions (a main function that calls the solver's, a header) as files of `include/`.
 */
export async function convertResources(
  pack: PackageFolder,
  into: string,
  { problem, note }: { problem: PolygonProblem; note: Note },
): Promise<void> {
  const { resources } = problem.files ?? {};
  for (const { path: file, location, stages, assets, ...types } of resources?.file ?? []) {
    const isNamed = (all: readonly { name: string }[] | undefined, wanted: string) =>
      all?.some(({ name }) => name.toLowerCase() === wanted) === true;
    if (!isNamed(assets?.asset, "solution")) continue;
    const masks = (types["for-type"] ?? types["for-types"] ?? "*").split(/[;:,]/).map((mask) => mask.trim());
    const folders = masks.flatMap((mask) => FOLDERS.find(([start]) => start.test(mask))?.[1] ?? []);
    const name = location ?? path.posix.basename(file);
    const found = await findFile(pack, file, MOST_SOURCE_BYTES);
    if (
      found === null ||
      name.includes("/") ||
      !isSafePath(name) ||
      folders.length === 0 ||
      !isNamed(stages?.stage, "compile")
    ) {
      note(file, "was left out: it is no file that lies beside solutions when they are compiled");
      continue;
    }
    for (const folder of new Set(folders)) await copy(found.absolutePath, path.join(into, "include", folder, name));
  }
}
