import { deleteOldLoginEntries, listAuditEntries } from "../../accounts/audit/store.ts";
import { deleteAccountThatIsDue } from "../../accounts/deletion/store.ts";
import { deleteOldTokenUses } from "../../accounts/google/store.ts";
import { deleteForgottenBrowsers, findUserOfBrowser } from "../../accounts/known-browsers/store.ts";
import { deleteExpiredLimits } from "../../accounts/limits/store.ts";
import { deleteOldLogins } from "../../accounts/openid/store.ts";
import { deleteExpiredResets } from "../../accounts/passwords/store.ts";
import { deleteOldRegistrations } from "../../accounts/registration/store.ts";
import { deleteEndedSessions, findSessions, listSessions } from "../../accounts/sessions/store.ts";
import { deleteExpiredTokens } from "../../accounts/tokens/store.ts";
import { countAdmins, findFirstAdmin, findUserByEmail } from "../../accounts/users/store.ts";
import { readQueueFacts } from "../../judging/queue-facts.ts";
import { sweepRuns } from "../../judging/store.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { listEditedTests, listTroubles } from "../../problems/authoring/store.ts";
import { findProblem, listSummaries as listProblems, listSolved } from "../../problems/store.ts";
import { sweepTestData } from "../../problems/test-data.ts";
import * as exported from "../../profile/export/store.ts";
import * as profile from "../../profile/store.ts";
import { requireSubmissionsLeft, requireTriesLeft, takeAllowance } from "../../submissions/allowance.ts";
import { countJudgeErrors, listJudgeErrors, queueDueJudgeErrors } from "../../submissions/judge-errors/store.ts";
import { findOwnWhole, readPhaseTimes } from "../../submissions/pages/store.ts";
import { listAccepted, listBest } from "../../submissions/pages/times-store.ts";
import { FIRST_FED, feed } from "../../submissions/rejudging/rejudge.ts";
import {
  countOutdated,
  findRejudging,
  insertRejudging,
  listChanges,
  sweepRejudgings,
} from "../../submissions/rejudging/store.ts";
import { countAccepted, foldTally, listAttempted, listOwn, listWhole } from "../../submissions/store.ts";
import { countStudies, sweepStudies } from "../../submissions/studies/store.ts";

/** Whom and what the walk asks for: the busiest user and the most tried problem, which are the dearest. */
export interface Walker {
  userId: string;
  emailId: string;
  tokenHash: Buffer;
  problemId: string;
  /** An accepted submission of that user to that problem. */
  submissionId: string;
}

/** One thing that somebody asks of the database, by the functions that the calls themselves use. */
export interface Step {
  name: string;
  run: (db: Queryable, walker: Walker) => Promise<unknown>;
}

/** What answers people: it must not read tables from end to end. */
export const CALLS: readonly Step[] = [
  {
    name: "session of a call",
    run: (db, { tokenHash }) => findSessions(db, [tokenHash.toString("hex")]),
  },
  { name: "sessions of a user", run: (db, { userId }) => listSessions(db, userId) },
  { name: "account by address", run: (db, { emailId }) => findUserByEmail(db, emailId) },
  { name: "known browser", run: (db, walker) => findUserOfBrowser(db, walker) },
  { name: "problem list", run: (db) => listProblems(db) },
  { name: "problem", run: (db, { problemId, userId }) => findProblem(db, { id: problemId, userId }) },
  { name: "solved problems", run: (db, { userId }) => listSolved(db, userId) },
  { name: "attempted problems", run: (db, { userId }) => listAttempted(db, userId) },
  { name: "acceptance of all problems", run: (db) => countAccepted(db) },
  {
    name: "history with code",
    run: (db, walker) => listWhole(db, { ...walker, before: null, most: 201, mostBytes: 1_000_000 }),
  },
  {
    name: "history, older ones",
    run: (db, walker) => listWhole(db, { ...walker, before: walker.submissionId, most: 201, mostBytes: 1_000_000 }),
  },
  { name: "all submissions of a user", run: (db, { userId }) => listOwn(db, { userId, most: 51 }) },
  {
    name: "all of a verdict, older ones",
    run: (db, { userId, submissionId }) => listOwn(db, { userId, verdict: "WA", before: submissionId, most: 51 }),
  },
  {
    name: "page of a submission",
    run: (db, { submissionId, userId }) => findOwnWhole(db, { id: submissionId, userId }),
  },
  { name: "times of phases", run: (db) => readPhaseTimes(db, "cpp") },
  { name: "own accepted attempts", run: (db, { submissionId }) => listAccepted(db, submissionId) },
  { name: "distribution of times", run: (db, walker) => listBest(db, walker) },
  { name: "allowance of a submission", run: (db, { userId }) => takeAllowance(db, userId) },
  { name: "tries of a day", run: (db, walker) => requireTriesLeft(db, walker) },
  { name: "submissions of a day", run: (db, { userId }) => requireSubmissionsLeft(db, userId) },
  { name: "studies of a user", run: (db, { userId }) => countStudies(db, userId) },
  { name: "profile: solved by difficulty", run: (db, { userId }) => profile.countSolved(db, userId) },
  {
    name: "profile: submissions by day",
    run: (db, { userId }) => profile.countSubmissionsByDay(db, userId, new Date(Date.now() - 365 * 86_400_000)),
  },
  { name: "profile: first solved by day", run: (db, { userId }) => profile.countFirstSolvedByDay(db, userId) },
  { name: "profile: by tag", run: (db, { userId }) => profile.countByTag(db, userId) },
  { name: "profile: by language", run: (db, { userId }) => profile.countByLanguage(db, userId) },
  { name: "profile: solved days", run: (db, { userId }) => profile.listSolvedDays(db, userId) },
  { name: "export: submissions", run: (db, { userId }) => exported.listExportedSubmissions(db, userId) },
  { name: "export: log", run: (db, { userId }) => exported.listAudit(db, userId) },
  { name: "export: drafts", run: (db, { userId }) => exported.readDrafts(db, userId).next() },
  { name: "export: conversations", run: (db, { userId }) => exported.readMessages(db, userId).next() },
  { name: "admin: edit form, tests", run: (db, { problemId }) => listEditedTests(db, { problemId, mostBytes: 4096 }) },
  { name: "admin: edit form, outdated", run: (db, { problemId }) => countOutdated(db, problemId) },
  { name: "admin: troubles", run: (db) => listTroubles(db, "all") },
  { name: "admin: log", run: (db) => listAuditEntries(db, { kind: null, about: null, before: null, limit: 50 }) },
  {
    name: "admin: log of a kind",
    run: (db) => listAuditEntries(db, { kind: "password_changed", about: null, before: "1000000", limit: 50 }),
  },
  {
    name: "admin: log of an account",
    run: (db, { emailId }) => listAuditEntries(db, { kind: null, about: emailId, before: null, limit: 50 }),
  },
  {
    name: "admin: log of an address",
    run: (db) => listAuditEntries(db, { kind: "logged_in", about: "10.0.7.1", before: null, limit: 50 }),
  },
  { name: "admin: judge errors", run: (db) => listJudgeErrors(db, { before: null, most: 50 }) },
  { name: "admin: judge errors counted", run: (db) => countJudgeErrors(db) },
  { name: "admin: rejudging", run: (db, { problemId }) => findRejudging(db, problemId) },
  {
    name: "admin: changes of a rejudging",
    run: listChangesOfLatest,
  },
  { name: "admins counted", run: (db) => countAdmins(db) },
  { name: "first admin", run: (db) => findFirstAdmin(db) },
  { name: "queue facts", run: (db) => readQueueFacts(db) },
];

/** What changes much at once. Do it in a transaction that is rolled back. */
export const CHANGES: readonly Step[] = [
  { name: "admin: start a rejudging", run: startOneRejudging },
  { name: "deletion of an account", run: deleteOneAccount },
];

async function listChangesOfLatest(db: Queryable, { problemId }: Walker): Promise<unknown> {
  const latest = await findRejudging(db, problemId);
  return latest === null ? [] : listChanges(db, latest.id);
}

async function startOneRejudging(db: Queryable, { problemId }: Walker): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    "update user_account set role = 'admin' where email_id = 'user2@example.com' returning id",
  );
  const userId = rows[0]?.id ?? "";
  await feed(db, await insertRejudging(db, { problemId, version: 2, userId }), FIRST_FED);
}

async function deleteOneAccount(db: Queryable, { userId }: Walker): Promise<void> {
  await db.query(
    `insert into account_deletion (user_id, id, code_hash, code_expires_at, delete_after)
     values ($1, gen_random_uuid(), '', now(), now() - interval '1 second')`,
    [userId],
  );
  await deleteAccountThatIsDue(db);
}

/** What the clock asks for: one batch each. */
const BATCH = 1_000;
export const SWEEPS: readonly Step[] = [
  { name: "sweep: sessions", run: (db) => deleteEndedSessions(db, BATCH) },
  { name: "sweep: tokens", run: (db) => deleteExpiredTokens(db, BATCH) },
  { name: "sweep: known browsers", run: (db) => deleteForgottenBrowsers(db, BATCH) },
  { name: "sweep: registrations", run: (db) => deleteOldRegistrations(db, BATCH) },
  { name: "sweep: password resets", run: (db) => deleteExpiredResets(db, BATCH) },
  { name: "sweep: Google tokens", run: (db) => deleteOldTokenUses(db, BATCH) },
  { name: "sweep: logins at the OpenID provider", run: (db) => deleteOldLogins(db, BATCH) },
  { name: "sweep: limits", run: (db) => deleteExpiredLimits(db, BATCH) },
  { name: "sweep: log", run: (db) => deleteOldLoginEntries(db, BATCH) },
  { name: "sweep: accounts", run: (db) => deleteAccountThatIsDue(db) },
  { name: "sweep: runs", run: (db) => sweepRuns(db, BATCH) },
  { name: "sweep: test data", run: (db) => sweepTestData(db, BATCH) },
  { name: "sweep: judge errors", run: (db) => queueDueJudgeErrors(db, 500) },
  { name: "sweep: studies", run: (db) => sweepStudies(db, BATCH) },
  { name: "sweep: tally", run: (db) => foldTally(db, BATCH) },
  { name: "sweep: rejudgings", run: (db) => sweepRejudgings(db, BATCH) },
];

/** The busiest user of a seeded site. */
export async function findWalker(db: Queryable): Promise<Walker> {
  const { rows } = await db.query<Walker>(
    `select u.id as "userId", u.email_id as "emailId", s.problem_id as "problemId", s.id as "submissionId",
            (select token_hash from session where user_id = u.id limit 1) as "tokenHash"
       from user_account u join submission s on s.user_id = u.id
      where u.email_id = 'user1@example.com' and s.problem_id = 'p-1' and s.verdict = 'AC' and s.problem_version = 2
      order by s.created_at desc limit 1`,
  );
  const [walker] = rows;
  if (walker === undefined) throw new Error("the database is not seeded");
  return walker;
}
