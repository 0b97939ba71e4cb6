import * as calls from "@verdict/contract/lti-identities";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../accounts/caller.ts";
import { handle } from "../../platform/http/handle.ts";
import type { LtiContext } from "../lti-context.ts";
import { unlinkAccount } from "./leave-platform.ts";
import { listIdentities } from "./store.ts";

export function registerIdentityRoutes(app: FastifyInstance, { pool }: Pick<LtiContext, "pool">): void {
  handle(app, calls.ltiIdentities, async ({ user }) => ({
    identities: (await listIdentities(pool, user.id)).map(({ platformId: _id, platform, linkedAt }) => ({
      ...{ _id, platform, linkedAt: linkedAt.toISOString() },
    })),
  }));

  handle(app, calls.removeLtiIdentity, async ({ params, user, request }) => {
    await unlinkAccount({ pool }, { ...params, user, origin: originOf(request) });
    return { message: "The platform opens this account no more." };
  });
}
