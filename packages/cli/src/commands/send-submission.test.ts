import { afterEach, expect, test } from "vitest";
import { LostConnection } from "../cli-error.ts";
import { openSite } from "../site.ts";
import { events, type FakeSite, refusal, startFakeSite } from "../testing/fake-site.ts";
import { recordTerminal } from "../testing/recorded-terminal.ts";
import { sendSubmission } from "./send-submission.ts";

const ID = "11111111-2222-3333-4444-555555555555";
const RESULT = {
  submissionId: ID,
  accepted: true,
  verdict: "AC",
  passedTestCases: 2,
  totalTestCases: 2,
  runtime: 0.012,
  memory: 2048,
};
const ACCEPTED = ["accepted", { id: ID, totalTestCases: 2 }, `${ID}.accepted`] as const;
const FIRST = ["test", { number: 1, verdict: "AC" }, `${ID}.test.1`] as const;
const SUBMIT = "POST /submission/submit/p";
const FOLLOW = `GET /submission/follow/${ID}`;
type Answer = ReturnType<typeof events>;

let site: FakeSite | null = null;
afterEach(() => site?.close());

/** Each call of `submits` and `follows` takes the next answer; the last one stays. */
async function send(submits: Answer[], follows: Answer[] = []) {
  const next = (answers: Answer[]) => () =>
    (answers.length > 1 ? answers.shift() : answers[0]) ?? refusal(404, "not_found", "Not found");
  site = await startFakeSite({ [SUBMIT]: next(submits), [FOLLOW]: next(follows) });
  const pauses: number[] = [];
  const told: string[] = [];
  const context = {
    terminal: recordTerminal(),
    pause: async (ms: number) => {
      pauses.push(ms);
    },
  };
  const ended = sendSubmission(context, {
    site: openSite({ site: site.address, token: "vdt_abc" }),
    problemId: "p",
    program: { file: "a.cpp", source: "int main() {}", language: "cpp" },
    onEvent: ({ name }) => told.push(name),
  });
  const [outcome] = await Promise.allSettled([ended]);
  const keys = site.asked.filter(({ method }) => method === "POST").map(({ body }) => Reflect.get(Object(body), "key"));
  const lastIds = site.asked.filter(({ method }) => method === "GET").map(({ headers }) => headers["last-event-id"]);
  return { outcome, keys, lastIds, pauses, told };
}

const cut = (answer: Answer): Answer => ({ ...answer, isCut: true });
const fulfilled = { status: "fulfilled", value: RESULT };
const rejectedWith = (text: RegExp) => ({
  status: "rejected",
  reason: expect.objectContaining({ message: expect.stringMatching(text) }),
});

test("a submission of which no answer came is sent again with the same key", async () => {
  const { outcome, keys } = await send([cut(events()), events(), events(ACCEPTED, ["result", RESULT])]);
  expect(outcome).toEqual(fulfilled);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test("one that the site has is followed from where the stream broke, and never sent again", async () => {
  const { outcome, keys, lastIds, told } = await send(
    [cut(events(ACCEPTED, FIRST))],
    [cut(events()), events(["test", { number: 2, verdict: "AC" }, `${ID}.test.2`], ["result", RESULT])],
  );
  expect(outcome).toEqual(fulfilled);
  expect(keys).toHaveLength(1);
  expect(lastIds).toEqual([`${ID}.test.1`, `${ID}.test.1`]);
  expect(told).toEqual(["accepted", "test", "test"]);
});

test("a proxy without its site is waited for, longer each time", async () => {
  const away = { status: 502, type: "text/html", parts: ["<p>a proxy"] };
  const { outcome, keys, pauses } = await send([away, away, events(ACCEPTED, ["result", RESULT])]);
  expect(outcome).toEqual(fulfilled);
  expect(keys).toHaveLength(3);
  expect(pauses).toEqual([300, 1_000]);
});

test("a site that stops in the middle leaves the submission with the judge, and is asked again", async () => {
  const stopping = ["error", { message: "No verdict", error: "No verdict", code: "judge_unavailable" }] as const;
  const { outcome, keys } = await send([events(ACCEPTED, stopping)], [events(["result", RESULT])]);
  expect(outcome).toEqual(fulfilled);
  expect(keys).toHaveLength(1);
});

test("a judge error is told after a few times, and not asked for until all time has passed", async () => {
  const failed = refusal(503, "judge_unavailable", "The judge failed, by our own fault");
  const { outcome, lastIds } = await send([cut(events(ACCEPTED))], [failed]);
  expect(outcome).toEqual(rejectedWith(/^The judge failed, by our own fault$/));
  expect(lastIds).toHaveLength(4);
});

test("what a broken connection left behind for a moment is waited for", async () => {
  const busy = refusal(429, "too_many_requests", "Please wait.");
  const { outcome, keys } = await send([cut(events()), busy, events(ACCEPTED, ["result", RESULT])]);
  expect(outcome).toEqual(fulfilled);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

test("a refusal is final: nothing is sent again", async () => {
  const { outcome, keys, pauses } = await send([refusal(429, "too_many_requests", "Please wait.")]);
  expect(outcome).toEqual(rejectedWith(/^Please wait\.$/));
  expect([keys.length, pauses]).toEqual([1, []]);
});

test("what was tried often enough says whether the submission is kept", async () => {
  const { outcome, keys } = await send([cut(events())]);
  expect(outcome).toEqual(rejectedWith(/Whether the site has the submission is not known: see verdict history/));
  expect(outcome).not.toMatchObject({ reason: expect.any(LostConnection) });
  expect(keys).toHaveLength(5);
});
