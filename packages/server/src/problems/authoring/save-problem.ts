import type { SaveResult, VerifyResult } from "@verdict/contract/admin-problems";
import type { Checker } from "@verdict/contract/judging";
import { languageName } from "@verdict/contract/language";
import { ProblemSave } from "@verdict/contract/problem-save";
import { type Leeway, leewayOf, leewayOfDraft, NO_LEEWAY, problemUpdateFor } from "@verdict/contract/problem-update";
import { CODE_REQUIRED } from "@verdict/contract/problems";
import * as z from "zod/mini";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { requireBuilt } from "../building/require-built.ts";
import { limitsOf } from "../judging-task.ts";
import { splitReferences } from "../package-solutions.ts";
import type { ProblemContent } from "../problem-content.ts";
import { announceProblemsChanged } from "../problem-list.ts";
import { renderContent, type StatementRenderer } from "../render-statement.ts";
import { listReferenceSolutions } from "../store.ts";
import { findLack } from "../whole-content.ts";
import { insertProblem, type ProblemOrigin, replaceProblem } from "../write-problem.ts";
import { contentOfForm, NEW_PROBLEM_SETTINGS, type Settings } from "./content-of-form.ts";
import { presentLimits } from "./form-limits.ts";
import {
  leewayOfClass,
  type OfClass,
  purposeFor,
  requireKept,
  requireOfClass,
  requireTeachersContent,
  statementsFor,
} from "./of-class.ts";
import { findFreeId, slugOf, unguessableId } from "./slug.ts";
import {
  type EditedProblemRow,
  findEditedProblem,
  listAssignmentTitles,
  listEditedTests,
  lockEditedProblem,
  setStudiesAllowed,
} from "./store.ts";
import { type VerifyEvent, verifyContent } from "./verify-content.ts";

export interface AuthoringContext extends JudgingContext {
  statements: Pick<StatementRenderer, "render" | "renderPlain">;
  /**
   * From submissions/, which stand above this domain: verdicts given for another version of the problem than its own.
   */
  countOutdated: (db: Queryable, problemId: string) => Promise<number>;
}

/** An author would see a form without hidden tests, and save the problem without them. */
export const TESTS_BEING_BUILT =
  "The hidden tests of this problem are still being built. Please wait a minute and reload the form.";

type Rules = ReturnType<typeof problemUpdateFor> | typeof ProblemSave;

interface Save {
  userId: string;
  form: ProblemSave;
  signal: AbortSignal;
  /** Where a teacher writes for a class; else it is the site's own. */
  ofClass?: OfClass;
}

/** Judges the references of a form and stores nothing. Throws bad_input when one of them fails. */
export async function* verifyForm(
  context: JudgingContext,
  { userId, form, signal, ofClass }: Save,
): AsyncGenerator<VerifyEvent, VerifyResult> {
  if (ofClass !== undefined) requireRules(problemUpdateFor(leewayOfClass(leewayOfDraft(NO_LEEWAY))), form);
  const content = contentOfForm(form, NEW_PROBLEM_SETTINGS);
  if (Object.keys(content.referenceSolutions).length === 0) throw new DomainError("bad_input", CODE_REQUIRED);
  if (ofClass !== undefined) await requireTeachersContent(context.pool, { content, ofClass });
  return yield* verifyContent(context, { userId, content, signal, purpose: purposeFor(ofClass) });
}

/** Stores a new problem, once its references pass; before that nothing of it exists. A draft may have none. */
export async function* createProblem(
  context: AuthoringContext,
  { userId, form, signal, ofClass }: Save,
): AsyncGenerator<VerifyEvent, SaveResult> {
  const leeway = boundedFor(NO_LEEWAY, ofClass);
  requireRules(rulesOfNew(form, leeway, ofClass), form);
  const written = contentOfForm(form, NEW_PROBLEM_SETTINGS);
  if (ofClass !== undefined) await requireTeachersContent(context.pool, { content: written, ofClass });
  const content = await renderContent(statementsFor(context.statements, ofClass), { content: written, userId });
  const verified = yield* verifyContent(context, { userId, content, signal, purpose: purposeFor(ofClass) });
  const id = await inTransaction(context.pool, async (db) => {
    await ofClass?.requireRight(db);
    // Of a class's, else a title of another class could be found out by an id that is taken.
    const free = ofClass === undefined ? await findFreeId(db, slugOf(form.title)) : unguessableId(form.title);
    await insertProblem(db, { id: free, content, origin: originOf(form.isDraft ?? false, ofClass) });
    await setStudiesAllowed(db, { id: free, isAllowed: form.allowsStudies ?? true });
    await requireKept(db, ofClass);
    return free;
  });
  await announceProblemsChanged(context.pool);
  return { ...verified, _id: id, message: "Problem created successfully!", outdatedSubmissions: 0 };
}

/**
 * Replaces a problem, once its references pass; until then everybody sees and is judged by the old one. Throws
 * not_found, and conflict when somebody else has saved it since the form was read.
 */
export async function* updateProblem(
  context: AuthoringContext,
  { id, userId, form, signal, ofClass }: Save & { id: string },
): AsyncGenerator<VerifyEvent, SaveResult> {
  const before = requireRevision(await findEditedProblem(context.pool, id), { revision: form.revision, ofClass });
  await requireBuilt(context.pool, before, TESTS_BEING_BUILT);
  const mayLackNow = await mayLack(context.pool, { problem: before, form, ofClass });
  const leeway = boundedFor(await findLeeway(context.pool, before), ofClass);
  requireRules(problemUpdateFor(mayLackNow ? leewayOfDraft(leeway) : leeway), form);
  const written = contentOfForm(form, settingsOf(before));
  const kept = await keepOfTests(context.pool, id, await keepStandIn(context.pool, id, written));
  if (!mayLackNow) requireWhole(kept);
  if (ofClass !== undefined) await requireTeachersContent(context.pool, { content: kept, ofClass });
  const content = await renderContent(statementsFor(context.statements, ofClass), { content: kept, userId });
  const verified = yield* verifyContent(context, { userId, content, signal, purpose: purposeFor(ofClass) });
  const outdatedSubmissions = await inTransaction(context.pool, async (db) => {
    await ofClass?.requireRight(db);
    const now = requireRevision(await lockEditedProblem(db, id), { revision: before.revision, ofClass });
    if (!(await mayLack(db, { problem: now, form, ofClass }))) requireWhole(content);
    await replaceProblem(db, { id, content, origin: originOf(form.isDraft ?? now.is_draft, ofClass) });
    await setStudiesAllowed(db, { id, isAllowed: form.allowsStudies ?? now.allows_studies });
    await requireKept(db, ofClass);
    return context.countOutdated(db, id);
  });
  await announceProblemsChanged(context.pool);
  return { ...verified, _id: id, message: "Problem updated successfully!", outdatedSubmissions };
}

function rulesOfNew(form: ProblemSave, leeway: Leeway, ofClass: OfClass | undefined): Rules {
  if (form.isDraft === true) return problemUpdateFor(leewayOfDraft(leeway));
  return ofClass === undefined ? ProblemSave : problemUpdateFor(leeway);
}

function boundedFor(leeway: Leeway, ofClass: OfClass | undefined): Leeway {
  return ofClass === undefined ? leeway : leewayOfClass(leeway);
}

function originOf(isDraft: boolean, ofClass: OfClass | undefined): ProblemOrigin {
  return ofClass === undefined ? { kind: "admin", isDraft } : { kind: "class", classId: ofClass.classId };
}

/**
 * Whether it may be unfinished: a draft of the site, and a class's problem that its author says is one and that no
 * student has been given.
 */
async function mayLack(
  db: Queryable,
  input: { problem: EditedProblemRow; form: ProblemSave; ofClass: OfClass | undefined },
): Promise<boolean> {
  const { problem, form, ofClass } = input;
  if (ofClass === undefined) return form.isDraft ?? problem.is_draft;
  return form.isDraft === true && (await listAssignmentTitles(db, problem.id)).length === 0;
}

function requireWhole(content: ProblemContent): void {
  const lack = findLack(content);
  if (lack !== null) throw new DomainError("bad_input", lack);
}

function requireRevision(
  problem: EditedProblemRow | null,
  { revision, ofClass }: { revision: string | undefined; ofClass: OfClass | undefined },
): EditedProblemRow {
  if (problem === null) throw new DomainError("not_found", "This problem does not exist");
  if (ofClass !== undefined) requireOfClass(problem, ofClass);
  if (revision !== undefined && revision !== problem.revision) {
    throw new DomainError("conflict", "Somebody else has saved this problem in the meantime. Please reload the form.");
  }
  return problem;
}

async function findLeeway(db: Queryable, problem: EditedProblemRow): Promise<Leeway> {
  const tests = await listEditedTests(db, { problemId: problem.id, mostBytes: 0 });
  const { core } = splitReferences(await listReferenceSolutions(db, problem.id));
  return leewayOf({
    ...presentLimits(limitsOf(problem)),
    referenceSolution: core.map(({ language }) => ({ language: languageName(language) })),
    visibleTestCases: tests.filter((test) => test.is_visible),
    hiddenTestCases: tests.filter((test) => !test.is_visible),
  });
}

/** The form's edge knew of no problem yet. */
function requireRules(rules: Rules, form: ProblemSave): void {
  const parsed = z.safeParse(rules, form);
  if (!parsed.success) throw new DomainError("bad_input", parsed.error.issues[0]?.message ?? "Invalid input");
}

function settingsOf(problem: EditedProblemRow): Settings {
  return {
    limits: limitsOf(problem),
    checker: problem.checker,
    addedFiles: problem.added_files,
    hints: problem.hints,
    topics: problem.topics,
    editorial: problem.editorial,
  };
}

/** What stands in for references as long as a form gives none. */
async function keepStandIn(db: Queryable, id: string, content: ProblemContent): Promise<ProblemContent> {
  if (Object.keys(content.referenceSolutions).length > 0) return content;
  const { standIn } = splitReferences(await listReferenceSolutions(db, id));
  return standIn === null ? content : { ...content, referenceSolutions: { [standIn.language]: standIn.source } };
}

/** The form shows neither a checker nor arguments of a single test; a test that it leaves as it is keeps its own. */
async function keepOfTests(db: Queryable, id: string, content: ProblemContent): Promise<ProblemContent> {
  const stored = await listEditedTests(db, { problemId: id, mostBytes: 0 });
  const before = new Map(stored.map((test) => [`${test.input_sha} ${test.answer_sha}`, test]));
  const tests = content.tests.map((test) => {
    const kept = before.get(`${test.input.sha256} ${test.answer.sha256}`);
    const words = kept?.validator_arguments ?? null;
    return {
      ...test,
      checker: kept?.checker ? ownChecker(kept.checker, content.checker) : null,
      ...(words === null ? {} : { validatorArguments: words }),
    };
  });
  return { ...content, tests };
}

/** Of a program the flags alone are the test's own: which program it is, the problem says, and may now say anew. */
function ownChecker(kept: Checker, ofProblem: Checker): Checker | null {
  if ("files" in kept && "files" in ofProblem) return { ...ofProblem, arguments: kept.arguments };
  return "files" in kept || "files" in ofProblem ? null : kept;
}
