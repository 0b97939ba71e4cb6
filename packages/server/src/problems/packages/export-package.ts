import { promises as fs } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { REFERENCE_NAME } from "@verdict/catalogue/choose-references";
import type { ContentFile, ExportedProblem, ExportedTest } from "@verdict/catalogue/exported-problem";
import type { Attribution, CatalogueSolution, SampleConversation } from "@verdict/catalogue/problem";
import { openTemporaryFolder, type TemporaryFolder } from "@verdict/catalogue/temporary-folder";
import { zipPackage } from "@verdict/catalogue/write-zip";
import { isRunChecker } from "@verdict/contract/judging";
import { fileEnding } from "@verdict/contract/language-facts";
import type { PackageFormat } from "@verdict/contract/problem-packages";
import type pg from "pg";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { type EditedProblemRow, findEditedProblem } from "../authoring/store.ts";
import { requireBuilt } from "../building/require-built.ts";
import { listConversations } from "../conversations.ts";
import { limitsOf } from "../judging-task.ts";
import { splitReferences } from "../package-solutions.ts";
import type { ValidatorArguments } from "../problem-content.ts";
import { listTranslations, readFiles } from "../problem-files.ts";
import { listReferenceSolutions, type SolutionRow } from "../store.ts";
import { findAttribution, findScoring, listPackageSolutions, listTestReferences, readTestData } from "./store.ts";

const NOBODY: Attribution = { uuid: null, license: null, credits: null, source: null, rightsOwner: null };

/** A package without them would look whole. */
const TESTS_TO_COME =
  "The hidden tests of this problem are still being built. Please wait a minute, and export it once they are there.";

/**
 * The problem as a zip. Its test data lie in a temporary folder while the stream is read, since they may be larger
 * than our memory; the folder goes when the stream closes, however it ends. Throws not_found, and
 * conflict while the tests are being built.
 */
export async function exportPackage(
  { pool }: Pick<AppContext, "pool">,
  { problemId, format }: { problemId: string; format?: PackageFormat | undefined },
): Promise<Readable> {
  const { exported, folder } = await readExported(pool, problemId);
  try {
    const stream = zipPackage(exported, format);
    stream.on("close", () => void folder.remove());
    return stream;
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** The same for one who writes it elsewhere: the test data are there until `use` is done. Throws as above. */
export async function withExportedProblem<T>(
  { pool }: Pick<AppContext, "pool">,
  problemId: string,
  use: (problem: ExportedProblem) => Promise<T>,
): Promise<T> {
  const { exported, folder } = await readExported(pool, problemId);
  return use(exported).finally(folder.remove);
}

async function readExported(
  pool: pg.Pool,
  problemId: string,
): Promise<{ exported: ExportedProblem; folder: TemporaryFolder }> {
  const problem = await findEditedProblem(pool, problemId);
  if (problem === null) throw new DomainError("not_found", "This problem does not exist");
  await requireBuilt(pool, problem, TESTS_TO_COME);
  const folder = await openTemporaryFolder();
  try {
    return { exported: await exportedProblem(pool, problem, folder.path), folder };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

async function exportedProblem(db: Queryable, problem: EditedProblemRow, folder: string): Promise<ExportedProblem> {
  // One that stands in for them is among the package's own solutions.
  const references = splitReferences(await listReferenceSolutions(db, problem.id)).core.map(presentReference);
  const scoring = await findScoring(db, problem.id);
  const names = new Set(references.map((solution) => solution.name));
  const others = (await listPackageSolutions(db, problem.id)).filter((solution) => !names.has(solution.name));
  return {
    slug: problem.id,
    title: problem.title,
    order: null,
    statement: problem.description,
    statementLanguage: problem.statement_language,
    statementSource: problem.statement_source,
    translations: await listTranslations(db, problem.id),
    files: await exportedFiles(db, problem.id, folder),
    difficulty: problem.difficulty,
    tag: problem.tag,
    startCode: problem.start_code,
    hints: problem.hints,
    topics: problem.topics,
    editorial: problem.editorial,
    limits: limitsOf(problem),
    isTimeLimitGiven: true,
    checker: problem.checker,
    addedFiles: problem.added_files,
    scoring,
    tests: await exportedTests(db, problem.id, { folder, keepsGroups: scoring !== null }),
    conversations: await exportedConversations(db, problem),
    solutions: [...references, ...others],
    attribution: (await findAttribution(db, problem.id)) ?? NOBODY,
  };
}

function presentReference({ language, source }: SolutionRow): CatalogueSolution {
  return { name: `accepted/${REFERENCE_NAME}.${fileEnding(language)}`, language, source, expected: ["AC"] };
}

async function exportedConversations(
  db: Queryable,
  { id, checker }: EditedProblemRow,
): Promise<readonly SampleConversation[]> {
  if (!isRunChecker(checker)) return [];
  return (await listConversations(db, id)).map(({ name, text }) => ({ name: `sample/${name ?? ""}`, text }));
}

/**
 * With their names where each has one, or where the names say what they are worth, else numbered within the samples and
 * within the secret tests: packages sort tests by their names, so the writer numbers those that are not in their order.
 */
async function exportedTests(
  db: Queryable,
  problemId: string,
  { folder, keepsGroups }: { folder: string; keepsGroups: boolean },
): Promise<ExportedTest[]> {
  const rows = await listTestReferences(db, problemId);
  const samples = rows.filter((row) => row.is_visible).length;
  const digits = String(rows.length).length;
  const areNamed = (isVisible: boolean) =>
    keepsGroups || rows.every((row) => row.is_visible !== isVisible || row.name !== null);
  const tests: ExportedTest[] = [];
  for (const [index, row] of rows.entries()) {
    const number = String(row.is_visible ? index + 1 : index + 1 - samples).padStart(digits, "0");
    tests.push({
      name: `${row.is_visible ? "sample" : "secret"}/${(areNamed(row.is_visible) ? row.name : null) ?? number}`,
      isSample: row.is_visible,
      explanation: row.explanation === "" ? null : row.explanation,
      checker: row.checker,
      ...argumentsOf(row.validator_arguments),
      input: { path: await writeDatum(db, folder, row.input_sha) },
      answer: { path: await writeDatum(db, folder, row.answer_sha) },
    });
  }
  return tests;
}

function argumentsOf(
  words: ValidatorArguments | null,
): Pick<ExportedTest, "inputValidatorArguments" | "answerValidatorArguments"> {
  return {
    ...(words?.input === undefined ? {} : { inputValidatorArguments: words.input }),
    ...(words?.answer === undefined ? {} : { answerValidatorArguments: words.answer }),
  };
}

async function exportedFiles(db: Queryable, problemId: string, folder: string): Promise<ContentFile[]> {
  const files: ContentFile[] = [];
  for await (const { path: name, content } of readFiles(db, problemId)) {
    const file = path.join(folder, `file-${files.length}`);
    await fs.writeFile(file, content, { mode: 0o600 });
    files.push({ path: name, from: { path: file } });
  }
  return files;
}

async function writeDatum(db: Queryable, folder: string, sha256: string): Promise<string> {
  const file = path.join(folder, sha256);
  await fs.writeFile(file, await readTestData(db, sha256), { mode: 0o600 });
  return file;
}
