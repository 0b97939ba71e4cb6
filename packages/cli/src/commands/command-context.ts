import { readAccount } from "../account-file.ts";
import { CliError } from "../cli-error.ts";
import type { Environment } from "../environment.ts";
import { type ProblemFacts, readFacts } from "../problem-folder.ts";
import { openSite, type Site } from "../site.ts";
import type { Terminal } from "../terminal.ts";

/** What every command works with. */
export interface CommandContext {
  environment: Environment;
  /** The folder in which the command was given. */
  folder: string;
  terminal: Terminal;
  /** Waits for so many milliseconds, before something is tried again. */
  pause: (ms: number) => Promise<void>;
}

/** Throws CliError when nobody is signed in. */
export async function signedInSite({ environment }: Pick<CommandContext, "environment">): Promise<Site> {
  const account = environment.account ?? (await readAccount(environment.accountFile));
  if (account === null) throw new CliError("You are not signed in. Begin with: verdict login <site>");
  return openSite(account);
}

/**
 * The problem that is meant: the named one, or the one that was pulled into this folder. Throws CliError when there is
 * none, and when the folder's problem is of another site than the one that is signed in to.
 */
export async function problemMeant(
  context: CommandContext,
  input: { named: string | null; site: Site },
): Promise<string> {
  if (input.named !== null) return input.named;
  const facts = await readFacts(context.folder);
  if (facts === null) {
    throw new CliError("Which problem? Go into the folder of a pulled one, or name it with --problem.");
  }
  assertSameSite(facts, input.site);
  return facts.problemId;
}

function assertSameSite(facts: ProblemFacts, site: Site): void {
  if (facts.site === site.address) return;
  throw new CliError(`This problem is from ${facts.site}, and you are signed in to ${site.address}.`);
}
