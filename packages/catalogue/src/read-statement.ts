import type { PackageFinding } from "@verdict/contract/problem-packages";
import { convertLatex } from "./latex/convert-latex.ts";
import { listFolder, type PackageFolder, readText } from "./package-folder.ts";
import type { ProblemFile, Translation } from "./problem.ts";
import type { FillConstants } from "./read-constants.ts";
import { readStatementFiles } from "./statement-files.ts";

const MOST_STATEMENT_BYTES = 2 * 1024 * 1024;
const STATEMENT_NAME = /^problem(?:\.([a-zA-Z]{2,3}(?:-[a-zA-Z]+)?))?\.(md|tex|pdf)$/;
/** In order of preference: what can be edited before what can only be looked at. */
const ENDINGS = ["md", "tex", "pdf"];
/** Each may take its whole patience when it is hostile. */
const MOST_LANGUAGES = 20;

interface StatementFile {
  path: string;
  language: string;
  ending: string;
}

export interface Statement {
  /** In English where there is such, else in the first other language; null when there is none that we can show. */
  main: Translation | null;
  /** In the other languages of the package, in the order of their codes. */
  translations: readonly Translation[];
  files: readonly ProblemFile[];
  findings: readonly PackageFinding[];
}

interface Reading {
  pack: PackageFolder;
  fillConstants: FillConstants;
  /** Names of the files that a text can mean: paths below the statement's folder. */
  names: readonly string[];
  findings: PackageFinding[];
}

/** Of each language Markdown, else LaTeX that becomes Markdown, else a link to a PDF. */
export async function readStatement(pack: PackageFolder, fillConstants: FillConstants): Promise<Statement> {
  const { files, leftOut } = await readStatementFiles(pack);
  const names = files.flatMap(({ path }) => (path.startsWith("statement/") ? [path.slice("statement/".length)] : []));
  const reading: Reading = { pack, fillConstants, names, findings: leftOut };
  const translations: Translation[] = [];
  for (const candidates of await findStatements(pack)) {
    const translation = await readFirst(reading, candidates);
    if (translation !== null) translations.push(translation);
  }
  const [main = null, ...others] = translations;
  const isUsed = ({ path }: ProblemFile) =>
    !path.endsWith(".tex") || translations.some(({ source }) => source === path);
  return { main, translations: others, files: files.filter(isUsed), findings: reading.findings };
}

/** The format's description of the solution, in Markdown; null when there is none. */
export async function readEditorial(pack: PackageFolder, fillConstants: FillConstants): Promise<string | null> {
  for (const name of ["solution.en.md", "solution.md"]) {
    const markdown = await readText(pack, `solution/${name}`, MOST_STATEMENT_BYTES);
    if (markdown?.trim()) return fillConstants(markdown);
  }
  return null;
}

/** The files of each language, the best first; English before the other languages. */
async function findStatements(pack: PackageFolder): Promise<StatementFile[][]> {
  const found = [...(await statementsIn(pack, "statement")), ...(await statementsIn(pack, "problem_statement"))];
  // Only if it is there: of what may be linked, readStatementFiles knows it.
  found.push({ path: "problem.pdf", language: "en", ending: "pdf" });
  found.sort((a, b) => ENDINGS.indexOf(a.ending) - ENDINGS.indexOf(b.ending));
  const byLanguage = Map.groupBy(found, ({ language }) => language);
  const inOrder = [...byLanguage].sort(([a], [b]) => languageRank(a) - languageRank(b) || (a < b ? -1 : 1));
  return inOrder.slice(0, MOST_LANGUAGES).map(([, files]) => files);
}

async function statementsIn(pack: PackageFolder, folder: string): Promise<StatementFile[]> {
  const files: StatementFile[] = [];
  for (const entry of await listFolder(pack, folder)) {
    const match = STATEMENT_NAME.exec(entry.name);
    if (entry.kind === "folder" || match === null) continue;
    files.push({ path: `${folder}/${entry.name}`, language: match[1] ?? "en", ending: match[2] ?? "" });
  }
  return files;
}

function languageRank(language: string): number {
  if (language === "en") return 0;
  return language.startsWith("en-") ? 1 : 2;
}

async function readFirst(reading: Reading, candidates: readonly StatementFile[]): Promise<Translation | null> {
  for (const file of candidates) {
    const translation = await readOne(reading, file);
    if (translation !== null) return translation;
  }
  return null;
}

async function readOne(reading: Reading, { path, language, ending }: StatementFile): Promise<Translation | null> {
  if (ending === "pdf") {
    const name = path.replace(/^.*\//, "");
    return reading.names.includes(name)
      ? { language, title: null, markdown: `[The statement (PDF)](<${name}>)`, source: `statement/${name}` }
      : null;
  }
  const text = await readText(reading.pack, path, MOST_STATEMENT_BYTES);
  if (!text?.trim()) return null;
  const filled = reading.fillConstants(text);
  if (ending === "md") return { language, title: null, markdown: filled, source: null };
  return await readLatex(reading, { path, language, latex: filled });
}

async function readLatex(
  { names, findings }: Reading,
  { path, language, latex }: { path: string; language: string; latex: string },
): Promise<Translation | null> {
  const warn = (message: string) => findings.push({ severity: "warning", file: path, message });
  const outcome = await convertLatex({ latex, files: names });
  if (outcome.kind === "refused") {
    warn(`was left out: ${outcome.reason}`);
    return null;
  }
  const { title, markdown, missing, unknown } = outcome.converted;
  if (missing.length > 0) warn(`names pictures that are not there: ${missing.join(", ")}`);
  if (unknown.length > 0) warn(`holds commands that we do not know and left out: ${unknown.join(", ")}`);
  if (markdown === "") return null;
  return { language, title: plainTitle(latex) ?? title, markdown, source: `statement/${path.replace(/^.*\//, "")}` };
}

/** Where the title holds a formula, a comment may say it in plain letters. */
function plainTitle(latex: string): string | null {
  return /^%%\s*plainproblemname:(.*)$/m.exec(latex)?.[1]?.trim() || null;
}
