import { listFolder, type PackageFolder, readText } from "./package-folder.ts";
import type { FillConstants } from "./read-constants.ts";

const MOST_STATEMENT_BYTES = 2 * 1024 * 1024;
const FOLDERS = ["statement", "problem_statement"];
const STATEMENT_NAME = /^problem(?:\.([a-zA-Z-]+))?\.(md|tex)$/;

interface StatementFile {
  path: string;
  language: string;
  ending: string;
}

export interface Statement {
  /** Null when the package has no Markdown statement. */
  markdown: string | null;
  /** The name that a LaTeX statement gives to the problem: legacy packages often have it nowhere else. */
  latexTitle: string | null;
}

/** Markdown in English where there is one, else in the first other language. */
export async function readStatement(pack: PackageFolder, fillConstants: FillConstants): Promise<Statement> {
  const files = (await findStatements(pack)).sort((a, b) => languageRank(a.language) - languageRank(b.language));
  const markdownFile = files.find((file) => file.ending === "md");
  const latexFile = files.find((file) => file.ending === "tex");
  const markdown = markdownFile && (await readText(pack, markdownFile.path, MOST_STATEMENT_BYTES));
  const latex = latexFile && (await readText(pack, latexFile.path, MOST_STATEMENT_BYTES));
  return {
    markdown: markdown?.trim() ? fillConstants(markdown) : null,
    latexTitle: latex ? titleInLatex(latex) : null,
  };
}

/** The format's description of the solution, in Markdown; null when there is none. */
export async function readEditorial(pack: PackageFolder, fillConstants: FillConstants): Promise<string | null> {
  for (const name of ["solution.en.md", "solution.md"]) {
    const markdown = await readText(pack, `solution/${name}`, MOST_STATEMENT_BYTES);
    if (markdown?.trim()) return fillConstants(markdown);
  }
  return null;
}

async function findStatements(pack: PackageFolder): Promise<StatementFile[]> {
  const files: StatementFile[] = [];
  for (const folder of FOLDERS) {
    for (const entry of await listFolder(pack, folder)) {
      const match = STATEMENT_NAME.exec(entry.name);
      if (entry.kind === "folder" || match === null) continue;
      files.push({ path: `${folder}/${entry.name}`, language: match[1] ?? "en", ending: match[2] ?? "" });
    }
  }
  return files;
}

function languageRank(language: string): number {
  if (language === "en") return 0;
  return language.startsWith("en-") ? 1 : 2;
}

function titleInLatex(latex: string): string | null {
  const plain = /^%%\s*plainproblemname:(.*)$/m.exec(latex)?.[1] ?? /\\problemname\{([^{}\\$]+)\}/.exec(latex)?.[1];
  return plain?.trim() || null;
}
