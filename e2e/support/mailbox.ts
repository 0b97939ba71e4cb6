import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { dataDir } from "./data-dir.ts";

const WAIT_MS = 10_000;
const POLL_MS = 50;

/** The newest code mailed to an address, read from the mail as its receiver would; waits for `count` mails. */
export async function mailedCode(emailId: string, count = 1): Promise<string> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const codes = await codesFor(emailId);
    const newest = codes.at(-1);
    if (codes.length >= count && newest !== undefined) return newest;
    if (performance.now() > deadline) throw new Error(`${codes.length} of ${count} codes came to ${emailId}`);
    await sleep(POLL_MS);
  }
}

/** Oldest first: the names of the mails begin with the time. */
async function codesFor(emailId: string): Promise<string[]> {
  const outbox = join(dataDir(), "outbox");
  const files = namesIn(outbox).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(files.sort().map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
  return mails
    .filter((mail) => mail.to?.[0]?.address === emailId)
    .flatMap((mail) => /\b(\d{6}|\d{5} \d{5})\b/.exec(mail.text ?? "")?.[0] ?? []);
}

/** None before the first mail: then there is no outbox yet. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
