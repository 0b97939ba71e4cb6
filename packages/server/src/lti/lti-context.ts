import type { AccountsContext } from "../accounts/accounts-context.ts";
import { createLimit, type Limit } from "../accounts/limits/create-limit.ts";
import type { AppContext } from "../platform/context.ts";
import { type AccessTokens, createAccessTokens } from "./platforms/access-tokens.ts";
import { createPlatformKeys, type PlatformKeys } from "./platforms/platform-keys.ts";
import { createToolKey, type ToolKey } from "./platforms/tool-key.ts";

/** What the verbs of this domain need. */
export interface LtiContext extends Pick<AppContext, "pool" | "config" | "log" | "tokenOwners"> {
  toolKey: ToolKey;
  platformKeys: PlatformKeys;
  accessTokens: AccessTokens;
  /** By where the browser is: a school of a thousand people opens its course in one lesson. */
  launchesBySite: Limit;
  /** By class: each asks the platform. */
  asksByClass: Limit;
}

/** What a launch needs beside that: it shows who owns an account, and tells them. */
export type LaunchContext = LtiContext &
  Pick<AccountsContext, "limits" | "passwords" | "passwordTurns" | "notices" | "mailTemplate">;

const LAUNCHES = {
  name: "lti_site",
  points: 3_000,
  seconds: 600,
  message: "Too many launches in a short time. Please try again in a minute.",
};
const ASKS = {
  name: "lti_class",
  points: 20,
  seconds: 600,
  message: "The platform was asked often just now. Please try again in some minutes.",
};

export function createLtiContext(context: Pick<AppContext, "pool" | "config" | "log" | "tokenOwners">): LtiContext {
  const { pool, config, log, tokenOwners } = context;
  const toolKey = createToolKey(pool);
  return {
    pool,
    config,
    log,
    tokenOwners,
    toolKey,
    platformKeys: createPlatformKeys(),
    accessTokens: createAccessTokens(toolKey),
    launchesBySite: createLimit(pool, LAUNCHES),
    asksByClass: createLimit(pool, ASKS),
  };
}
