import { meantText } from "@verdict/contract/text-changes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeOfDraft, changeOfOwnInput } from "./change-of-draft.ts";
import { device } from "./testing/device.ts";
import { type DraftServer, serveDrafts } from "./testing/draft-server.ts";

/* What goes out of a long text after each pause in typing. */

const LONG = "int line = 0; // one of many\n".repeat(2_000);
const SHORT_BODY = 200;

let server: DraftServer;

beforeEach(() => {
  server = serveDrafts();
});
afterEach(() => vi.unstubAllGlobals());

const keptText = (slot = "cpp") => server.kept.get(slot)?.text;
const lastBody = () => server.bodies.at(-1) ?? "";

/** A page whose long text the server has. */
async function openWritten(own = device()) {
  const page = own.open();
  await page.sync.pull();
  page.drafts.type("cpp", LONG);
  await page.sync.flush();
  server.bodies.length = 0;
  const type = async (text: string) => {
    page.drafts.type("cpp", text);
    await page.sync.flush();
  };
  return { ...page, type };
}

test("after the first time only what changed goes out, of every slot", async () => {
  const page = await openWritten();
  for (const slot of ["cpp", "notes", "own-tests"]) {
    page.drafts.type(slot, LONG);
    await page.sync.flush();
    for (const text of [`${LONG}x`, `${LONG}xy`, `y${LONG}xy`]) {
      page.drafts.type(slot, text);
      await page.sync.flush();
      expect(keptText(slot)).toBe(text);
      expect(lastBody().length).toBeLessThan(SHORT_BODY);
    }
  }
});

test("what was typed in an earlier visit goes out as a change, once the page has seen what is kept", async () => {
  const own = device();
  const before = await openWritten(own);
  server.isAway = true;
  await before.type(`${LONG}offline`);
  before.drafts.flush();
  before.sync.stop();
  server.isAway = false;
  const after = own.open();
  await after.sync.pull();
  expect(keptText()).toBe(`${LONG}offline`);
  expect(lastBody().length).toBeLessThan(SHORT_BODY);
});

test("without a network what is typed meanwhile is one change later", async () => {
  const page = await openWritten();
  server.isAway = true;
  for (const end of ["a", "ab", "abc"]) await page.type(LONG + end);
  server.isAway = false;
  await page.sync.flush();
  expect(keptText()).toBe(`${LONG}abc`);
  expect(server.bodies).toHaveLength(1);
  expect(lastBody().length).toBeLessThan(SHORT_BODY);
});

test("a server that is older than the page gets the whole text, and nothing is told to the user", async () => {
  const own = device();
  const page = await openWritten(own);
  server.isOlder = true;
  await page.type(`${LONG}x`);
  expect(keptText()).toBe(`${LONG}x`);
  expect(server.bodies.map((body) => body.length > LONG.length)).toEqual([false, true]);
  server.isOlder = false;
  await page.type(`${LONG}xy`);
  expect(keptText()).toBe(`${LONG}xy`);
  expect(server.bodies).toHaveLength(3);
  expect(own.refusals().size).toBe(0);
});

test("a server that keeps another text as that revision gets the whole one", async () => {
  const page = await openWritten();
  const kept = server.kept.get("cpp");
  if (kept === undefined) throw new Error("nothing is kept");
  server.kept.set("cpp", { ...kept, text: LONG.replace("0", "1") });
  await page.type(`${LONG}x`);
  expect(keptText()).toBe(`${LONG}x`);
});

test("another device's text is a conflict as ever, and what is chosen goes on as a change", async () => {
  const [first, second] = [device(), device()];
  const desk = await openWritten(first);
  const train = second.open();
  await train.sync.pull();
  await desk.type(`${LONG}desk`);
  train.drafts.type("cpp", `${LONG}train`);
  await train.sync.flush();
  expect(second.conflicts().get("cpp")?.text).toBe(`${LONG}desk`);
  expect(train.drafts.baseOf("cpp")).toBeNull();
  train.sync.keepMine("cpp");
  await train.sync.flush();
  expect(keptText()).toBe(`${LONG}train`);
  expect(Math.max(...server.bodies.map((body) => body.length))).toBeLessThan(SHORT_BODY);
});

test("a text that is refused is no base", async () => {
  const page = await openWritten();
  server.refusal = () => 413;
  await page.type(`${LONG}refused`);
  const change = changeOfDraft(page.drafts, "cpp", `${LONG}refused, and more`);
  expect(change).toMatchObject({ revision: 1, insert: "refused, and more" });
});

test("what another tab has sent is the base here, too", async () => {
  const page = await openWritten();
  const other = device().open();
  await other.sync.pull();
  const stored = JSON.stringify({ text: `${LONG}x`, savedAt: 1e12, revision: 2, isSent: true });
  other.drafts.receive("verdict:draft:u:p:cpp", stored);
  await page.type(`${LONG}x`);
  other.drafts.type("cpp", `${LONG}xy`);
  server.bodies.length = 0;
  await other.sync.flush();
  expect(keptText()).toBe(`${LONG}xy`);
  expect(lastBody().length).toBeLessThan(SHORT_BODY);
});

test("code and own input are said as changes of what is kept, and whole where nothing is", async () => {
  const page = device().open();
  await page.sync.pull();
  expect(changeOfDraft(page.drafts, "cpp", LONG)).toBeNull();
  const input = "1 2 3\n".repeat(100);
  page.drafts.type("own-tests", JSON.stringify([{ id: "mine", name: "Mine", input, expected: "" }]));
  page.drafts.type("cpp", LONG);
  expect(changeOfOwnInput(page.drafts, "mine", input)).toBeNull();
  await page.sync.flush();
  const ofCode = changeOfDraft(page.drafts, "cpp", `x${LONG}`);
  expect(ofCode && meantText({ text: LONG, revision: 1 }, ofCode)).toBe(`x${LONG}`);
  const ofInput = changeOfOwnInput(page.drafts, "mine", `${input}4`);
  expect(ofInput).toMatchObject({ test: "mine", revision: 1, insert: "4" });
  expect(ofInput && meantText({ text: input, revision: 1 }, ofInput)).toBe(`${input}4`);
  expect(changeOfOwnInput(page.drafts, "another", input)).toBeNull();
});
