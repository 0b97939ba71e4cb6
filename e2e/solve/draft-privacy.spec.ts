import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { changeBetween } from "@verdict/contract/text-changes";
import { dataDir } from "../support/data-dir.ts";
import { tablesWith } from "../support/database.ts";
import { logFileOf } from "../support/launch-product.ts";
import { acceptedSource } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

const PROBLEM = "the-quietest-hour";
/** Stands in every draft below, and must stand nowhere afterwards. */
const MARK = `mark${process.pid}x${Date.now()}`;

/** Each tells its kind: how a draft ends, and with it the way that its text takes. */
const DRAFTS = [
  { language: "cpp", code: `#include <cstdio>\nint main() { puts("${MARK}"); }`, kind: "prepared" },
  { language: "cpp", code: `int main() { return ${MARK}; }`, kind: "refused" },
  { language: "java", code: `class Main { int x = ${MARK}; }`, kind: "refused" },
  // Such a name holds a NUL, which PostgreSQL stores in no text: its complaint would quote the rest.
  { language: "java", code: `class Main { int x = ${MARK}\\u0000; }`, kind: "refused" },
  { language: "javascript", code: `let ${MARK} = ;`, kind: "refused" },
  { language: "javascript", code: `${acceptedSource(PROBLEM, "solution.js")}\n// ${MARK}`, kind: "prepared" },
] as const;

/**
 * A judge takes drafts only while it judges nothing, and the other stories have their programs judged by the same one:
 * each draft waits for a pause of them all.
 */
const NOTHING_JUDGED = { timeout: 150_000 };

/** Kept, and without the mark: the change that brings it is kept nowhere. */
const BASE = `#include <cstdio>\n${"// so long that a change of it is worth saying\n".repeat(9)}int main() { puts(""); }`;

test("a draft that was prepared stands in no log and in no table when its request has ended", async ({ userPage }) => {
  test.slow();
  const { request } = userPage;
  for (const { kind, ...draft } of DRAFTS) {
    await expect.poll(async () => (await prepare(request, draft)).body.kind, NOTHING_JUDGED).toBe(kind);
  }
  await request.put(`/submission/drafts/${PROBLEM}`, { data: { slot: "cpp", text: BASE, revision: 0 } });
  const change = changeBetween(BASE, BASE.replace('""', `"${MARK}"`));
  const said = { language: "cpp", code: { ...change, revision: 1 } };
  await expect.poll(async () => (await prepare(request, said)).body.kind, NOTHING_JUDGED).toBe("prepared");
  expect((await prepare(request, { ...said, code: { ...said.code, revision: 2 } })).status).toBe(409);
  for (const code of [`${MARK}\0`, `${MARK}\ud800`, MARK.repeat(20_000)]) {
    expect((await prepare(request, { language: "cpp", code })).status).toBeGreaterThanOrEqual(400);
  }
  const broken = await request.post(`/submission/prepare/${PROBLEM}`, {
    headers: { "content-type": "application/json" },
    data: Buffer.from(`{ "code": "${MARK}", `),
  });
  expect(broken.status()).toBe(400);

  expect(await tablesWith(PROBLEM), "what is stored is found").toContain("problem");
  expect(await tablesWith(MARK)).toEqual([]);
  for (const file of [logFileOf("product"), join(dataDir(), "postgres/postgres.log")]) {
    const log = readFileSync(file, "utf8");
    expect(log.length, `${file} is where is logged`).toBeGreaterThan(0);
    expect(log.includes(MARK), `${file} holds the draft`).toBe(false);
  }
});

async function prepare(
  request: APIRequestContext,
  draft: { language: string; code: string | object },
): Promise<{ status: number; body: { kind?: string } }> {
  const reply = await request.post(`/submission/prepare/${PROBLEM}`, { data: draft });
  return { status: reply.status(), body: await reply.json() };
}
