import { FairTurns } from "../../platform/postgres/fair-turns.ts";

export interface MailTurns {
  /** Rejects with NoTurn where the turn did not come in time. */
  inTurn: <T>(emailId: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Mails wait for each other here: at most so many are being sent, and fewer to one domain, so that mails to a domain
 * whose server takes its time leave connections to those to all others. Domains take turns.
 */
export function createMailTurns(input: {
  places: number;
  ofDomain: number;
  mostWaiting: number;
  patienceMs: number;
}): MailTurns {
  const { mostWaiting, patienceMs } = input;
  const all = new FairTurns({ places: input.places, mostWaiting, patienceMs });
  const domains = new Map<string, { turns: FairTurns; users: number }>();
  return {
    async inTurn(emailId, work) {
      const network = domainOf(emailId);
      const domain = domains.get(network) ?? {
        turns: new FairTurns({ places: input.ofDomain, mostWaiting, patienceMs }),
        users: 0,
      };
      domains.set(network, domain);
      domain.users += 1;
      try {
        const lane = { network, user: emailId };
        return await domain.turns.inTurn(lane, () => all.inTurn(lane, work));
      } finally {
        domain.users -= 1;
        if (domain.users === 0) domains.delete(network);
      }
    },
  };
}

/** The last two labels, since whoever has a domain has as many names below it as they like. */
function domainOf(emailId: string): string {
  return emailId
    .slice(emailId.lastIndexOf("@") + 1)
    .split(".")
    .slice(-2)
    .join(".");
}
