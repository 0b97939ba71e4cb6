import * as calls from "@verdict/contract/lti-platforms";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../accounts/caller.ts";
import { handle } from "../../platform/http/handle.ts";
import type { LtiContext } from "../lti-context.ts";
import { DEEP_LINK_PATH, KEYS_PATH, LAUNCH_PATH, LOGIN_PATH } from "../lti-paths.ts";
import { addPlatform, changePlatform, removePlatform } from "./change-platforms.ts";
import { listPlatforms } from "./store.ts";

export function registerPlatformRoutes(app: FastifyInstance, { pool, config }: LtiContext): void {
  handle(app, calls.ltiPlatforms, async () => ({
    tool: {
      loginUrl: config.publicUrl + LOGIN_PATH,
      redirectUrl: config.publicUrl + LAUNCH_PATH,
      keysUrl: config.publicUrl + KEYS_PATH,
      deepLinkUrl: config.publicUrl + DEEP_LINK_PATH,
    },
    platforms: (await listPlatforms(pool)).map(({ id, ...platform }) => ({ _id: id, ...platform })),
  }));

  handle(app, calls.addLtiPlatform, async ({ body, user, request }) => ({
    _id: await addPlatform(pool, { form: body, user, origin: originOf(request) }),
  }));

  handle(app, calls.changeLtiPlatform, async ({ params, body, user, request }) => {
    await changePlatform(pool, { ...params, form: body, user, origin: originOf(request) });
    return { message: "The platform is changed." };
  });

  handle(app, calls.removeLtiPlatform, async ({ params, user, request }) => {
    await removePlatform(pool, { ...params, user, origin: originOf(request) });
    return { message: "The platform is removed." };
  });
}
