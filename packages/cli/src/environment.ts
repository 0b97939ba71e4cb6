import { homedir } from "node:os";
import path from "node:path";
import { parseEnvironment } from "@verdict/contract/environment";
import * as z from "zod/mini";
import { CliError } from "./cli-error.ts";

export interface Environment {
  /** Where the login is kept. */
  accountFile: string;
  /** Given instead of a login, both or neither. */
  account: { site: string; token: string } | null;
}

const Variables = z.object({
  XDG_CONFIG_HOME: z.optional(z.string()),
  VERDICT_SITE: z.optional(z.string()),
  VERDICT_TOKEN: z.optional(z.string()),
});

/** Throws CliError when only half a login is given. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const {
    XDG_CONFIG_HOME: configHome,
    VERDICT_SITE: site,
    VERDICT_TOKEN: token,
  } = parseEnvironment(Variables, variables);
  if ((site === undefined) !== (token === undefined)) {
    throw new CliError("VERDICT_SITE and VERDICT_TOKEN belong together: set both, or neither.");
  }
  // The specification has relative paths ignored.
  const folder = configHome !== undefined && path.isAbsolute(configHome) ? configHome : path.join(homedir(), ".config");
  return {
    accountFile: path.join(folder, "verdict", "account.json"),
    account: site === undefined || token === undefined ? null : { site: siteOf(site), token },
  };
}

/** `127.example.org` is somebody else's: a token must not go there in the clear. */
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/?#]|$)/i;

/**
 * The origin of a site's address. Without a scheme it is https, and http on one's own machine. Throws CliError for what
 * is no address.
 */
export function siteOf(text: string): string {
  const scheme = OWN_MACHINE.test(text) ? "http" : "https";
  const address = /^https?:\/\//i.test(text) ? text : `${scheme}://${text}`;
  if (!URL.canParse(address)) throw new CliError(`${text} is no address of a site.`);
  const { origin, hostname } = new URL(address);
  if (hostname === "") throw new CliError(`${text} is no address of a site.`);
  return origin;
}
