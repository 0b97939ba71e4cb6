import { MOST_CLASS_MEMBERS } from "@verdict/contract/classes";
import type { RosterCheck } from "@verdict/contract/rosters";
import { type Point, spendAll } from "../../accounts/limits/create-limit.ts";
import { classInvitationMail } from "../../accounts/mail/compose.ts";
import { type RosterFault, type RosterLine, readRosterCsv } from "../../accounts/rosters/read-roster-csv.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import type { ClassesContext } from "../classes-context.ts";
import { type AskedClass, refuseArchived, requireTeacher } from "../require-class.ts";
import { type ClassRow, holdClass } from "../store.ts";
import * as store from "./store.ts";

interface AskedRoster extends AskedClass {
  csv: string;
}

interface RosterPlan {
  invited: store.RosterChange[];
  changedInvitations: store.RosterChange[];
  changedMembers: store.RosterChange[];
  unchanged: number;
  faults: RosterFault[];
}

/** What it would do. Throws conflict for an archived class. */
export async function checkRoster(db: Queryable, asked: AskedRoster): Promise<RosterCheck> {
  const found = await requireTeacher(db, asked);
  refuseArchived(found);
  return presentPlan(await planRoster(db, found.id, asked.csv));
}

/**
 * Invites whoever is new, and takes over what is changed. Throws bad_input for a roster with a fault, which does
 * nothing then; conflict for an archived class; too_many_requests for more mails than anybody needs.
 */
export async function takeRoster(context: ClassesContext, asked: AskedRoster): Promise<RosterCheck> {
  const { pool } = context;
  const found = await requireTeacher(pool, asked);
  refuseArchived(found);
  const { invited } = refuseFaults(await planRoster(pool, found.id, asked.csv));
  const giveBack = await spendAll(invited.map((): Point => [context.invitationMails, asked.user.id]));
  const plan = await inTransaction(pool, async (db) => {
    await holdClass(db, found.id);
    // Meanwhile the class may have filled, or made a teacher of whom the first plan left a student.
    refuseArchived(await requireTeacher(db, asked));
    const planned = refuseFaults(await planRoster(db, found.id, asked.csv));
    const invitations = [...planned.invited, ...planned.changedInvitations];
    await store.putInvitations(db, { classId: found.id, invitations });
    await store.putMembers(db, { classId: found.id, members: planned.changedMembers });
    return planned;
  }).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  await mailInvitations(context, { found, teacher: asked.user.firstName, to: plan.invited });
  return presentPlan(plan);
}

function refuseFaults(plan: RosterPlan): RosterPlan {
  const [fault] = plan.faults;
  if (fault !== undefined) throw new DomainError("bad_input", `Line ${fault.line}: ${fault.text}`);
  return plan;
}

/** Throws not_found without an invitation, conflict for an archived class, and too_many_requests. */
export async function inviteAgain(context: ClassesContext, asked: AskedClass & { emailId: string }): Promise<void> {
  const found = await requireTeacher(context.pool, asked);
  refuseArchived(found);
  const invitations = await store.listInvitations(context.pool, found.id);
  const to = invitations.filter((row) => row.email_id === asked.emailId);
  if (to.length === 0) throw new DomainError("not_found", "This address is not invited");
  await context.invitationMails.spend(asked.user.id);
  const changes = to.map(({ email_id: emailId, role, name, label }) => ({ emailId, role, name, label }));
  await mailInvitations(context, { found, teacher: asked.user.firstName, to: changes });
}

async function mailInvitations(
  context: ClassesContext,
  input: { found: ClassRow; teacher: string; to: readonly store.RosterChange[] },
): Promise<void> {
  const { found, teacher, to } = input;
  for (const { emailId, name } of to) {
    const facts = { className: found.name, teacher, site: context.config.publicUrl };
    const recipient = { emailId, firstName: name === "" ? "there" : name };
    context.invitations.tell(classInvitationMail(context.mailTemplate, recipient, facts));
  }
  await store.noteMailed(context.pool, { classId: found.id, emailIds: to.map(({ emailId }) => emailId) });
}

async function planRoster(db: Queryable, classId: string, csv: string): Promise<RosterPlan> {
  const { lines, faults } = readRosterCsv(csv);
  const members = await store.listMembers(db, classId);
  const invitations = await store.listInvitations(db, classId);
  const memberOf = new Map(members.map((row) => [row.email_id, { ...row, name: row.own_name }]));
  const invitationOf = new Map(invitations.map((row) => [row.email_id, row]));
  const plan: RosterPlan = { invited: [], changedInvitations: [], changedMembers: [], unchanged: 0, faults };
  for (const line of lines) {
    const member = memberOf.get(line.emailId);
    const known = member ?? invitationOf.get(line.emailId);
    const change = changeOf(line, known);
    if (known === undefined) plan.invited.push(change);
    else if (known.role === change.role && known.name === change.name && known.label === change.label)
      plan.unchanged += 1;
    else if (member === undefined) plan.changedInvitations.push(change);
    else plan.changedMembers.push(change);
  }
  const places = members.length + invitations.length + plan.invited.length;
  if (places > MOST_CLASS_MEMBERS) {
    const text = `A class has at most ${MOST_CLASS_MEMBERS} members and invitations; with these it would have ${places}`;
    return { ...plan, faults: [...faults, { line: 1, text }] };
  }
  return plan;
}

/** A roster makes nobody a teacher, and takes it from none. */
function changeOf(line: RosterLine, known: Pick<store.RosterChange, "role" | "name" | "label"> | undefined) {
  return {
    emailId: line.emailId,
    role: known?.role === "teacher" ? known.role : (line.role ?? known?.role ?? "student"),
    name: line.name ?? known?.name ?? "",
    label: line.label ?? known?.label ?? "",
  };
}

function presentPlan({ invited, changedInvitations, changedMembers, unchanged, faults }: RosterPlan): RosterCheck {
  return {
    invited: invited.length,
    changed: changedInvitations.length + changedMembers.length,
    unchanged,
    faults,
  };
}
