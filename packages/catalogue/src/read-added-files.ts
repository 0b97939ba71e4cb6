import { type AddedFiles, addedFilesFor } from "@verdict/contract/added-files";
import { LanguageId } from "@verdict/contract/language";
import { PACKAGED_LANGUAGE } from "@verdict/contract/printing";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { GenerationPlan } from "./generators/generation-plan.ts";
import { PackageError } from "./package-error.ts";
import { listFolder, type PackageFolder, readText } from "./package-folder.ts";

const FOLDER = "include";
const MOST_FILE_BYTES = 256 * 1024;
/** They travel with every submission. */
const MOST_BYTES = 1024 * 1024;

/** Languages that share a folder: the format has one name for both. */
const IDS_OF: Readonly<Record<string, readonly string[]>> = {
  default: ["default"],
  python3: ["python3", "pypy3"],
  python: ["python3", "pypy3"],
};

/**
 * What a program's source is called when it is judged, and what the judge makes of it. Where all files are compiled
 * together (C++, C, Java, Go, Kotlin) the source makes room for a file of its name; elsewhere it is what is started.
 */
const TAKEN = [
  ...["main.js", "main.py", "__main__.py", "main.ts", "main.rs", "main.pas", "main.rb", "main.php", "main.lua"],
  ...["main.nim", "main.pl", "main", "classes"],
];

/**
 * The files of `include/<language>/` and `include/default/`, which are added to every program before it is compiled.
 * Those in languages that we do not know are left out, and named: nobody can submit in them. Throws PackageError for
 * folders inside, for what is no text or too large, and for names that a program itself has here.
 * Source: spec 2025-09, "Included Files".
 */
export async function readAddedFiles(
  pack: PackageFolder,
  fillConstants: (text: string) => string,
): Promise<{ addedFiles: AddedFiles | null; findings: PackageFinding[] }> {
  const added: AddedFiles = {};
  const findings: PackageFinding[] = [];
  let bytes = 0;
  for (const { name: language, kind } of await listFolder(pack, FOLDER)) {
    const folder = `${FOLDER}/${language}`;
    if (kind === "file") throw new PackageError(folder, "is in no folder of a language");
    const ids = idsOf(language);
    if (ids.length === 0) {
      findings.push({ severity: "warning", file: folder, message: "was left out: nothing here is in that language" });
      continue;
    }
    const files = [];
    for (const entry of await listFolder(pack, folder)) {
      const file = `${folder}/${entry.name}`;
      if (entry.kind === "folder") throw new PackageError(file, "is a folder: files are added to programs one by one");
      if (TAKEN.includes(entry.name)) throw new PackageError(file, "has a name that a program itself has here");
      const content = fillConstants((await readText(pack, file, MOST_FILE_BYTES)) ?? "");
      bytes += content.length;
      files.push({ name: entry.name, content });
    }
    // An empty folder still keeps the files of `default` away from its language.
    for (const id of ids) added[id] = files;
  }
  if (bytes > MOST_BYTES) throw new PackageError(FOLDER, "holds more than 1 MiB");
  return { addedFiles: bytes === 0 ? null : added, findings };
}

function idsOf(language: string): readonly string[] {
  if (Object.hasOwn(IDS_OF, language)) return IDS_OF[language] ?? [];
  return LanguageId.options.includes(language) ? [language] : [];
}

/** A solution that gives the answers of tests is a program as any other. */
export function withAddedFiles(plan: GenerationPlan | null, added: AddedFiles | null): GenerationPlan | null {
  if (plan === null || added === null) return plan;
  const programs = new Map(plan.programs);
  for (const [name, program] of plan.programs) {
    const files = addedFilesFor(added, PACKAGED_LANGUAGE[program.language]);
    if (!name.startsWith("submissions/") || "refusal" in files) continue;
    programs.set(name, { ...program, files: [...program.files, ...files] });
  }
  return { ...plan, programs };
}
