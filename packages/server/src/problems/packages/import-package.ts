import { promises as fs } from "node:fs";
import { findLeftOutSubmissions, isStorable } from "@verdict/catalogue/package-findings";
import type { CatalogueProblem, CatalogueTest } from "@verdict/catalogue/problem";
import { studyMaterialOf } from "@verdict/catalogue/study-material";
import { openTemporaryFolder } from "@verdict/catalogue/temporary-folder";
import { LONGEST_ACCEPTED_MS } from "@verdict/catalogue/time-limit";
import type { JudgeLimits } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { ImportResult, PackageFinding } from "@verdict/contract/problem-packages";
import { listJudgeable } from "../../judging/judgeable-languages.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { findFreeId, slugOf } from "../authoring/slug.ts";
import { lockEditedProblem } from "../authoring/store.ts";
import type { VerifyEvent } from "../authoring/verify-content.ts";
import { conversationsOf, testNameIn, testsToBuild } from "../catalogue-content.ts";
import { splitSolutions } from "../package-solutions.ts";
import type {
  ProblemContent,
  ProblemTestContent,
  RenderedContent,
  StatementParts,
  TestContent,
} from "../problem-content.ts";
import { announceProblemsChanged } from "../problem-list.ts";
import { renderContent, type StatementRenderer } from "../render-statement.ts";
import { readStatementParts } from "../statement-parts.ts";
import { storeTestData, testContentOf } from "../test-data.ts";
import { findLack, REFERENCE_REQUIRED } from "../whole-content.ts";
import { insertProblem, replaceProblem } from "../write-problem.ts";
import { completeProblem } from "./complete-problem.ts";
import { deriveTimeLimit } from "./derive-time-limit.ts";
import { referenceFindings, timeLimitFindings, unjudgeableFindings } from "./import-findings.ts";
import { readWithTests } from "./read-with-tests.ts";
import { findSame, type KeptProblem, readKept } from "./same-problem.ts";
import { otherSolutions, tryOtherSolutions } from "./try-other-solutions.ts";
import { validateTests } from "./validate-tests.ts";
import { chooseAgain, requireAllPass, verifyReferences } from "./verify-references.ts";

export interface ImportContext extends JudgingContext {
  statements: Pick<StatementRenderer, "render">;
  /** From submissions/, which stand above this domain: as of an AuthoringContext. */
  countOutdated: (db: Queryable, problemId: string) => Promise<number>;
}

/** What becomes of a package whose problem is here already; null: another one is made. */
type Again = "ask" | "update" | null;

/** A package as it was read: its test data is stored, its folder is not needed any more. */
interface Read {
  problem: CatalogueProblem;
  content: RenderedContent;
  /** What it lacks of a problem of ours. */
  gaps: PackageFinding[];
  leftOut: PackageFinding[];
  /** What it brings up to date. */
  kept: KeptProblem | null;
}

/**
 * Reads an unpacked package; `converted` is what is known of it already. The judges make its tests where its programs
 * have to. Throws bad_input for what cannot be read or judged, and conflict as the call's query says.
 */
export async function readImport(
  context: ImportContext,
  input: { folder: string; converted?: readonly PackageFinding[]; again?: Again },
  person: { userId: string; signal: AbortSignal },
): Promise<Read> {
  const { folder, converted = [], again = null } = input;
  const built = await openTemporaryFolder();
  const found: { same: KeptProblem | null } = { same: null };
  try {
    const onRead = async (problem: CatalogueProblem) => {
      found.same = await sameOf(context.pool, problem, again);
    };
    const problem = await readWithTests(context, { folder, built: built.path, person, onRead });
    const read = await readBuilt(context, { folder, problem, person, kept: found.same });
    return { ...read, leftOut: [...converted, ...read.leftOut] };
  } finally {
    await built.remove();
  }
}

async function sameOf(db: Queryable, problem: CatalogueProblem, again: Again): Promise<KeptProblem | null> {
  if (again === null) return null;
  const same = await findSame(db, problem, slugOf(problem.slug));
  if (same === null || again === "update") return same && (await readKept(db, same.id));
  throw new DomainError(
    "conflict",
    `The problem of this package is here already: “${same.title}”, at ${same.id}. Update it, or make another one.`,
  );
}

async function readBuilt(
  context: ImportContext,
  input: {
    folder: string;
    problem: CatalogueProblem;
    person: { userId: string; signal: AbortSignal };
    kept: KeptProblem | null;
  },
): Promise<Read> {
  const { folder, problem, person, kept } = input;
  const { completed, gaps } = completeProblem(problem, kept);
  const { parts, findings } = await readStatementParts(problem);
  const judgeable = await listJudgeable(context.pool);
  const content = await contentOf(context, problem, { completed, userId: person.userId, parts, judgeable, kept });
  // Those of the package come first.
  const ofPackage = content.tests.slice(0, problem.tests.length);
  const stored = ofPackage.map(({ input, answer }) => ({ input: input.sha256, answer: answer.sha256 }));
  const leftOut = [
    ...problem.statementFindings,
    ...findings,
    ...(await findLeftOutSubmissions(folder, problem)),
    ...unjudgeableFindings(problem, judgeable),
    ...(await validateTests(context, { problem, stored }, person)),
  ];
  return { problem, content, gaps, leftOut, kept };
}

/**
 * Stores the problem of a package, as a new one or in the place of what it brings up to date, once its solutions have
 * been judged; before that nothing of it exists but test data. A new one is published when nothing is missing that people
 * need to solve it, unless `asDraft`. Throws bad_input for what cannot be judged and for an update that would leave a
 * problem without any reference, and conflict when somebody else has saved what is brought up to date.
 */
export async function* importPackage(
  context: ImportContext,
  { problem, content, gaps, leftOut, kept }: Read,
  { userId, signal, asDraft = false }: { userId: string; signal: AbortSignal; asDraft?: boolean },
): AsyncGenerator<VerifyEvent, ImportResult> {
  const { verified, passing, failed } = yield* verifyReferences(context, { problem, content, userId, signal });
  const rule = problem.timeLimitRule;
  const timeMs =
    rule === null
      ? problem.limits.timeMs
      : yield* deriveTimeLimit(context, { rule, content: passing, verified, userId, signal });
  const timed: RenderedContent = { ...passing, limits: { ...content.limits, timeMs } };
  const others = otherSolutions(timed);
  const { disagreeing, accepted } = yield* tryOtherSolutions(context, timed, { userId, signal });
  const final = chooseAgain(timed, { accepted, failed });
  // What people solve now stays as it is.
  if (kept !== null && findLack(final) === REFERENCE_REQUIRED) requireAllPass(failed);
  const failing = failed.map(({ finding }) => finding);
  const findings = [
    ...gaps,
    ...referenceFindings(final),
    ...timeLimitFindings(problem, timeMs),
    ...leftOut,
    ...failing,
    ...disagreeing,
  ];
  const judged = final.tests.length === 0 ? 0 : Object.keys(content.referenceSolutions).length + others.length;
  const isWrong = leftOut.some(({ severity }) => severity === "error");
  const isUnfinished = findLack(final) !== null;
  const isDraft =
    kept === null
      ? asDraft || isUnfinished || isWrong || problem.statement === null
      : kept.row.is_draft || isUnfinished;
  const stored = await inTransaction(context.pool, (db) =>
    kept === null
      ? insertNew(db, { slug: problem.slug, content: final, isDraft })
      : replaceKept(context, db, { kept, content: final, isDraft }),
  );
  await announceProblemsChanged(context.pool);
  const done = kept === null ? "imported" : "updated from its package";
  const message = isDraft ? `Problem ${done} as a draft.` : `Problem ${done}.`;
  const counts = { judged, agreed: judged - failing.length - disagreeing.length };
  return { ...verified, ...stored, message, isDraft, findings, ...counts };
}

type Stored = Pick<ImportResult, "_id" | "outdatedSubmissions">;

async function insertNew(
  db: Queryable,
  { slug, content, isDraft }: { slug: string; content: RenderedContent; isDraft: boolean },
): Promise<Stored> {
  const id = await findFreeId(db, slugOf(slug));
  await insertProblem(db, { id, content, origin: { kind: "admin", isDraft } });
  return { _id: id, outdatedSubmissions: 0 };
}

async function replaceKept(
  { countOutdated }: Pick<ImportContext, "countOutdated">,
  db: Queryable,
  { kept, content, isDraft }: { kept: KeptProblem; content: RenderedContent; isDraft: boolean },
): Promise<Stored> {
  const { id, revision } = kept.row;
  if ((await lockEditedProblem(db, id))?.revision !== revision) {
    throw new DomainError("conflict", "Somebody else has saved this problem in the meantime. Please import it again.");
  }
  await replaceProblem(db, { id, content, origin: { kind: "admin", isDraft } });
  return { _id: id, outdatedSubmissions: await countOutdated(db, id) };
}

async function contentOf(
  { pool, statements }: Pick<ImportContext, "pool" | "statements">,
  problem: CatalogueProblem,
  input: {
    completed: ReturnType<typeof completeProblem>["completed"];
    parts: { statement?: StatementParts };
    userId: string;
    judgeable: readonly LanguageId[];
    kept: KeptProblem | null;
  },
): Promise<RenderedContent> {
  const { references, rest } = splitSolutions(problem);
  const { kept } = input;
  const written: ProblemContent = {
    ...input.completed,
    title: problem.title,
    limits: limitsOfImport(problem, kept),
    checker: problem.checker,
    ...(problem.addedFiles === null ? {} : { addedFiles: problem.addedFiles }),
    hints: problem.hints.length === 0 ? (kept?.row.hints ?? []) : problem.hints,
    topics: problem.topics.length === 0 ? (kept?.row.topics ?? []) : problem.topics,
    editorial: problem.editorial ?? kept?.row.editorial ?? null,
    referenceSolutions: { ...kept?.references, ...references },
    packageParts: {
      attribution: problem.attribution,
      solutions: [...rest, ...problem.folderSolutions.filter(isStorable)].filter(({ language }) =>
        input.judgeable.includes(language),
      ),
      studyMaterial: studyMaterialOf(problem),
      ...(problem.scoring === null ? {} : { scoring: problem.scoring }),
      ...input.parts,
    },
    tests: [],
    ...conversationsOf(problem),
  };
  // What cannot be shown is refused before gigabytes of tests are stored.
  const content = await renderContent(statements, { content: written, userId: input.userId });
  const tests = (await storeTests(pool, problem)).map((test) => ({
    ...test,
    explanation: test.explanation || (kept?.explanations.get(test.input.sha256) ?? ""),
  }));
  return { ...content, tests: [...tests, ...testsToBuild(problem)] };
}

function limitsOfImport({ limits, isTimeLimitGiven }: CatalogueProblem, kept: KeptProblem | null): JudgeLimits {
  const timeFactors = limits.timeFactors ?? kept?.row.time_factors ?? null;
  const timeMs = isTimeLimitGiven ? limits.timeMs : LONGEST_ACCEPTED_MS;
  return { ...limits, timeMs, ...(timeFactors === null ? {} : { timeFactors }) };
}

/** One file after the other goes into the database: a package's data may be larger than our memory. */
async function storeTests(db: Queryable, problem: CatalogueProblem): Promise<ProblemTestContent[]> {
  const store = async (file: string): Promise<TestContent> => {
    const datum = testContentOf(await fs.readFile(file));
    await storeTestData(db, [datum]);
    return { sha256: datum.sha256, bytes: null };
  };
  const tests: ProblemTestContent[] = [];
  for (const test of problem.tests) {
    tests.push({
      isVisible: test.isSample,
      input: await store(test.inputPath),
      answer: await store(test.answerPath),
      explanation: test.explanation ?? "",
      name: testNameIn(problem, test),
      checker: test.checker,
      ...argumentsOf(test),
    });
  }
  return tests;
}

function argumentsOf(test: CatalogueTest): Pick<ProblemTestContent, "validatorArguments"> {
  const { inputValidatorArguments: input, answerValidatorArguments: answer } = test;
  if (input === undefined && answer === undefined) return {};
  return {
    validatorArguments: { ...(input === undefined ? {} : { input }), ...(answer === undefined ? {} : { answer }) },
  };
}
