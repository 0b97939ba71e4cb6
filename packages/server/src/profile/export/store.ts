import type { LanguageId } from "@verdict/contract/language";
import type { Points } from "@verdict/contract/points";
import type { Verdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";

export interface ExportedSubmissionRow {
  id: string;
  problem_id: string;
  language: LanguageId;
  verdict: Verdict | null;
  passed: number;
  total: number;
  cpu_ms: number;
  memory_bytes: number;
  created_at: Date;
  points: Points | null;
}

/** All of the user's, oldest first, without their code. */
export async function listExportedSubmissions(db: Queryable, userId: string): Promise<ExportedSubmissionRow[]> {
  const { rows } = await db.query<ExportedSubmissionRow>(
    `select id, problem_id, language, verdict, passed, total, cpu_ms, memory_bytes::float8 as memory_bytes, created_at, points
       from submission where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
}

export async function findExportedCode(db: Queryable, id: string): Promise<string> {
  const { rows } = await db.query<{ code: string }>("select code from submission where id = $1", [id]);
  // Gone meanwhile: an account that is deleted while its zip is on the way.
  return rows[0]?.code ?? "";
}

/** Who the user is at other sites by whose word they log in here. */
export async function listIdentities(db: Queryable, userId: string): Promise<{ issuer: string; sub: string }[]> {
  const { rows } = await db.query<{ issuer: string; sub: string }>(
    `select i.issuer, i.sub
       from user_account u,
            lateral (values ('https://accounts.google.com', u.google_sub), (u.oidc_issuer, u.oidc_sub)) i (issuer, sub)
      where u.id = $1 and i.sub is not null`,
    [userId],
  );
  return rows;
}

export interface SolvedRow {
  problem_id: string;
  title: string;
  first_solved_at: Date;
}

export async function listSolved(db: Queryable, userId: string): Promise<SolvedRow[]> {
  const { rows } = await db.query<SolvedRow>(
    `select s.problem_id, p.title, s.first_solved_at from solved s join problem p on p.id = s.problem_id
      where s.user_id = $1 order by s.first_solved_at, s.problem_id`,
    [userId],
  );
  return rows;
}

/** Inputs that the user has reported as missing from a problem's tests, oldest first. */
export async function listWeakTestReports(
  db: Queryable,
  userId: string,
): Promise<{ problemId: string; input: string; isNamed: boolean; state: string; createdAt: Date }[]> {
  const { rows } = await db.query<{
    problemId: string;
    input: string;
    isNamed: boolean;
    state: string;
    createdAt: Date;
  }>(
    `select problem_id as "problemId", input, is_named as "isNamed", state, created_at as "createdAt"
       from weak_test_report where user_id = $1 order by id`,
    [userId],
  );
  return rows;
}

/** The nameless one holds the bookmarks. */
export async function listOwnLists(db: Queryable, userId: string): Promise<{ name: string; problemIds: string[] }[]> {
  const { rows } = await db.query<{ name: string; problemIds: string[] }>(
    `select case when l.name = '' then 'Bookmarks' else l.name end as name,
            array(select e.problem_id from own_list_problem e where e.list_id = l.id order by e.added_at, e.problem_id)
              as "problemIds"
       from own_list l where l.user_id = $1 order by l.created_at, l.id`,
    [userId],
  );
  return rows;
}

export interface MessageRow {
  problem_id: string;
  role: "user" | "model";
  content: string;
  created_at: Date;
}

/** Conversation by conversation. */
export async function* readMessages(db: Queryable, userId: string): AsyncGenerator<MessageRow> {
  const { rows } = await db.query<Pick<MessageRow, "problem_id">>(
    "select problem_id from chat_message where user_id = $1 group by problem_id order by min(id)",
    [userId],
  );
  for (const { problem_id } of rows) {
    const messages = await db.query<MessageRow>(
      `select problem_id, role, content, created_at from chat_message
        where user_id = $1 and problem_id = $2 order by id`,
      [userId, problem_id],
    );
    yield* messages.rows;
  }
}

export interface ExportedDraftRow {
  problem_id: string;
  slot: string;
  text: string;
  saved_at: Date;
}

/** Code that was typed and not submitted, notes, and own tests, each read when it is asked for. */
export async function* readDrafts(db: Queryable, userId: string): AsyncGenerator<ExportedDraftRow> {
  const { rows } = await db.query<Pick<ExportedDraftRow, "problem_id" | "slot">>(
    "select problem_id, slot from draft where user_id = $1 order by problem_id, slot",
    [userId],
  );
  for (const { problem_id, slot } of rows) {
    const draft = await db.query<ExportedDraftRow>(
      "select problem_id, slot, text, saved_at from draft where user_id = $1 and problem_id = $2 and slot = $3",
      [userId, problem_id, slot],
    );
    yield* draft.rows;
  }
}

/** Texts by name; empty where nothing was ever changed. */
export async function findSettings(db: Queryable, userId: string): Promise<Record<string, string>> {
  const { rows } = await db.query<{ settings: Record<string, string> }>(
    "select settings from user_settings where user_id = $1",
    [userId],
  );
  return rows[0]?.settings ?? {};
}

export interface ExportedEntryRow {
  contest_id: string;
  name: string;
  kind: string;
  started_at: Date | null;
  created_at: Date;
  disqualified_reason: string | null;
  questions: { problemId: string | null; question: string; answer: string | null; askedAt: string }[];
}

/** The user's parts in contests, with what was asked and answered; the submissions are with all others. */
export async function listExportedEntries(db: Queryable, userId: string): Promise<ExportedEntryRow[]> {
  const { rows } = await db.query<ExportedEntryRow>(
    `select e.contest_id, e.name, e.kind, e.started_at, e.created_at, e.disqualified_reason,
            (select coalesce(jsonb_agg(jsonb_build_object('problemId', x.problem_id, 'question', x.question,
                                                          'answer', x.answer, 'askedAt', x.asked_at) order by x.id), '[]')
               from contest_question x where x.entry_id = e.id) as questions
       from contest_member m join contest_entry e on e.id = m.entry_id
      where m.user_id = $1 order by e.created_at, e.id`,
    [userId],
  );
  return rows;
}

export interface ExportedMembershipRow {
  class: string;
  role: string;
  name: string;
  label: string;
  joined_at: Date;
  /** Days that the user was given for single assignments. */
  extra_days: { assignment: string; days: number }[];
}

/** The user's classes, with what their rosters say of the user. */
export async function listExportedMemberships(db: Queryable, userId: string): Promise<ExportedMembershipRow[]> {
  const { rows } = await db.query<ExportedMembershipRow>(
    `select c.name as class, m.role, m.name, m.label, m.joined_at,
            (select coalesce(jsonb_agg(jsonb_build_object('assignment', a.title, 'days', x.extra_days) order by a.due_at), '[]')
               from assignment_extension x join assignment a on a.id = x.assignment_id
              where x.user_id = m.user_id and a.class_id = m.class_id) as extra_days
       from class_member m join class c on c.id = m.class_id where m.user_id = $1 order by m.joined_at, c.id`,
    [userId],
  );
  return rows;
}

export interface ExportedCommentRow {
  submission_id: string;
  line: number | null;
  text: string;
  created_at: Date;
  /** Else about a submission of the user's. */
  is_own: boolean;
}

/** What was said of the user's submissions for a class, and what the user has said of others'. */
export async function listExportedComments(db: Queryable, userId: string): Promise<ExportedCommentRow[]> {
  const { rows } = await db.query<ExportedCommentRow>(
    `select k.submission_id, k.line, k.text, k.created_at, k.author_id is not distinct from $1 as is_own
       from submission_comment k join submission s on s.id = k.submission_id
      where k.author_id = $1 or s.user_id = $1 order by k.id`,
    [userId],
  );
  return rows;
}

export interface SessionRow {
  user_agent: string;
  ip: string;
  created_at: Date;
  seen_at: Date;
}

export async function listExportedSessions(db: Queryable, userId: string): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    "select user_agent, ip, created_at, seen_at from session where user_id = $1 order by created_at",
    [userId],
  );
  return rows;
}

export interface ExportedTokenRow {
  name: string;
  scope: string;
  created_at: Date;
  seen_at: Date | null;
  expires_at: Date | null;
}

export async function listExportedTokens(db: Queryable, userId: string): Promise<ExportedTokenRow[]> {
  const { rows } = await db.query<ExportedTokenRow>(
    "select name, scope, created_at, seen_at, expires_at from personal_token where user_id = $1 order by created_at",
    [userId],
  );
  return rows;
}

export interface AuditRow {
  at: Date;
  kind: string;
  ip: string;
  user_agent: string;
  /** What it was about beside the account. */
  detail: string | null;
}

/** What the log holds of the account itself; what admins did to it says only that it was done. */
export async function listAudit(db: Queryable, userId: string): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(
    `select at, kind, detail, case when done_by = '' then ip else '' end as ip,
            case when done_by = '' then user_agent else '' end as user_agent
       from audit_entry where user_id = $1 order by id`,
    [userId],
  );
  return rows;
}

export interface PictureRow {
  content_type: "image/png" | "image/jpeg" | "image/webp";
  content: Buffer;
}

export async function findOwnPicture(db: Queryable, userId: string): Promise<PictureRow | null> {
  const { rows } = await db.query<PictureRow>("select content_type, content from user_picture where user_id = $1", [
    userId,
  ]);
  return rows[0] ?? null;
}
