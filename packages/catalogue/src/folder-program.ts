import path from "node:path";
import type { CoreLanguageId } from "@verdict/contract/language";
import { languageOf } from "./language-of-file.ts";
import { listFolder, type PackageFolder, readText } from "./package-folder.ts";

const MOST_SOURCE_BYTES = 1024 * 1024;
const CPP_HEADER = /\.(h|hh|hpp|hxx|h\+\+)$/i;
/** Beside sources these change nothing: notes, outputs, what a compiler left behind. */
const NO_SOURCE = /^readme$|\.(txt|md|log|in|ans|out|class|o|exe|bin|png)$/i;

/** A program whose files lie side by side in a folder. */
export interface FolderProgram {
  language: CoreLanguageId;
  /** The file that is started: of Java and C++ the one with the main function. */
  main: string;
  files: readonly { name: string; content: string }[];
}

/**
 * Null when it is not one program in one language of ours. `folder` is a path below the package's. With
 * `mainMayBeElsewhere` one without a main function is a program as well: the problem adds it.
 */
export async function readFolderProgram(
  pack: PackageFolder,
  folder: string,
  { mainMayBeElsewhere = false } = {},
): Promise<FolderProgram | null> {
  const entries = (await listFolder(pack, folder)).filter(
    ({ kind, name }) => kind === "folder" || !NO_SOURCE.test(name),
  );
  const languages = new Set(entries.map(({ kind, name }) => (kind === "folder" ? null : languageOfPart(name))));
  const [language = null, ...others] = languages;
  if (language === null || others.length > 0) return null;
  const files = [];
  for (const { name } of entries) {
    files.push({ name, content: (await readText(pack, `${folder}/${name}`, MOST_SOURCE_BYTES)) ?? "" });
  }
  const first = files.find(({ name }) => languageOf(name) !== null)?.name ?? null;
  const main = mainOf(language, path.posix.basename(folder), files) ?? (mainMayBeElsewhere ? first : null);
  return main === null ? null : { language, main, files };
}

function languageOfPart(name: string): CoreLanguageId | null {
  return CPP_HEADER.test(name) ? "cpp" : languageOf(name);
}

const MAIN: Readonly<Record<CoreLanguageId, RegExp>> = {
  cpp: /\bmain\s*\(/,
  java: /\bvoid\s+main\s*\(/,
  javascript: /(?:)/,
};

/**
 * The only source, or the only one with a main function; of several the one named like a main program or the folder.
 */
function mainOf(language: CoreLanguageId, folder: string, files: FolderProgram["files"]): string | null {
  const sources = files.filter(({ name }) => languageOf(name) !== null);
  const having = sources.length === 1 ? sources : sources.filter(({ content }) => MAIN[language].test(content));
  const isLoaded = (name: string) => files.some((file) => file.name !== name && file.content.includes(`./${name}`));
  const candidates = having.some(({ name }) => !isLoaded(name)) ? having.filter(({ name }) => !isLoaded(name)) : having;
  const usual = ["main", folder.toLowerCase()];
  const named = candidates.find(({ name }) => usual.includes(path.parse(name).name.toLowerCase()));
  return (named ?? candidates[0])?.name ?? null;
}
