import { randomBytes } from "node:crypto";
import { DomainError } from "../../platform/http/errors.ts";
import { type CcsEvent, lineOf } from "./event.ts";
import { Picture } from "./picture.ts";
import type { Shown } from "./view.ts";

/** So long a client may be away, and still be told what it has missed; the specification asks for fifteen minutes. */
const KEPT_MS = 20 * 60_000;
/** As many lines as are written at once. */
const LINES_AT_ONCE = 200;

interface Logged {
  at: number;
  line: string;
  isState: boolean;
}

interface FeedChanges {
  text: string;
  /** Where one is who has heard them. */
  position: number;
  /** Whether something has been told about the contest itself: it has started, or ended. */
  hasState: boolean;
}

/**
 * The events of one contest in one view and version, for all who listen. It knows all that there is, and what has
 * changed in the last twenty minutes; where it stands, a token says: its own name, and how many changes there have
 * been.
 */
export class Feed {
  readonly #name = randomBytes(6).toString("base64url");
  readonly #picture = new Picture();
  /** The changes from the number `#dropped` on. */
  #log: Logged[] = [];
  #dropped = 0;
  #hasBegun = false;

  get position(): number {
    return this.#dropped + this.#log.length;
  }

  /** Returns whether anything has changed. `now` is any clock that only goes on, in milliseconds. */
  look(shown: Shown, now: number): boolean {
    const changes = this.#picture.look(shown);
    if (this.#hasBegun) for (const event of changes) this.#add(event, now);
    this.#hasBegun = true;
    const kept = this.#log.findIndex(({ at }) => at > now - KEPT_MS);
    const dropped = kept === -1 ? this.#log.length : kept;
    this.#log.splice(0, dropped);
    this.#dropped += dropped;
    return changes.length > 0;
  }

  #add(event: CcsEvent, at: number): void {
    const token = `${this.#name}-${this.position + 1}`;
    this.#log.push({ at, line: lineOf(event, token), isState: event.type === "state" });
  }

  /** Everything that there is at this moment, some lines at a time. The last one says where that is. */
  whole(): Iterable<string> {
    return piecesOf(this.#picture.events(), `${this.#name}-${this.position}`);
  }

  /** What has changed from a position on; null where that is not known any more. */
  since(position: number): FeedChanges | null {
    if (position < this.#dropped) return null;
    const news = this.#log.slice(position - this.#dropped);
    const text = news.map(({ line }) => line).join("");
    return { text, position: this.position, hasState: news.some(({ isState }) => isState) };
  }

  /** Throws bad_input for a token that is none of its own, or too old. */
  positionOf(token: string): number {
    const [, name, digits = ""] = /^([\w-]+)-(0|[1-9]\d{0,14})$/.exec(token) ?? [];
    const position = Number(digits);
    if (name !== this.#name || position < this.#dropped || position > this.position) {
      throw new DomainError("bad_input", "This token is not known (any more): begin without one");
    }
    return position;
  }
}

function* piecesOf(events: readonly CcsEvent[], token: string): Generator<string> {
  for (let from = 0; from < events.length; from += LINES_AT_ONCE) {
    const some = events.slice(from, from + LINES_AT_ONCE);
    yield some.map((event) => lineOf(event, event === events.at(-1) ? token : null)).join("");
  }
}
