import { currentRequest } from "./request-scope.ts";

/** Everybody who is here within some hours, at 200 bytes each; who is forgotten is only asked for again. */
const MOST = 20_000;

/**
 * Which tokens of sessions and known browsers this process has seen to be right, and whose they are. It lets nobody in:
 * it only tells, before the database is asked, in whose name a request waits for its turn there. So cookies that are
 * invented get no turns of their own.
 */
export class TokenOwners {
  readonly #most: number;
  /** In the order of their last use. */
  readonly #owners = new Map<string, string>();

  constructor(most: number = MOST) {
    this.#most = most;
  }

  /** Null for a token that was never proven here, or not for long. */
  ownerOf(token: string): string | null {
    const userId = this.#owners.get(token);
    if (userId === undefined) return null;
    this.#owners.delete(token);
    this.#owners.set(token, userId);
    return userId;
  }

  /** The database knows this token. The rest of the request is the user's, and so are later ones with this token. */
  prove(token: string, userId: string): void {
    this.#owners.delete(token);
    this.#owners.set(token, userId);
    const [oldest] = this.#owners.keys();
    if (this.#owners.size > this.#most && oldest !== undefined) this.#owners.delete(oldest);
    const request = currentRequest();
    if (request !== null) request.user = userId;
  }

  /** The database does not know it, or not any more. */
  disprove(token: string): void {
    this.#owners.delete(token);
  }
}
