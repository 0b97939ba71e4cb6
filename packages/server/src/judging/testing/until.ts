import { setTimeout as sleep } from "node:timers/promises";

const TRIES = 200;
const PAUSE_MS = 20;

/** Asks again and again until there is an answer; throws after four seconds. */
export async function until<T>(find: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await find();
    if (found) return found;
    await sleep(PAUSE_MS);
  }
  throw new Error("it never happened");
}
