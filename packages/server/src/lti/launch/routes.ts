import * as calls from "@verdict/contract/lti-launch";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callerOf } from "../../accounts/caller.ts";
import { sessionToken, startSession } from "../../accounts/sessions/start-session.ts";
import { hashToken } from "../../accounts/sessions/token.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { linkAccount } from "../identities/take-account.ts";
import type { LaunchContext } from "../lti-context.ts";
import { browserTokenOf } from "./browser-token.ts";
import {
  chooseAssignment,
  chooseClass,
  mayLogInByLaunch,
  nextStep,
  requireLaunch,
  stepOfKnown,
} from "./continue-launch.ts";
import { overAlready } from "./finish-launch.ts";
import { spendLogin } from "./store.ts";

export function registerLaunchRoutes(app: FastifyInstance, context: LaunchContext): void {
  const openOf = (ticket: string, request: FastifyRequest) =>
    requireLaunch(context, { ticket, browserToken: browserTokenOf(context, request) });
  const sessionHashOf = (request: FastifyRequest) => hashToken(sessionToken(context, request) ?? "");
  const logIn = async (exchange: { user: SignedInUser; request: FastifyRequest; reply: FastifyReply }) =>
    startSession(context, { ...exchange, reason: "logged_in_with_lti", provenHash: null });

  handle(app, calls.continueLaunch, async ({ params, request, reply }) => {
    const open = await openOf(params.ticket, request);
    const user = await app.authenticate(request, null);
    const { known, launch } = open;
    if (user !== null) return nextStep(context, open, { user, sessionHash: sessionHashOf(request) });
    if (known === null || !mayLogInByLaunch(known) || !(await spendLogin(context.pool, launch.ticketHash))) {
      return nextStep(context, open, null);
    }
    await logIn({ user: known, request, reply });
    return stepOfKnown(context, { ...open, known }, known);
  });

  handle(app, calls.takeAccount, async ({ params, body, user, request }) => {
    const open = await openOf(params.ticket, request);
    const { currentPassword } = body;
    const owner = { user, sessionHash: sessionHashOf(request), currentPassword, caller: callerOf(request) };
    await linkAccount(context, { ...open, ...owner });
    return stepOfKnown(context, { ...open, known: user }, user);
  });

  handle(app, calls.switchAccount, async ({ params, request, reply }) => {
    const open = await openOf(params.ticket, request);
    const { known } = open;
    if (known === null) throw new DomainError("conflict", "You are known by no account here yet");
    if (!mayLogInByLaunch(known)) {
      throw new DomainError("not_allowed", "Administrators log in on this site: log out, and log in as the other one");
    }
    if (!(await spendLogin(context.pool, open.launch.ticketHash))) throw overAlready();
    await logIn({ user: known, request, reply });
    return stepOfKnown(context, { ...open, known }, known);
  });

  handle(app, calls.chooseClass, async ({ params, body, user, request }) =>
    chooseClass(context, await openOf(params.ticket, request), { user, classId: body.classId }),
  );

  handle(app, calls.chooseAssignment, async ({ params, body, user, request }) =>
    chooseAssignment(context, await openOf(params.ticket, request), { user, assignmentId: body.assignmentId }),
  );
}
