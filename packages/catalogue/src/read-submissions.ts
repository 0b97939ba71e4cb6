import type { LanguageId } from "@verdict/contract/language";
import { type FolderProgram, readFolderProgram } from "./folder-program.ts";
import { isProlog, isPython2, submissionLanguageOf } from "./language-of-file.ts";
import { listFolder, type PackageFolder, readTextOrNull } from "./package-folder.ts";
import type { CatalogueProblem, CatalogueSolution, FolderSolution } from "./problem.ts";
import type { FillConstants } from "./read-constants.ts";
import { readExpectations } from "./read-expectations.ts";

const MOST_SOURCE_BYTES = 1024 * 1024;

/** The example submissions in languages that we know, whether or not a judge has them, in the order of their paths. */
export async function readSubmissions(
  pack: PackageFolder,
  { fillConstants, mainMayBeElsewhere }: { fillConstants: FillConstants; mainMayBeElsewhere: boolean },
): Promise<Pick<CatalogueProblem, "solutions" | "folderSolutions">> {
  const { expectations, untimed } = await readExpectations(pack);
  const solutions: CatalogueSolution[] = [];
  const folderSolutions: FolderSolution[] = [];
  for (const folder of await listFolder(pack, "submissions")) {
    if (folder.kind === "file") continue;
    for (const { name, language, main, files } of await findPrograms(pack, folder.name, mainMayBeElsewhere)) {
      const [source = "", ...others] = mainFirst(main, files).map(({ content }) => fillConstants(content));
      const expected = expectations({ folder: folder.name, name, source });
      if (expected === null) continue;
      const otherFiles = mainFirst(main, files)
        .slice(1)
        .map((file, index) => ({ name: file.name, content: others[index] ?? "" }));
      const solution = { name, language, source, expected, ...(untimed(name) ? { isUntimed: true as const } : {}) };
      if (otherFiles.length > 0) folderSolutions.push({ ...solution, main, otherFiles });
      else solutions.push(solution);
    }
  }
  return { solutions, folderSolutions };
}

type FoundProgram = Pick<FolderProgram, "main" | "files"> & { name: string; language: LanguageId };

async function findPrograms(pack: PackageFolder, folder: string, mainMayBeElsewhere: boolean): Promise<FoundProgram[]> {
  const programs: FoundProgram[] = [];
  for (const entry of await listFolder(pack, `submissions/${folder}`)) {
    const name = `${folder}/${entry.name}`;
    if (entry.kind === "folder") {
      const program = await readFolderProgram(pack, `submissions/${name}`, { mainMayBeElsewhere });
      if (program !== null) programs.push({ ...program, name: nameOf(name, program) });
      continue;
    }
    const language = submissionLanguageOf(entry.name);
    if (language === null) continue;
    const content = await readTextOrNull(pack, `submissions/${name}`, MOST_SOURCE_BYTES);
    if (content === null || isPython2(language, content) || isProlog(language, content)) continue;
    programs.push({ name, language, main: entry.name, files: [{ name: entry.name, content }] });
  }
  return programs;
}

/** A folder with one source is that source. */
function nameOf(folder: string, { files, main }: FolderProgram): string {
  return files.length === 1 ? `${folder}/${main}` : folder;
}

function mainFirst(main: string, files: FolderProgram["files"]): FolderProgram["files"] {
  return [...files.filter(({ name }) => name === main), ...files.filter(({ name }) => name !== main)];
}
