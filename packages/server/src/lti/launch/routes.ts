import * as calls from "@verdict/contract/lti-launch";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { originOf } from "../../accounts/caller.ts";
import { startSession } from "../../accounts/sessions/start-session.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { linkAccount } from "../identities/take-account.ts";
import type { LtiContext } from "../lti-context.ts";
import { browserTokenOf } from "./browser-token.ts";
import { chooseAssignment, chooseClass, mayLogInByLaunch, nextStep, requireLaunch } from "./continue-launch.ts";

export function registerLaunchRoutes(app: FastifyInstance, context: LtiContext): void {
  const openOf = (ticket: string, request: FastifyRequest) =>
    requireLaunch(context, { ticket, browserToken: browserTokenOf(context, request) });
  const logIn = async (exchange: {
    user: { id: string; emailId: string };
    request: FastifyRequest;
    reply: FastifyReply;
  }) => startSession(context, { ...exchange, reason: "logged_in_with_lti", provenHash: null });

  handle(app, calls.continueLaunch, async ({ params, request, reply }) => {
    const open = await openOf(params.ticket, request);
    const user = await app.authenticate(request, null);
    const { known } = open;
    if (user !== null || known === null || !mayLogInByLaunch(known)) return nextStep(context, open, user);
    await logIn({ user: known, request, reply });
    return nextStep(context, open, known);
  });

  handle(app, calls.takeAccount, async ({ params, user, request }) => {
    const open = await openOf(params.ticket, request);
    await linkAccount(context, { ...open, user, origin: originOf(request) });
    return nextStep(context, { ...open, known: user }, user);
  });

  handle(app, calls.switchAccount, async ({ params, request, reply }) => {
    const open = await openOf(params.ticket, request);
    const { known } = open;
    if (known === null) throw new DomainError("conflict", "You are known by no account here yet");
    if (!mayLogInByLaunch(known)) {
      throw new DomainError("not_allowed", "Administrators log in on this site: log out, and log in as the other one");
    }
    await logIn({ user: known, request, reply });
    return nextStep(context, open, known);
  });

  handle(app, calls.chooseClass, async ({ params, body, user, request }) =>
    chooseClass(context, await openOf(params.ticket, request), { user, classId: body.classId }),
  );

  handle(app, calls.chooseAssignment, async ({ params, body, user, request }) =>
    chooseAssignment(context, await openOf(params.ticket, request), { user, assignmentId: body.assignmentId }),
  );
}
