import { formatOwnTests } from "@verdict/contract/own-tests";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attemptedProblemsQuery, solvedProblemsQuery } from "../../../problems/problem-queries.ts";
import { topicsQuery } from "../../../problems/topics.ts";
import { canAddTest, triedTests } from "./own-tests.ts";
import { openTestDesk } from "./testing/open-test-desk.ts";

const RESULT = { success: true, verdict: "AC", runtime: 0, memory: 0, testCases: [] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a key changes nothing that the page shows, and is what Run sends", () => {
  const sent: unknown[] = [];
  const { desk, type } = openTestDesk((_path, body) => void sent.push(body));
  let told = 0;
  desk.store.subscribe(() => told++);
  for (const text of ["i", "in", "int"]) type(text);
  vi.runAllTimers();
  expect(told).toBe(0);
  expect(desk.code.text()).toBe("int");
});

test("each language has its code, and the last one is where a problem begins that is new to its user", () => {
  const { desk, type, stored } = openTestDesk(() => undefined);
  type("mine");
  desk.code.chooseLanguage("java");
  expect(desk.code.text()).toBe("// java starter");
  expect(stored.get("verdict:language")).toBe("java");
  desk.code.chooseLanguage("cpp");
  expect(desk.code.text()).toBe("mine");
});

test("a problem opens in the language in which it was left, chosen or typed, whatever was used since", () => {
  const { desk, type, stored } = openTestDesk(() => undefined);
  type("mine");
  vi.runAllTimers();
  const typed = Object.fromEntries(stored);
  desk.code.chooseLanguage("javascript");
  const chosen = Object.fromEntries(stored);
  const languages = [typed, chosen, {}].map(
    (kept) => openTestDesk(() => undefined, { ...kept, "verdict:language": "java" }).desk.store.read().language,
  );
  expect(languages).toEqual(["cpp", "javascript", "java"]);
});

test("on another device it opens in the language of the newest code there, unless one was chosen here", async () => {
  const savedAt = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`;
  const drafts = [
    { slot: "cpp", text: "old", revision: 3, savedAt: savedAt(1) },
    { slot: "java", text: "new", revision: 1, savedAt: savedAt(2) },
    { slot: "notes", text: "newest", revision: 1, savedAt: savedAt(3) },
  ];
  const leaving = new AbortController();
  const { desk } = openTestDesk(() => ({ drafts }));
  vi.stubGlobal("window", new EventTarget());
  desk.attend(leaving.signal);
  await vi.waitFor(() => expect(desk.store.read().language).toBe("java"));
  expect(desk.code.text()).toBe("new");
  desk.code.chooseLanguage("cpp");
  desk.code.continueIn([]);
  expect(desk.store.read().language).toBe("cpp");
  leaving.abort();
});

test("untouched code is submitted only after a question, which is asked once for a problem", async () => {
  const sent: unknown[] = [];
  const { desk, type } = openTestDesk((_path, body) => void sent.push(body));
  desk.judged.submit();
  expect([desk.store.read().dialog, desk.store.read().submitting.kind]).toEqual(["untouched", "idle"]);
  desk.panes.closeDialog();
  desk.judged.submit();
  expect([desk.store.read().dialog, desk.store.read().submitting.kind]).toEqual([null, "busy"]);
  await vi.waitFor(() => expect(sent).toMatchObject([{ code: "// starter" }]));
  type("mine");
  expect(desk.code.isUntouched()).toBe(false);
});

test("other code in the editor is told with a way back, which ends with the next language", () => {
  const { desk, type, shown } = openTestDesk(() => undefined);
  type("mine");
  desk.code.reset();
  const { notice } = desk.store.read();
  expect([notice?.text, desk.code.text()]).toEqual(["Back to the starter code.", "// starter"]);
  notice?.undo?.();
  expect([desk.code.text(), desk.store.read().notice, shown]).toEqual(["mine", null, ["// starter", "mine"]]);
  desk.code.put("java", "theirs", "The submission's code is in the editor.");
  expect(desk.store.read()).toMatchObject({
    language: "java",
    notice: { text: expect.stringContaining("submission") },
  });
  expect(desk.code.text()).toBe("theirs");
  desk.code.chooseLanguage("cpp");
  expect(desk.store.read().notice).toBeNull();
});

test("code that is what stands there already has no way back", () => {
  const { desk } = openTestDesk(() => undefined);
  desk.code.reset();
  expect(desk.store.read().notice).toEqual({ text: "Back to the starter code.", undo: null });
});

test("what another tab writes is here at once: code in the editor, notes and own tests in their places", () => {
  const { desk, shown } = openTestDesk(() => undefined);
  expect(desk.code.text()).toBe("// starter");
  const test = { id: "t", name: "Big", input: "9 9", expected: "18" };
  const texts = { cpp: "theirs", notes: "greedy fails", "own-tests": formatOwnTests([test]) };
  for (const [slot, text] of Object.entries(texts)) {
    desk.drafts.keeper.receive(`verdict:draft:u:sum:${slot}`, JSON.stringify({ text, savedAt: Date.now() + 1 }));
  }
  expect([shown, desk.store.read().notes, desk.store.read().ownTests]).toEqual([["theirs"], "greedy fails", [test]]);
  expect(desk.store.read().notice).toEqual({ text: "Updated from another tab.", undo: null });
});

test("the first own test begins as the first example, and a run tries those that are written", () => {
  const { desk } = openTestDesk(() => undefined);
  const { ownTests, store } = desk;
  expect([triedTests(store.read()), store.read().chosenCase]).toEqual([[], null]);
  ownTests.add();
  const [first] = store.read().ownTests;
  expect(first).toMatchObject({ name: "Test 1", input: "1 2", expected: "" });
  expect(store.read().chosenCase).toBe(first?.id);
  ownTests.add();
  expect(store.read().ownTests).toMatchObject([{ name: "Test 1" }, { name: "Test 2", input: "" }]);
  expect(triedTests(store.read())).toEqual([{ id: first?.id, input: "1 2" }]);
  ownTests.add({ name: "Failed example", input: "7 8", expected: "15" });
  expect(triedTests(store.read()).map(({ input }) => input)).toEqual(["1 2", "7 8"]);
  ownTests.remove(first?.id ?? "");
  expect(store.read().ownTests.map(({ name }) => name)).toEqual(["Test 2", "Failed example"]);
  while (canAddTest(store.read())) ownTests.add();
  expect(store.read().ownTests).toHaveLength(20);
});

test("Run shows where its result will stand, and a second press waits for the first", async () => {
  const sent: unknown[] = [];
  const { desk, type } = openTestDesk((_path, body) => {
    sent.push(body);
    return RESULT;
  });
  type("mine");
  desk.panes.toggleCollapsed("results");
  desk.panes.openResultTab("notes");
  await import("../../../judging/judge-code.ts");
  desk.judged.run();
  desk.judged.submit();
  expect(desk.store.read()).toMatchObject({
    running: { kind: "busy" },
    submitting: { kind: "idle" },
    announcement: "Running your code.",
    resultTab: "cases",
    phoneTab: "results",
  });
  expect(desk.store.read().collapsed.size).toBe(0);
  await vi.waitUntil(() => desk.store.read().running.kind === "done");
  expect(sent).toEqual([{ code: "mine", language: "cpp" }]);
  expect(desk.store.read().announcement).toBe("Run finished: all test cases passed.");
});

test("whoever stops waiting sees nothing of the result that comes later", async () => {
  const { desk } = openTestDesk(() => RESULT);
  desk.judged.run();
  desk.judged.stopWaiting();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(desk.store.read().running).toEqual({ kind: "idle" });
});

test("after a verdict the history, what was tried and what is to practise are asked for anew", async () => {
  const tests = { passedTestCases: 1, totalTestCases: 2 };
  const wrong = { submissionId: "s", accepted: false, verdict: "WA", ...tests, runtime: 0, memory: 0 };
  const { desk, type, queryClient } = openTestDesk(() => wrong);
  const asked = [attemptedProblemsQuery, topicsQuery, solvedProblemsQuery].map(({ queryKey }) => queryKey);
  for (const queryKey of asked) queryClient.setQueryData<unknown>(queryKey, []);
  type("mine");
  desk.judged.submit();
  await vi.waitUntil(() => desk.store.read().submitting.kind === "done");
  const isStale = asked.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
  expect(isStale, "and what is solved stays").toEqual([true, true, false]);
});

test("one pane fills the page at a time, and one that makes room lets go", () => {
  const { panes, store } = openTestDesk(() => undefined).desk;
  panes.toggleMaximised("code");
  panes.toggleMaximised("results");
  expect(store.read().maximised).toBe("results");
  panes.toggleCollapsed("problem");
  expect([store.read().maximised, [...store.read().collapsed]]).toEqual([null, ["problem"]]);
  panes.toggleCollapsed("problem");
  expect(store.read().collapsed.size).toBe(0);
});
