import type { KeptTextChange } from "@verdict/contract/text-changes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askJudge } from "./ask-judge.ts";
import { runLive } from "./live-examples.ts";

/* Drafts to be prepared and live runs, said as changes; a server that cannot take one is asked with the whole text. */

const CHANGE: KeptTextChange = { from: 1, to: 1, insert: "x", digest: "d", revision: 3 };
const NEXT: KeptTextChange = { ...CHANGE, revision: 4 };
const CODE = "the whole code";
const RESULT = { success: true, verdict: "AC", runtime: 0, memory: 0, testCases: [] };

/** What a server says of each code that is sent. */
type Says = (code: unknown) => number;
const isWhole = (code: unknown) => typeof code === "string";
let says: Says;
let bodies: { code: unknown; ownInputs?: unknown }[];

beforeEach(() => {
  bodies = [];
  vi.stubGlobal("location", { origin: "http://site.example" });
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    bodies.push(body);
    const status = says(body.code);
    const code = status === 409 ? "base_unknown" : status === 400 ? "bad_input" : "too_large";
    if (status !== 200) return Response.json({ message: "no", error: "no", code }, { status });
    return Response.json(url.pathname.includes("/prepare/") ? { kind: "prepared", diagnostics: [] } : RESULT);
  });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const prepare = (changes: (KeptTextChange | null)[]) => {
  const changeOf = () => changes.shift() ?? null;
  return askJudge("p", changeOf)({ language: "cpp", code: CODE }, { signal, onDiagnostics: () => undefined });
};
const sentCodes = () => bodies.map(({ code }) => code);

test("a change is all that is sent where the server knows its base", async () => {
  says = () => 200;
  expect(await prepare([CHANGE])).toEqual({ kind: "prepared", diagnostics: [] });
  expect(sentCodes()).toEqual([CHANGE]);
  await prepare([]);
  expect(sentCodes()).toEqual([CHANGE, CODE]);
});

test.each([
  ["does not keep its base any more", 409],
  ["is older than the page", 400],
])("the whole text is sent once where the server %s", async (_name, status) => {
  says = (code) => (isWhole(code) ? 200 : status);
  expect(await prepare([CHANGE, CHANGE])).toEqual({ kind: "prepared", diagnostics: [] });
  expect(sentCodes()).toEqual([CHANGE, CODE]);
});

test("a base that has come meanwhile is tried before that, and no third one", async () => {
  says = (code) => (isWhole(code) ? 200 : 409);
  await prepare([CHANGE, NEXT, CHANGE]);
  expect(sentCodes()).toEqual([CHANGE, NEXT, CODE]);
});

test("a refusal for another reason is final", async () => {
  says = () => 413;
  expect(await prepare([CHANGE])).toEqual({ kind: "unknown", retryAfterMs: null });
  expect(sentCodes()).toEqual([CHANGE]);
});

test("a live run says code and own input each as it can, and both whole where that is not taken", async () => {
  const sent = { code: CODE, language: "cpp", ownTests: [{ id: "mine", input: "1 2 3" }] } as const;
  const ofInput = { ...CHANGE, test: "mine" };
  says = () => 200;
  await runLive("p", () => ({ code: CHANGE }))(sent, signal);
  await runLive("p", () => ({ ownInputs: [ofInput] }))(sent, signal);
  expect(bodies).toMatchObject([
    { code: CHANGE, ownInputs: ["1 2 3"], live: true },
    { code: CODE, ownInputs: [ofInput], live: true },
  ]);
  bodies.length = 0;
  says = (code) => (isWhole(code) ? 200 : 409);
  const { result } = await runLive("p", () => ({ code: CHANGE, ownInputs: [ofInput] }))(sent, signal);
  expect(result.verdict).toBe("AC");
  expect(bodies).toMatchObject([
    { code: CHANGE, ownInputs: [ofInput] },
    { code: CODE, ownInputs: ["1 2 3"] },
  ]);
});
