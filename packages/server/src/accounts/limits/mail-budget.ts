import type { Limit } from "./create-limit.ts";
import { spendAll } from "./create-limit.ts";

const HOUR = 60 * 60;
const TOO_MANY_CODES = "Too many codes were sent to this address. Please try again later.";
const TOO_MANY_MAILS = "Too many codes were asked for from this network. Please try again later.";

/** Who asks for a mail to whom. */
interface MailRequest {
  emailId: string;
  /** See Caller. */
  site: string;
  /** The hash of the cookie of a browser that has logged in to this account before, as hex. */
  knownBrowser: string | null;
}

/** How many mails of one purpose are sent; another purpose has a budget of its own. */
export interface MailBudget {
  /** Before a mail goes out. Throws `too_many_requests`; otherwise returns how to give everything back. */
  spend: (request: MailRequest) => Promise<() => Promise<void>>;
  /** What the mail was for came to a good end: the site may have another one. */
  giveBackToSite: (site: string) => Promise<void>;
}

type MakeLimit = (name: string, points: number, seconds: number, message: string) => Limit;

/**
 * Strangers must not be able to use up the mails that the owner of an address needs. So each site has five an hour for
 * an address, and the first of these counts under a far larger number than the repeated ones: whoever asks from a
 * place where nobody has asked before gets a mail, until a hundred sites have asked within the hour; then somebody
 * drowns a mailbox. A browser that has logged in to the account before is counted by itself.
 */
export function createMailBudget(limit: MakeLimit, input: { name: string; mailsBySite: number }): MailBudget {
  const { name, mailsBySite } = input;
  const byAddressAndSite = limit(`${name}_pair`, 5, HOUR, TOO_MANY_CODES);
  const firstOfSites = limit(`${name}_first`, 100, HOUR, TOO_MANY_CODES);
  const repeated = limit(`${name}_more`, 15, HOUR, TOO_MANY_CODES);
  // A class may sign up as teacher+1@…, teacher+2@…; a mailbox does not drown in that many.
  const byMailboxAndSite = limit(`${name}_mailbox`, 60, HOUR, TOO_MANY_CODES);
  const bySite = limit(`${name}_site`, mailsBySite, HOUR, TOO_MANY_MAILS);
  const byKnownBrowser = limit(`${name}_browser`, 5, HOUR, TOO_MANY_CODES);
  return {
    async spend({ emailId, site, knownBrowser }) {
      if (knownBrowser !== null) return spendAll([[byKnownBrowser, `${emailId}|${knownBrowser}`]]);
      const pair = `${emailId}|${site}`;
      // What spending says, not what was spent before: of several mails asked for at once one is the first.
      const isFirst = (await byAddressAndSite.spend(pair)) === 1;
      const giveBackPair = () => byAddressAndSite.giveBack(pair);
      try {
        const giveBackOthers = await spendAll([
          [isFirst ? firstOfSites : repeated, emailId],
          [byMailboxAndSite, `${mailboxOf(emailId)}|${site}`],
          [bySite, site],
        ]);
        return () => giveBackOthers().then(giveBackPair);
      } catch (error) {
        await giveBackPair();
        throw error;
      }
    },
    giveBackToSite: (site) => bySite.giveBack(site),
  };
}

/** The mailbox behind an address with a tag: `ada+judge@example.com` arrives where `ada@example.com` does. */
function mailboxOf(emailId: string): string {
  const at = emailId.lastIndexOf("@");
  const domain = emailId.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  const [name = ""] = emailId.slice(0, at).split("+");
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}
