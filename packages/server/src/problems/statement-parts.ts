import { promises as fs } from "node:fs";
import type { CatalogueProblem, ProblemFile } from "@verdict/catalogue/problem";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { fileTypeOf } from "./file-type.ts";
import type { ProblemFileContent, StatementParts } from "./problem-content.ts";

type Read = Pick<CatalogueProblem, "statementLanguage" | "statementSource" | "translations" | "files">;

/**
 * What a package has beside one statement; nothing where that is all. A file whose bytes are not what its name says is
 * left out, with a finding.
 */
export async function readStatementParts(
  problem: Read,
): Promise<{ parts: { statement?: StatementParts }; findings: PackageFinding[] }> {
  const findings: PackageFinding[] = [];
  const files: ProblemFileContent[] = [];
  for (const file of problem.files) {
    const read = await readFile(file);
    if (read !== null) files.push(read);
    else findings.push({ severity: "warning", file: file.path, message: "was left out: it is not what its name says" });
  }
  const { statementLanguage: language, statementSource: source, translations } = problem;
  const isPlain = language === "en" && source === null && translations.length === 0 && files.length === 0;
  return { parts: isPlain ? {} : { statement: { language, source, translations, files } }, findings };
}

const VALIDATOR = /^(?:input|answer)_validators\//;

async function readFile({ path, absolutePath }: ProblemFile): Promise<ProblemFileContent | null> {
  const content = await fs.readFile(absolutePath);
  if (path.endsWith(".tex") || VALIDATOR.test(path)) return { path, contentType: null, content };
  if (path.startsWith("attachments/")) return { path, contentType: "application/octet-stream", content };
  const contentType = fileTypeOf(path, content);
  return contentType === null ? null : { path, contentType, content };
}
