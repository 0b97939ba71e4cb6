import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const WAIT_MS = 10_000;
const POLL_MS = 50;

/** The newest six-digit code mailed to an address, from the outbox of the product under test; waits for `count` mails. */
export async function mailedCode(emailId: string, count = 1): Promise<string> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const codes = codesFor(emailId);
    const newest = codes.at(-1);
    if (codes.length >= count && newest !== undefined) return newest;
    if (Date.now() > deadline) throw new Error(`${codes.length} of ${count} codes came to ${emailId}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

function codesFor(emailId: string): string[] {
  const outbox = join(process.env.E2E_DATA_DIR ?? "data", "outbox");
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .filter((mail) => new RegExp(`^To: .*${emailId.replaceAll(/[.+]/g, "\\$&")}`, "m").test(mail))
    .flatMap((mail) => /^Subject:.*?\b(\d{6})\b/m.exec(mail)?.[1] ?? /\b(\d{6})\b/.exec(mail)?.[1] ?? []);
}
