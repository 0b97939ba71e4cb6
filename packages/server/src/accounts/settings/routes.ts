import * as calls from "@verdict/contract/settings";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { changeSettings } from "./change-settings.ts";
import { readSettings } from "./store.ts";

export function registerSettingsRoutes(app: FastifyInstance, context: Pick<AppContext, "pool">): void {
  handle(app, calls.settings, async ({ user }) => ({ settings: await readSettings(context.pool, user.id) }));

  handle(app, calls.changeSettings, async ({ body, user }) => ({
    settings: await changeSettings(context.pool, { userId: user.id, ...body }),
  }));
}
