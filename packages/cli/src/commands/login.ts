import { check } from "@verdict/contract/accounts";
import { TOKEN_PREFIX } from "@verdict/contract/tokens";
import { removeAccount, writeAccount } from "../account-file.ts";
import { CliError } from "../cli-error.ts";
import { siteOf } from "../environment.ts";
import { plainText } from "../plain-text.ts";
import { openSite } from "../site.ts";
import type { CommandContext } from "./command-context.ts";

/** Keeps a token only when the site knows it. */
export async function login({ environment, terminal }: CommandContext, input: { site: string }): Promise<number> {
  const site = siteOf(input.site);
  terminal.say(`Make a personal token at ${site}/settings (it may read and submit), and paste it here.`);
  const token = await terminal.askSecret("Token: ");
  if (!token.startsWith(TOKEN_PREFIX)) throw new CliError(`A personal token begins with ${TOKEN_PREFIX}`);
  const { user } = await openSite({ site, token }).call(check, {});
  await writeAccount(environment.accountFile, { site, token });
  terminal.print(`Signed in to ${site} as ${plainText(user.firstName)} (${user.emailId}).`);
  return 0;
}

export async function logout({ environment, terminal }: CommandContext): Promise<number> {
  const wasSignedIn = await removeAccount(environment.accountFile);
  terminal.print(
    wasSignedIn
      ? "The token is forgotten here. To make it worthless everywhere, revoke it in the site's settings."
      : "Nobody was signed in.",
  );
  return 0;
}
