import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDesk } from "../testing/open-test-desk.ts";
import { attendTyping } from "./attend-typing.ts";

const PASSED = { success: true, verdict: "AC", runtime: 0, memory: 0 };
const testCase = (verdict: string) => ({
  stdin: "1 2",
  expected_output: "3",
  stdout: "3",
  status_id: verdict === "AC" ? 3 : 4,
  stderr: "",
  reason: "",
  verdict,
  runtime: 0,
  memory: 0,
});
let verdicts: string[];
let calls: { path: string; body: unknown }[];
let leaving: AbortController;

/** A desk that is attended, with the settings as a user has them; a judge that finds that all code compiles. */
function openAttended(settings: Record<string, "on" | "off">) {
  const opened = openTestDesk((path, body) => {
    calls.push({ path: path.split("/")[2] ?? "", body });
    if (path.includes("/prepare/")) return { kind: "prepared", diagnostics: [] };
    return { ...PASSED, testCases: verdicts.map(testCase) };
  });
  for (const [name, value] of Object.entries(settings)) opened.stored.set(`verdict:${name}`, value);
  attendTyping(opened.desk, leaving.signal);
  opened.desk.store.read().attending?.shown("cpp");
  return opened;
}
const paths = () => calls.map(({ path }) => path);
const pause = (ms = 3_000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  verdicts = ["AC", "AC"];
  calls = [];
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is typed is prepared after a pause; the starter code and what is prepared already are not", async () => {
  const { desk, type } = openAttended({});
  await pause();
  expect(paths()).toEqual([]);
  type("mine");
  await pause();
  expect(desk.store.read()).toMatchObject({ readiness: "prepared", prepared: { language: "cpp", code: "mine" } });
  type("mine");
  await pause();
  expect(paths()).toEqual(["prepare"]);
});

test("nothing is sent where its user does not want it, and what was known counts no more", async () => {
  const { desk, type, stored } = openAttended({});
  type("mine");
  await pause();
  stored.set("verdict:prepare-drafts", "off");
  window.dispatchEvent(new Event("storage"));
  expect(desk.store.read()).toMatchObject({ isPreparing: false, readiness: "nothing", prepared: null });
  type("mine, longer");
  await pause();
  expect(paths()).toEqual(["prepare"]);
});

test("with live examples code that compiles runs by itself, and the code that passed is kept", async () => {
  const { desk, type, stored } = openAttended({ "live-examples": "on" });
  type("mine");
  await pause();
  expect(paths()).toEqual(["prepare", "run"]);
  expect(calls[1]?.body).toEqual({ code: "mine", language: "cpp", live: true });
  expect(desk.store.read()).toMatchObject({
    running: { kind: "done", input: { isLive: true } },
    isLiveRunning: false,
    liveTests: { passed: 2, total: 2 },
    green: { code: "mine" },
    isAtGreen: true,
    announcement: "",
  });
  expect(stored.has("verdict:green:u:sum:cpp")).toBe(true);
  verdicts = ["AC", "WA"];
  type("mine, worse");
  expect(desk.store.read().isAtGreen).toBe(false);
  await pause();
  expect(desk.store.read()).toMatchObject({ liveTests: { passed: 1, total: 2 }, green: { code: "mine" } });
});

test("an own input runs after a pause of its own beside the examples, and what is expected of it decides", async () => {
  const { desk, type } = openAttended({ "live-examples": "on" });
  const { ownTests, store } = desk;
  verdicts = ["AC", "NC"];
  type("mine");
  await pause();
  ownTests.add({ name: "Mine", input: "2 1", expected: "3" });
  await pause(400);
  const [own] = store.read().ownTests;
  if (own === undefined) throw new Error("it was added");
  ownTests.change({ ...own, input: "3 0" });
  await pause();
  expect(calls.slice(2).map(({ body }) => body)).toEqual([
    { code: "mine", language: "cpp", live: true, ownInputs: ["3 0"] },
  ]);
  expect(store.read().liveTests).toEqual({ passed: 2, total: 2 });
  ownTests.change({ ...own, input: "4 0", expected: "" });
  await pause();
  expect(store.read().liveTests, "nobody knows whether it passes").toEqual({ passed: 1, total: 1 });
});

test("a press has the right of way; what it has run is not run again", async () => {
  const { desk, type } = openAttended({ "live-examples": "on" });
  await import("../../../../judging/judge-code.ts");
  type("mine");
  desk.judged.run();
  await pause();
  expect(desk.store.read()).toMatchObject({ running: { kind: "done" }, readiness: "prepared" });
  expect(paths()).toEqual(["run", "prepare"]);
  expect(desk.store.read().liveTests).toEqual({ passed: 2, total: 2 });
});

test("live examples begin when they are switched on, and end when they are switched off", async () => {
  const { desk, type, stored } = openAttended({});
  type("mine");
  await pause();
  stored.set("verdict:live-examples", "on");
  window.dispatchEvent(new Event("storage"));
  await pause();
  expect(paths()).toEqual(["prepare", "run"]);
  stored.set("verdict:live-examples", "off");
  window.dispatchEvent(new Event("storage"));
  expect(desk.store.read()).toMatchObject({ isLive: false, liveTests: null });
  type("mine, longer");
  await pause();
  expect(paths()).toEqual(["prepare", "run", "prepare"]);
});

test("another language has its own code that passed, and its own text to prepare", async () => {
  const { desk, type } = openAttended({ "live-examples": "on" });
  type("mine");
  await pause();
  desk.code.chooseLanguage("java");
  desk.store.read().attending?.shown("java");
  expect(desk.store.read()).toMatchObject({ green: null, isAtGreen: false, liveTests: null, prepared: null });
  await pause();
  desk.code.chooseLanguage("cpp");
  desk.store.read().attending?.shown("cpp");
  expect(desk.store.read()).toMatchObject({ green: { code: "mine" }, isAtGreen: true });
  expect(paths()).toEqual(["prepare", "run"]);
});

test("a page that is left asks for nothing more", async () => {
  const { desk, type } = openAttended({ "live-examples": "on" });
  type("mine");
  leaving.abort();
  await pause();
  expect([paths(), desk.store.read().attending]).toEqual([[], null]);
});
