import * as calls from "@verdict/contract/people";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { handle } from "../../platform/http/handle.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { callerOf, originOf } from "../caller.ts";
import { resendAsAdmin } from "../registration/registration.ts";
import { sessionToken } from "../sessions/start-session.ts";
import { hashToken } from "../sessions/token.ts";
import * as change from "./change-person.ts";
import { listPeople, listWaiting, type PersonRow, type WaitingRow } from "./store.ts";

const PAGE_SIZE = 50;
const MOST_WAITING = 100;

/** The administrators' page of all accounts, and of who has signed up and not entered the code. */
export function registerPeopleRoutes(app: FastifyInstance, context: AccountsContext): void {
  handle(app, calls.people, async ({ query }) => {
    const { search = "", show = "all", after = null } = query;
    // One more than a page, to know whether there is another page.
    const rows = await listPeople(context.pool, { search, show, after, limit: PAGE_SIZE + 1 });
    const page = rows.slice(0, PAGE_SIZE);
    return { people: page.map(presentPerson), next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
  });

  handle(app, calls.changePersonRole, async ({ params, body, user, request }) => {
    const sessionHash = hashToken(sessionToken(context, request) ?? "");
    const input = { ...actOf(params, user, request), ...body, sessionHash, caller: callerOf(request) };
    return { person: presentPerson(await change.changePersonRole(context, input)) };
  });
  handle(app, calls.lockPerson, async ({ params, body, user, request }) => ({
    person: presentPerson(await change.lockPerson(context, { ...actOf(params, user, request), ...body })),
  }));
  handle(app, calls.unlockPerson, async ({ params, user, request }) => ({
    person: presentPerson(await change.unlockPerson(context, actOf(params, user, request))),
  }));
  handle(app, calls.deletePerson, async ({ params, user, request }) => ({
    person: presentPerson(await change.deletePerson(context, actOf(params, user, request))),
  }));
  handle(app, calls.keepPerson, async ({ params, user, request }) => ({
    person: presentPerson(await change.keepPerson(context, actOf(params, user, request))),
  }));

  handle(app, calls.waitingRegistrations, async () => ({
    registrations: (await listWaiting(context.pool, MOST_WAITING)).map(presentWaiting),
  }));
  handle(app, calls.resendRegistrationCode, async ({ params, request }) => {
    const emailId = await resendAsAdmin(context, { id: params.registrationId, caller: callerOf(request) });
    return { message: `We have sent a new code to ${emailId}.` };
  });
}

function actOf<User>({ userId }: { userId: string }, by: User, request: FastifyRequest) {
  return { userId, by, origin: originOf(request) };
}

function presentPerson(row: PersonRow): calls.Person {
  return {
    _id: row.id,
    emailId: row.email_id,
    name: [row.first_name, row.last_name].filter(Boolean).join(" "),
    role: row.role,
    problemsSolvedCount: row.problems_solved_count,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.seen_at?.toISOString() ?? null,
    lock:
      row.lock_reason === null || row.locked_at === null
        ? null
        : { reason: row.lock_reason, by: row.locked_by ?? "", at: row.locked_at.toISOString() },
    deletedAfter: row.delete_after?.toISOString() ?? null,
  };
}

function presentWaiting(row: WaitingRow): calls.WaitingRegistration {
  return {
    _id: row.id,
    emailId: row.email_id,
    firstName: row.first_name,
    createdAt: row.created_at.toISOString(),
    isCodeExpired: row.is_expired,
  };
}
