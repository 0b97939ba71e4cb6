import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { dataDir } from "./fixtures.ts";

const WAIT_MS = 10_000;

/** The newest one-time code that was mailed to the address, read from the mail as its receiver would. */
export async function mailedCode(emailId: string): Promise<string> {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    const code = await findCode(emailId);
    if (code !== undefined) return code;
    await sleep(100);
  }
  throw new Error(`no mail with a code came for ${emailId}`);
}

async function findCode(emailId: string): Promise<string | undefined> {
  const folder = join(dataDir(), "outbox");
  for (const name of mailFiles(folder)) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)));
    if (mail.to?.[0]?.address === emailId) return /\b\d{6}\b/.exec(mail.text ?? "")?.[0];
  }
  return undefined;
}

/** Newest first: the names begin with the time. */
function mailFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .reverse();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
