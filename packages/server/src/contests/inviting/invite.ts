import { MOST_ENTRY_NAME_LENGTH } from "@verdict/contract/contest-entering";
import { MOST_CONTEST_INVITATIONS } from "@verdict/contract/contest-invitations";
import type { RosterCheck } from "@verdict/contract/rosters";
import type pg from "pg";
import { type Limit, type Point, spendAll } from "../../accounts/limits/create-limit.ts";
import { contestInvitationMail } from "../../accounts/mail/compose.ts";
import type { MailTemplate } from "../../accounts/mail/mail-template.ts";
import type { Notices } from "../../accounts/mail/notices.ts";
import { type RosterFault, type RosterLine, readRosterCsv } from "../../accounts/rosters/read-roster-csv.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { type AskedContest, requireOrganiser } from "../require-contest.ts";
import type { ContestRow } from "../store.ts";
import * as store from "./store.ts";

export interface InvitingContext extends Pick<AppContext, "config" | "pool"> {
  mailTemplate: MailTemplate;
  /** Invitations on their way; what waits here keeps no mail about an account from going out. */
  invitations: Notices;
  /** By whoever invites. */
  invitationMails: Limit;
}

interface AskedRoster extends AskedContest {
  csv: string;
}

interface InvitingPlan {
  invited: store.Invited[];
  changed: store.Invited[];
  unchanged: number;
  faults: RosterFault[];
}

/** What it would do. Throws not_found, not_allowed, and conflict after the end. */
export async function checkContestRoster(pool: pg.Pool, asked: AskedRoster): Promise<RosterCheck> {
  const contest = await requireOpen(pool, asked);
  return presentPlan(await planRoster(pool, contest, asked.csv));
}

/**
 * Invites whoever is new, and takes over the names of those who have not entered. Throws bad_input for a list with a
 * fault, which does nothing then; too_many_requests for more mails than anybody needs; and as `checkContestRoster`.
 */
export async function takeContestRoster(context: InvitingContext, asked: AskedRoster): Promise<RosterCheck> {
  const { pool } = context;
  const contest = await requireOpen(pool, asked);
  const { invited } = refuseFaults(await planRoster(pool, contest, asked.csv));
  const giveBack = await spendAll(invited.map((): Point => [context.invitationMails, asked.user.id]));
  const plan = await inTransaction(pool, async (db) => {
    await store.holdInvitations(db, contest.id);
    const planned = refuseFaults(await planRoster(db, contest, asked.csv));
    await store.putInvitations(db, { contestId: contest.id, invited: [...planned.invited, ...planned.changed] });
    return planned;
  }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  await mailInvitations(context, { contest, by: asked.user.firstName, to: plan.invited });
  return presentPlan(plan);
}

/** Throws not_found without an invitation, too_many_requests, and as `checkContestRoster`. */
export async function mailAgain(context: InvitingContext, asked: AskedContest & { emailId: string }): Promise<void> {
  const { pool } = context;
  const contest = await requireOpen(pool, asked);
  const { emailId } = asked;
  const name = await store.findInvitedName(pool, { contestId: contest.id, emailId });
  if (name === null) throw new DomainError("not_found", "This address is not invited");
  await context.invitationMails.spend(asked.user.id);
  await mailInvitations(context, { contest, by: asked.user.firstName, to: [{ emailId, name }] });
}

/** Throws not_found without an invitation, as well as not_allowed. */
export async function withdraw(pool: pg.Pool, asked: AskedContest & { emailId: string }): Promise<void> {
  const { id } = await requireOrganiser(pool, asked);
  const isGone = await store.removeInvitation(pool, { contestId: id, emailId: asked.emailId });
  if (!isGone) throw new DomainError("not_found", "This address is not invited");
}

function refuseFaults(plan: InvitingPlan): InvitingPlan {
  const [fault] = plan.faults;
  if (fault !== undefined) throw new DomainError("bad_input", `Line ${fault.line}: ${fault.text}`);
  return plan;
}

async function requireOpen(db: Queryable, asked: AskedContest): Promise<ContestRow> {
  const contest = await requireOrganiser(db, asked);
  if (contest.ends_at <= contest.now) throw new DomainError("conflict", "The contest has ended");
  return contest;
}

async function mailInvitations(
  context: InvitingContext,
  { contest, by, to }: { contest: ContestRow; by: string; to: readonly store.Invited[] },
): Promise<void> {
  if (to.length === 0) return;
  const facts = { title: contest.title, startsAt: contest.starts_at, by };
  const link = `${context.config.publicUrl}/contests/${contest.id}`;
  const signUp = `${context.config.publicUrl}/signup`;
  for (const { emailId, name } of to) {
    const recipient = { emailId, firstName: "there" };
    context.invitations.tell(contestInvitationMail(context.mailTemplate, recipient, { ...facts, name, link, signUp }));
  }
  await store.noteMailed(context.pool, { contestId: contest.id, emailIds: to.map(({ emailId }) => emailId) });
}

async function planRoster(db: Queryable, contest: ContestRow, csv: string): Promise<InvitingPlan> {
  const { lines, faults } = readRosterCsv(csv);
  const known = new Map((await store.listInvitations(db, contest.id)).map((row) => [row.email_id, row]));
  const plan: InvitingPlan = { invited: [], changed: [], unchanged: 0, faults: [...faults] };
  for (const { emailId, name } of lines) {
    const old = known.get(emailId);
    if (old === undefined) plan.invited.push({ emailId, name: name ?? "" });
    else if (name === null || name === old.name || old.has_entered) plan.unchanged += 1;
    else plan.changed.push({ emailId, name });
  }
  const places = known.size + plan.invited.length;
  if (places > MOST_CONTEST_INVITATIONS) {
    const text = `A contest has at most ${MOST_CONTEST_INVITATIONS} invitations; with these it would have ${places}`;
    plan.faults.push({ line: 1, text });
  }
  plan.faults.push(...faultsOfNames(lines), ...faultsOfTeams(contest, known, plan));
  return plan;
}

function faultsOfNames(lines: readonly RosterLine[]): RosterFault[] {
  const long = lines.filter(({ name }) => (name ?? "").length > MOST_ENTRY_NAME_LENGTH);
  const text = `A name on the board has at most ${MOST_ENTRY_NAME_LENGTH} characters`;
  return long.map(({ line }) => ({ line, text }));
}

/** Those of one name are a team, with as many people as a team may have. */
function faultsOfTeams(
  { team_size: most }: ContestRow,
  known: ReadonlyMap<string, store.InvitationRow>,
  { invited, changed }: InvitingPlan,
): RosterFault[] {
  if (most === 1) return [];
  const names = new Map([...known].map(([emailId, { name }]) => [emailId, name]));
  for (const { emailId, name } of [...invited, ...changed]) names.set(emailId, name);
  const teams = Map.groupBy(
    [...names.values()].filter((name) => name !== ""),
    (name) => name.toLowerCase(),
  );
  return [...teams.values()].flatMap((members) =>
    members.length <= most
      ? []
      : { line: 1, text: `${members[0]} would have ${members.length} members, and a team has at most ${most}` },
  );
}

function presentPlan({ invited, changed, unchanged, faults }: InvitingPlan): RosterCheck {
  return { invited: invited.length, changed: changed.length, unchanged, faults };
}
