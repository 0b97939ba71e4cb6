import type { DraftSlot } from "@verdict/contract/drafts";
import { formatOwnTests } from "@verdict/contract/own-tests";
import { changeBetween, digestOf, type TextChange } from "@verdict/contract/text-changes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createHandJudge } from "../judging/testing/hand-judge.ts";
import { createJudgingApp, type JudgingApp, type Reply } from "../judging/testing/judging-app.ts";
import { until } from "../judging/testing/until.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";

/* Texts that are said as changes to what the server keeps of them: kept, prepared and run. */

const KEPT = `WA 2\nint main() {}\n${"// so that a change is shorter than all of it\n".repeat(40)}`;
const TYPED = KEPT.replace("WA 2", "AC").replace("{}", "{ return 0; }");
const NEXT = TYPED.replace("return 0", "return 1");

let site: JudgingApp;
let judge: ReturnType<typeof createHandJudge>;
let user: TestUser;

beforeAll(async () => {
  site = await createJudgingApp();
  await createTestProblem(site.context.pool, { id: "sum" });
  await createTestProblem(site.context.pool, { id: "other" });
  judge = createHandJudge(site.context.pool);
});
afterAll(() => site.close());
beforeEach(async () => {
  user = await site.newUser();
});
afterEach(() => site.stopJudging());

function changed(before: string, after: string): TextChange {
  const change = changeBetween(before, after);
  if (change === null) throw new Error("this change is not shorter than the text");
  return change;
}
const keep = (text: unknown, revision: number, slot: DraftSlot = "cpp", who = user) =>
  site.call(who, "PUT", "/submission/drafts/sum", { slot, text, revision });
const prepare = (code: unknown, path = "sum", who = user) =>
  site.call(who, "POST", `/submission/prepare/${path}`, { code, language: "cpp" });
const runLive = (code: unknown, ownInput?: unknown) =>
  site.call(user, "POST", "/submission/run/sum", { code, language: "cpp", live: true, ownInput });
const ofKept = (before: string, after: string, revision = 1) => ({ ...changed(before, after), revision });

async function textOf(slot: DraftSlot): Promise<{ text: string; revision: number } | undefined> {
  const { drafts } = (await site.call(user, "GET", "/submission/drafts/sum")).body;
  return drafts.find((draft: { slot: string }) => draft.slot === slot);
}
/** What a judge is given of the draft that is asked for. */
async function preparedSource(reply: Promise<Reply>): Promise<string> {
  const taken = await judge.takeSoon();
  await judge.tell(taken.draftId, { kind: "prepared", diagnostics: [] });
  expect((await reply).body).toEqual({ kind: "prepared", diagnostics: [] });
  return taken.source;
}
const BASE_UNKNOWN = { status: 409, body: { code: "base_unknown" } };

describe("keeping", () => {
  test("a change becomes the whole text, of code, notes and own tests", async () => {
    for (const slot of ["cpp", "notes", "own-tests"] as const) {
      await keep(KEPT, 0, slot);
      expect((await keep(changed(KEPT, TYPED), 1, slot)).body).toEqual({ kind: "kept", revision: 2 });
      expect((await keep(changed(TYPED, NEXT), 2, slot)).body).toEqual({ kind: "kept", revision: 3 });
      expect(await textOf(slot)).toMatchObject({ text: NEXT, revision: 3 });
    }
  });

  test("a change of another revision is a conflict as any other", async () => {
    await keep(KEPT, 0);
    await keep(TYPED, 1);
    const { body } = await keep(changed(KEPT, NEXT), 1);
    expect(body).toMatchObject({ kind: "conflict", theirs: { text: TYPED, revision: 2 } });
    expect(await textOf("cpp")).toMatchObject({ text: TYPED, revision: 2 });
  });

  test("of two devices that change the same revision at once one is kept", async () => {
    await keep(KEPT, 0);
    const replies = await Promise.all([TYPED, NEXT].map((text) => keep(changed(KEPT, text), 1)));
    expect(replies.map(({ body }) => body.kind).sort()).toEqual(["conflict", "kept"]);
  });

  test("where nothing is kept, or a change does not fit, it has to be said whole, and nothing is lost", async () => {
    expect(await keep(changed(KEPT, TYPED), 0)).toMatchObject(BASE_UNKNOWN);
    await keep(KEPT, 0);
    const change = changed(KEPT, TYPED);
    for (const wrong of [
      { ...change, digest: digestOf(NEXT) },
      { ...change, to: KEPT.length + 1 },
      { ...change, from: change.to + 1 },
      { ...change, from: 2 ** 40, to: 2 ** 41 },
    ]) {
      expect(await keep(wrong, 1)).toMatchObject(BASE_UNKNOWN);
    }
    expect(await textOf("cpp")).toMatchObject({ text: KEPT, revision: 1 });
    expect((await keep(TYPED, 1)).body).toEqual({ kind: "kept", revision: 2 });
  });

  test("no change makes a longer text than may be kept, or half of a character", async () => {
    const long = "x".repeat(131_000);
    await keep(long, 0);
    const refused = await keep(changed(long, `${long}${"y".repeat(73)}`), 1);
    expect(refused).toMatchObject({ status: 400, body: { message: "A draft must be at most 128 KB" } });
    expect((await keep(changed(long, `${long}${"y".repeat(72)}`), 1)).body).toEqual({ kind: "kept", revision: 2 });
    await keep(`${KEPT}😀`, 0, "notes");
    const half = `${KEPT}\ud83d`;
    const parting = { from: half.length, to: half.length + 1, insert: "", digest: digestOf(half) };
    expect((await keep(parting, 1, "notes")).status).toBe(400);
    expect(await textOf("notes")).toMatchObject({ revision: 1 });
  });

  test.each([
    { from: -1 },
    { from: 0.5 },
    { to: "3" },
    { to: undefined },
    { insert: 5 },
    { insert: "\ud83d" },
    { insert: "\u0000" },
    { digest: null },
  ])("a change with %j is none", async (part) => {
    await keep(KEPT, 0);
    expect((await keep({ ...changed(KEPT, TYPED), ...part }, 1)).status).toBe(400);
    expect(await textOf("cpp")).toMatchObject({ revision: 1 });
  });
});

describe("preparing", () => {
  test("a change is prepared whole, and nothing of it is kept", async () => {
    await keep(KEPT, 0);
    expect(await preparedSource(prepare(ofKept(KEPT, TYPED)))).toBe(TYPED);
    expect(await textOf("cpp")).toMatchObject({ text: KEPT, revision: 1 });
    await until(async () => (await site.context.pool.query("select from draft_to_prepare")).rowCount === 0);
  });

  test("a text that was kept on the way is prepared all the same, and so is one that is kept whole", async () => {
    await keep(KEPT, 0);
    await keep(changed(KEPT, TYPED), 1);
    expect(await preparedSource(prepare(ofKept(KEPT, TYPED)))).toBe(TYPED);
    expect(await preparedSource(prepare(ofKept(TYPED, TYPED, 2)))).toBe(TYPED);
  });

  test("a change to what was kept before is not, and no judge sees anything of it", async () => {
    await keep(KEPT, 0);
    await keep(TYPED, 1);
    expect(await prepare(ofKept(KEPT, NEXT))).toMatchObject(BASE_UNKNOWN);
    expect(await prepare({ ...ofKept(TYPED, NEXT, 2), digest: digestOf(KEPT) })).toMatchObject(BASE_UNKNOWN);
    expect(await judge.take()).toBeNull();
    expect(await preparedSource(prepare(NEXT))).toBe(NEXT);
  });

  test("only a draft of the same user, problem and language is changed", async () => {
    await keep(KEPT, 0);
    const change = ofKept(KEPT, TYPED);
    expect(await prepare(change, "sum", await site.newUser())).toMatchObject(BASE_UNKNOWN);
    expect(await prepare(change, "other")).toMatchObject(BASE_UNKNOWN);
    const inJava = { code: change, language: "java" };
    expect(await site.call(user, "POST", "/submission/prepare/sum", inJava)).toMatchObject(BASE_UNKNOWN);
  });

  test("the limits of code are those of the text that comes out", async () => {
    const most = "x".repeat(65_536);
    await keep(most, 0);
    const refused = await prepare(ofKept(most, `${most}y`));
    expect(refused).toMatchObject({ status: 400, body: { message: "Code must be at most 64 KB" } });
    const wide = "é".repeat(32_768);
    await keep(wide, 1);
    expect((await prepare(ofKept(wide, `${wide}y`, 2))).status).toBe(413);
    const nothing = { from: 0, to: wide.length, insert: "", digest: digestOf(""), revision: 2 };
    expect(await prepare(nothing)).toMatchObject({ status: 400, body: { message: "Code is required" } });
  });

  test.each([{ revision: 0 }, { revision: 1.5 }, { revision: "1" }, { revision: 1e300 }, { revision: undefined }])(
    "a change of %j is none",
    async (part) => {
      await keep(KEPT, 0);
      const refused = await prepare({ ...ofKept(KEPT, TYPED), ...part });
      expect(refused).toMatchObject({ status: 400, body: { code: "bad_input" } });
    },
  );

  test.each([undefined, 5, ["x"], {}])("code that is %j is refused in words", async (code) => {
    const message = typeof code === "object" ? "There is no such change" : "Code is required";
    expect(await prepare(code)).toMatchObject({ status: 400, body: { message } });
  });
});

describe("a live run", () => {
  test("of a change is judged whole; one of an unknown text is refused before anything is judged", async () => {
    const { taken } = await site.startJudging();
    await keep(KEPT, 0);
    expect((await runLive(ofKept(KEPT, TYPED))).body).toMatchObject({ verdict: "AC" });
    expect(await runLive(ofKept(TYPED, NEXT, 2))).toMatchObject(BASE_UNKNOWN);
    expect(taken).toEqual([TYPED]);
  });

  test("of own input takes it from the own test that is kept, changed or not", async () => {
    const input = "12 34\n".repeat(50);
    const typed = input.replace("12", "56");
    const ownTest = { id: "mine", name: "Mine", input, expected: "" };
    await keep(formatOwnTests([{ ...ownTest, id: "first", input: "1 2" }, ownTest]), 0, "own-tests");
    await site.startJudging();
    for (const wanted of [input, typed]) {
      const { body } = await runLive("AC", { ...ofKept(input, wanted), test: "mine" });
      expect(body.testCases).toMatchObject([{ stdin: wanted }]);
    }
    for (const part of [{ test: "another" }, { revision: 2, digest: digestOf("") }, { test: "first" }]) {
      expect(await runLive("AC", { ...ofKept(input, typed), test: "mine", ...part })).toMatchObject(BASE_UNKNOWN);
    }
    expect((await runLive("AC", ofKept(input, typed))).status).toBe(400);
    const long = "7".repeat(65_536);
    await keep(formatOwnTests([{ ...ownTest, input: long }]), 1, "own-tests");
    const refused = await runLive("AC", { ...ofKept(long, `${long}7`, 2), test: "mine" });
    expect(refused).toMatchObject({ status: 400, body: { message: "Input must be at most 64 KB" } });
  });
});
