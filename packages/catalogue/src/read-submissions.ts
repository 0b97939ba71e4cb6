import { languageOf } from "./language-of-file.ts";
import { listFolder, type PackageFolder, readText } from "./package-folder.ts";
import type { CatalogueSolution } from "./problem.ts";
import { replaceConstants } from "./read-constants.ts";
import { readExpectations } from "./read-expectations.ts";

const MOST_SOURCE_BYTES = 1024 * 1024;
/** Beside the only source of a folder these change nothing: notes, outputs, what a compiler left behind. */
const NO_SOURCE = /^readme$|\.(txt|md|log|in|ans|out|class|o|exe|png)$/i;

/** The example submissions in our languages, in the order of their paths. Programs of several files are left out. */
export async function readSubmissions(
  pack: PackageFolder,
  constants: Readonly<Record<string, string>>,
): Promise<CatalogueSolution[]> {
  const expectations = await readExpectations(pack);
  const solutions: CatalogueSolution[] = [];
  for (const folder of await listFolder(pack, "submissions")) {
    if (folder.kind === "file") continue;
    for (const name of await findPrograms(pack, folder.name)) {
      const language = languageOf(name);
      if (language === null) continue;
      const text = (await readText(pack, `submissions/${name}`, MOST_SOURCE_BYTES)) ?? "";
      const source = replaceConstants(text, constants);
      const expected = expectations({ folder: folder.name, name, source });
      if (expected !== null) solutions.push({ name, language, source, expected });
    }
  }
  return solutions;
}

async function findPrograms(pack: PackageFolder, folder: string): Promise<string[]> {
  const programs: string[] = [];
  for (const entry of await listFolder(pack, `submissions/${folder}`)) {
    const name = `${folder}/${entry.name}`;
    if (entry.kind === "file") {
      programs.push(name);
      continue;
    }
    const files = await listFolder(pack, `submissions/${name}`);
    const [only, ...others] = files.filter((file) => file.kind === "folder" || !NO_SOURCE.test(file.name));
    if (only?.kind === "file" && others.length === 0) programs.push(`${name}/${only.name}`);
  }
  return programs;
}
