import path from "node:path";
import { addedFilesFor } from "@verdict/contract/added-files";
import type { LanguageId } from "@verdict/contract/language";
import { CPP_HEADER, isProlog, isPython2, submissionLanguageOf } from "./language-of-file.ts";
import { listFolder, type PackageFolder, readText } from "./package-folder.ts";

const MOST_SOURCE_BYTES = 1024 * 1024;
/** Each is looked for in all others. */
const MOST_FILES = 100;
const MOST_BYTES = 4 * 1024 * 1024;
const PERL_MODULE = /\.pm$/;
/** Beside sources these change nothing: notes, outputs, what a compiler left behind. */
const NO_SOURCE = /^readme$|\.(txt|md|log|in|ans|out|class|o|exe|bin|png)$/i;

/** A program whose files lie side by side in a folder. */
export interface FolderProgram {
  language: LanguageId;
  /** The file that is started: where there are main functions, the one with it. */
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
  if (entries.length > MOST_FILES) return null;
  const headers = entries.filter(
    ({ kind, name }) => kind === "file" && (CPP_HEADER.test(name) || PERL_MODULE.test(name)),
  );
  const sources = entries.filter((entry) => !headers.includes(entry));
  const languages = new Set(sources.map(({ kind, name }) => (kind === "folder" ? null : submissionLanguageOf(name))));
  const [language = null, ...others] = languages;
  if (language === null || others.length > 0) return null;
  if (!headers.every(({ name }) => belongsTo(language, name))) return null;
  const files = [];
  for (const { name } of entries) {
    files.push({ name, content: (await readText(pack, `${folder}/${name}`, MOST_SOURCE_BYTES)) ?? "" });
  }
  if (files.reduce((sum, { content }) => sum + content.length, 0) > MOST_BYTES) return null;
  const first = files.find(({ name }) => submissionLanguageOf(name) !== null)?.name ?? null;
  const main = mainOf(language, path.posix.basename(folder), files) ?? (mainMayBeElsewhere ? first : null);
  const source = files.find(({ name }) => name === main)?.content ?? "";
  if (main === null || isPython2(language, source) || isProlog(language, source)) return null;
  if (files.length > 1 && !canBeSeveral(language, files, main)) return null;
  return { language, main, files };
}

function belongsTo(language: LanguageId, header: string): boolean {
  return PERL_MODULE.test(header) ? language === "perl" : language === "cpp" || language === "c";
}

/** Where all files are compiled together each may have any name; elsewhere one is what the source is called here. */
function canBeSeveral(language: LanguageId, files: FolderProgram["files"], main: string): boolean {
  if ("refusal" in addedFilesFor({ [language]: [...files] }, language)) return false;
  return COMPILED_TOGETHER.includes(language) || !files.some(({ name }) => name !== main && /^main\.\w+$/.test(name));
}

const COMPILED_TOGETHER: readonly LanguageId[] = ["cpp", "c", "java", "go", "kotlin"];

const MAIN: Readonly<Partial<Record<LanguageId, RegExp>>> = {
  cpp: /\bmain\s*\(/,
  c: /\bmain\s*\(/,
  java: /\bvoid\s+main\s*\(/,
  go: /\bfunc\s+main\s*\(/,
  rust: /\bfn\s+main\s*\(/,
  kotlin: /\bfun\s+main\s*\(/,
};

/**
 * The only source, or the only one with a main function; of several the one named like a main program or the folder.
 */
function mainOf(language: LanguageId, folder: string, files: FolderProgram["files"]): string | null {
  const sources = files.filter(({ name }) => submissionLanguageOf(name) !== null);
  const withMain = MAIN[language] ?? /(?:)/;
  const having = sources.length === 1 ? sources : sources.filter(({ content }) => withMain.test(content));
  const loads = new Map(files.map(({ name, content }) => [name, loadedBy(content)]));
  const isLoaded = (name: string) =>
    files.some(
      (file) =>
        file.name !== name &&
        (file.content.includes(`./${name}`) || loads.get(file.name)?.has(path.parse(name).name) === true),
    );
  const candidates = having.some(({ name }) => !isLoaded(name)) ? having.filter(({ name }) => !isLoaded(name)) : having;
  const usual = ["__main__", "main", folder.toLowerCase()];
  const named = candidates.find(({ name }) => usual.includes(path.parse(name).name.toLowerCase()));
  return (named ?? candidates[0])?.name ?? null;
}

/** As Python, Ruby, PHP, Perl, Lua and others load a file beside: by its name, with or without its ending. */
const LOADED = /^(?:import|from|uses?|mod|(?:.*\b)?(?:require|include)\w*)\b["'(\s./]*(\w+)/;
/** A line that loads a file is short; in one of a megabyte nothing is looked for. */
const MOST_LOOKED_AT = 300;

function loadedBy(content: string): ReadonlySet<string> {
  const names = content
    .split("\n")
    .flatMap((line) => LOADED.exec(line.trimStart().slice(0, MOST_LOOKED_AT))?.[1] ?? []);
  return new Set(names);
}
