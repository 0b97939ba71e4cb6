import { CCS_COLLECTIONS } from "@verdict/contract/ccs";
import { expect } from "vitest";
import type { Told } from "./everything.ts";

/** A change is told within a second or two, an empty line within fifteen; a busy machine takes longer. */
export const PATIENCE_MS = 30_000;

/** What a tool does with an event feed: it keeps the newest of everything. */
export class FeedClient {
  readonly status: number;
  readonly type: string | null;
  /** In the order in which they came. */
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any event.
  readonly events: any[] = [];
  emptyLines = 0;
  hasEnded = false;
  readonly #leaving: AbortController;
  readonly #objects = new Map<string, Map<string, unknown>>(CCS_COLLECTIONS.map((name) => [name, new Map()]));
  readonly #single: Told = {};

  private constructor(reply: Response, leaving: AbortController) {
    this.status = reply.status;
    this.type = reply.headers.get("content-type");
    this.#leaving = leaving;
    void this.#read(reply);
  }

  static async open(url: string, headers: Record<string, string>): Promise<FeedClient> {
    const leaving = new AbortController();
    return new FeedClient(await fetch(url, { headers, signal: leaving.signal }), leaving);
  }

  leave(): void {
    this.#leaving.abort();
  }

  get token(): string | undefined {
    return this.events.findLast(({ token }) => typeof token === "string")?.token;
  }

  /** All that it knows, as the calls would tell it. */
  known(): Told {
    return {
      ...this.#single,
      ...Object.fromEntries([...this.#objects].map(([name, objects]) => [name, [...objects.values()]])),
    };
  }

  async until(isTrue: (known: Told) => boolean): Promise<void> {
    await expect.poll(() => isTrue(this.known()), { timeout: PATIENCE_MS }).toBe(true);
  }

  async #read(reply: Response): Promise<void> {
    let rest = "";
    const text = reply.body?.pipeThrough(new TextDecoderStream());
    try {
      for await (const piece of text ?? []) {
        const lines = `${rest}${piece}`.split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) this.#take(line);
      }
    } catch (error) {
      if (!this.#leaving.signal.aborted) throw error;
    }
    this.hasEnded = true;
  }

  #take(line: string): void {
    if (line === "") {
      this.emptyLines += 1;
      return;
    }
    const event = JSON.parse(line);
    this.events.push(event);
    const { type, id, data } = event;
    const objects = this.#objects.get(type);
    if (objects === undefined) this.#single[type] = data;
    else if (data === null) objects.delete(id);
    else objects.set(id, data);
  }
}
