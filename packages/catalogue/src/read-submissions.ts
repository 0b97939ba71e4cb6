import type { LanguageId } from "@verdict/contract/language";
import { expectedVerdicts } from "./expected-verdicts.ts";
import { listFolder, type PackageFolder, readText } from "./package-folder.ts";
import type { CatalogueSolution } from "./problem.ts";
import { replaceConstants } from "./read-statement.ts";

const MOST_SOURCE_BYTES = 1024 * 1024;
const LANGUAGE_OF_ENDING: Readonly<Record<string, LanguageId>> = {
  cpp: "cpp",
  cc: "cpp",
  cxx: "cpp",
  "c++": "cpp",
  C: "cpp",
  java: "java",
  js: "javascript",
};

/** The example submissions in our languages, in the order of their paths. Programs of several files are left out. */
export async function readSubmissions(
  pack: PackageFolder,
  constants: Readonly<Record<string, string>>,
): Promise<CatalogueSolution[]> {
  const solutions: CatalogueSolution[] = [];
  for (const folder of await listFolder(pack, "submissions")) {
    if (folder.kind === "file") continue;
    for (const name of await findPrograms(pack, folder.name)) {
      const language = languageOf(name);
      if (language === null) continue;
      const text = (await readText(pack, `submissions/${name}`, MOST_SOURCE_BYTES)) ?? "";
      const source = replaceConstants(text, constants);
      const expected = expectedVerdicts(folder.name, source);
      if (expected !== null) solutions.push({ name, language, source, expected });
    }
  }
  return solutions;
}

/** By the file's ending; null for a language that we do not judge. */
export function languageOf(fileName: string): LanguageId | null {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1] ?? "";
  return Object.hasOwn(LANGUAGE_OF_ENDING, ending) ? (LANGUAGE_OF_ENDING[ending] ?? null) : null;
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
    if (files.length === 1 && files[0]?.kind === "file") programs.push(`${name}/${files[0].name}`);
  }
  return programs;
}
