import { changeSettings, settings } from "@verdict/contract/settings";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { mergeSettings, readSettings } from "./store.ts";

/** Half of what the table takes, so that two devices that write at once do not exceed that together. */
const MOST_BYTES = 128 * 1024;

export function registerSettingsRoutes(app: FastifyInstance, context: Pick<AppContext, "pool">): void {
  handle(app, settings, async ({ user }) => ({ settings: await readSettings(context.pool, user.id) }));

  handle(app, changeSettings, async ({ body, user }) => {
    const merged = await mergeSettings(context.pool, { userId: user.id, ...body, mostBytes: MOST_BYTES });
    if (merged === null) throw new DomainError("too_large", "These settings take more room than the site keeps");
    return { settings: merged };
  });
}
