import { api } from "@verdict/contract/api";
import { CcsVersion } from "@verdict/contract/ccs";
import { type Endpoint, fillPath } from "@verdict/contract/endpoint";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestUser } from "../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../judging/testing/judging-app.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { createTestContest, testContestForm } from "./testing/test-contest.ts";

/*
 * Who may make which call of a contest when: every call there is, by everybody there is, at every time that makes a
 * difference; a call that changes something each time on a contest of its own.
 */

const ROLES = ["visitor", "user", "entrant", "elsewhere", "jury", "organiser", "admin"] as const;
type Role = (typeof ROLES)[number];

/** `over` with a board that is still frozen; `final` after it has been thawed. */
const TIMES = ["before", "running", "frozen", "over", "final"] as const;
type Time = (typeof TIMES)[number];
const BEGAN: Readonly<Record<Time, number>> = { before: 30, running: -10, frozen: -50, over: -120, final: -120 };

/**
 * The status that each role gets, in the order of ROLES: one line for all times, or one for each in the order of TIMES.
 * `elsewhere` organises another contest.
 */
const STATUSES: Readonly<Record<string, string | readonly string[]>> = {
  contests: "401 200 200 200 200 200 200",
  contest: "401 200 200 200 200 200 200",
  // Afterwards only where all its problems are public.
  enterContest: [
    "401 200 409 200 200 200 200",
    "401 200 409 200 200 200 200",
    "401 200 409 200 200 200 200",
    "401 409 409 409 409 409 409",
    "401 409 409 409 409 409 409",
  ],
  // All have the same clock.
  // Nobody has such a code, and there are no teams.
  joinTeam: "401 403 403 403 403 403 403",
  leaveTeam: "401 409 409 409 409 409 409",
  startContest: "401 409 409 409 409 409 409",
  board: "401 200 200 200 200 200 200",
  boardThen: "401 200 200 200 200 200 200",
  boardCsv: "401 200 200 200 200 200 200",
  boardHtml: "401 200 200 200 200 200 200",
  ccsInformation: "401 200 200 200 200 200 200",
  ccsContests: "401 200 200 200 200 200 200",
  ccsContest: "401 200 200 200 200 200 200",
  ccsCollection: "401 200 200 200 200 200 200",
  ccsEventFeed: "401 200 200 200 200 200 200",
  ccsObject: "401 200 200 200 200 200 200",
  contestSubmissions: "401 200 200 200 200 200 200",
  createChallenge: "401 200 200 200 200 200 200",
  contestReadiness: "401 403 403 403 403 200 200",
  createContest: "401 403 403 403 403 403 200",
  editContest: "401 403 403 403 403 200 200",
  updateContest: "401 403 403 403 403 200 200",
  deleteContest: [
    "401 403 403 403 403 200 200",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 200 200",
    "401 403 403 403 403 200 200",
  ],
  fullBoard: "401 403 403 403 200 200 200",
  fullBoardCsv: "401 403 403 403 200 200 200",
  // It holds hidden tests and reference solutions.
  contestPackage: "401 403 403 403 403 403 200",
  thawBoard: [
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 200 200",
    "401 403 403 403 403 200 200",
  ],
  finalizeBoard: [
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 200 200",
  ],
  publishProblems: [
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 409 409",
    "401 403 403 403 403 200 200",
    "401 403 403 403 403 200 200",
  ],
  removeTime: "401 403 403 403 403 200 200",
  returnTime: "401 403 403 403 403 409 409",
  contestEntries: "401 403 403 403 403 200 200",
  contestMessages: "401 200 200 200 200 200 200",
  readMessages: "401 200 200 200 200 200 200",
  askJury: [
    "401 409 409 409 409 409 409",
    "401 409 200 409 409 409 409",
    "401 409 200 409 409 409 409",
    "401 409 409 409 409 409 409",
    "401 409 409 409 409 409 409",
  ],
  juryMessages: "401 403 403 403 200 200 200",
  answerQuestion: "401 403 403 403 200 200 200",
  announce: "401 403 403 403 200 200 200",
  changeEntry: "401 403 403 403 403 200 200",
  contestInvitations: "401 403 403 403 403 200 200",
  ...Object.fromEntries(
    ["checkContestRoster", "takeContestRoster", "mailContestInvitation"].map((name) => [
      name,
      [
        ...Array.from({ length: 3 }, () => "401 403 403 403 403 200 200"),
        ...Array.from({ length: 2 }, () => "401 403 403 403 403 409 409"),
      ],
    ]),
  ),
  withdrawContestInvitation: "401 403 403 403 403 200 200",
  contestStaff: "401 403 403 403 403 200 200",
  nameStaff: "401 403 403 403 403 200 200",
  dismissStaff: "401 403 403 403 403 200 200",
  jurySubmissions: "401 403 403 403 200 200 200",
  // The entrant has sent it.
  jurySubmission: "401 404 200 404 200 200 200",
  // Only once nobody has time any more.
  contestLikeness: [
    ...Array.from({ length: 3 }, () => "401 403 403 403 409 409 409"),
    ...Array.from({ length: 2 }, () => "401 403 403 403 200 200 200"),
  ],
  // There is no such pair.
  contestLikePair: [
    ...Array.from({ length: 3 }, () => "401 403 403 403 409 409 409"),
    ...Array.from({ length: 2 }, () => "401 403 403 403 404 404 404"),
  ],
  // Of the file and its edition; who gets the key is looked at in sealing.test.
  sealedState: "401 403 200 403 200 200 200",
  sealedFile: "401 403 200 403 200 200 200",
  offerSealed: ["401 403 403 403 403 200 200", ...Array.from({ length: 4 }, () => "401 403 403 403 403 409 409")],
  withdrawSealed: "401 403 403 403 403 200 200",
  contestRejudging: "401 403 403 403 200 200 200",
  // Of a draft that only this contest has; there is nothing to apply or drop.
  startContestRejudging: "401 403 403 403 403 200 200",
  applyContestRejudging: "401 403 403 403 403 409 409",
  dropContestRejudging: "401 403 403 403 403 409 409",
};

const SEAL_KEY = "00000-00000-00000-00000";
const INVITED = "invited@example.org";

const BODIES: Readonly<Record<string, object>> = {
  enterContest: { name: "New" },
  joinTeam: { code: "AAAA-AAAA" },
  readMessages: { number: 0 },
  askJury: { label: null, text: "May I?" },
  answerQuestion: { text: "Yes.", isPublic: false },
  checkContestRoster: { csv: "somebody@example.org" },
  takeContestRoster: { csv: "somebody@example.org" },
  announce: { label: null, text: "Hear." },
  removeTime: { from: inMinutes(35), to: inMinutes(40), reason: "No light." },
  changeEntry: { extraMinutes: 5, isOfficial: true, disqualifiedReason: null },
};

let app: JudgingApp;
let who: Record<Role, TestUser>;
let made = 0;

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  app = await createJudgingApp();
  const { pool } = app.context;
  const users = await Promise.all(ROLES.map((role) => app.newUser(role === "admin" ? "admin" : "user")));
  who = Object.fromEntries(ROLES.map((role, index) => [role, users[index]])) as Record<Role, TestUser>;
  who.visitor = { ...who.visitor, cookie: "" };
  for (const id of ["kept", "sum"]) await createTestProblem(pool, { id, isDraft: id === "kept" });
  await createTestContest(pool, { id: "elsewhere", from: -10, to: 60, problemIds: ["sum"] });
  await pool.query("insert into contest_staff (contest_id, user_id, role) values ('elsewhere', $1, 'organiser')", [
    who.elsewhere.id,
  ]);
  for (const time of TIMES) shared.set(time, await makeContest(time));
});
afterAll(() => app.close());

interface Made {
  contestId: string;
  entryId: string;
  questionId: string;
  submissionId: string;
}
/** For the calls that change nothing. */
const shared = new Map<Time, Made>();

async function makeContest(time: Time, problemIds: readonly string[] = ["kept", "sum"]): Promise<Made> {
  const { pool } = app.context;
  made += 1;
  const contestId = `cup-${made}`;
  await createTestContest(pool, {
    ...{ id: contestId, from: BEGAN[time], to: BEGAN[time] + 60, freezeMinutes: 20, problemIds: [...problemIds] },
  });
  if (time === "final") await pool.query("update contest set thawed_at = now() where id = $1", [contestId]);
  await pool.query(
    "insert into contest_staff (contest_id, user_id, role) values ($1, $2, 'jury'), ($1, $3, 'organiser')",
    [contestId, who.jury.id, who.organiser.id],
  );
  await pool.query("insert into contest_invitation (contest_id, email_id) values ($1, $2)", [contestId, INVITED]);
  const { rows } = await pool.query<Omit<Made, "contestId">>(
    `with entry as (insert into contest_entry (contest_id, name, kind) values ($1, 'Entrant', 'official') returning id),
     member as (insert into contest_member (contest_id, user_id, entry_id, is_virtual) select $1, $2, id, false from entry),
     asked as (insert into contest_question (contest_id, entry_id, question) select $1, id, 'Why?' from entry returning id),
     sent as (insert into submission (user_id, problem_id, language, code, total, verdict, passed, judged_at)
              values ($2, 'sum', 'cpp', 'x', 5, 'AC', 5, now()) returning id),
     tied as (insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
              select $1, entry.id, 'sum', sent.id, now() - interval '115 minutes' from entry, sent)
     select entry.id as "entryId", asked.id::text as "questionId", sent.id as "submissionId" from entry, asked, sent`,
    [contestId, who.entrant.id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("nothing was made");
  await pool.query("insert into contest_seal (contest_id, key) values ($1, $2)", [contestId, SEAL_KEY]);
  return { contestId, ...row };
}

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

/** A problem that no other contest has. */
async function ownDraft(): Promise<string> {
  made += 1;
  await createTestProblem(app.context.pool, { id: `own-${made}`, isDraft: true });
  return `own-${made}`;
}

async function statusOf(input: { role: Role; time: Time; name: string; endpoint: Endpoint }): Promise<number> {
  const { role, time, name, endpoint } = input;
  // The others keep the draft for later.
  const problemIds =
    name === "publishProblems" ? ["sum"] : name.endsWith("ContestRejudging") ? [await ownDraft()] : undefined;
  const contest = endpoint.method === "GET" ? shared.get(time) : await makeContest(time, problemIds);
  if (contest === undefined) throw new Error("there is no contest of this time");
  // To be offered, they must not be.
  if (name === "offerSealed")
    await app.context.pool.query("delete from contest_seal where contest_id = $1", [contest.contestId]);
  const userId = name === "dismissStaff" ? who.jury.id : who.entrant.id;
  const ofCcs = { version: CcsVersion.options[0], collection: "teams", objectId: contest.entryId };
  const path = fillPath(endpoint.path, { ...contest, ...ofCcs, userId, emailId: INVITED, label: "A" });
  const form = { ...testContestForm({ from: 10, to: 60 }), problemIds: ["kept", "sum"] };
  const bodies: Record<string, object> = {
    createChallenge: { title: "Again", problemIds: ["sum"], windowMinutes: 60 },
    createContest: form,
    updateContest: { form, revision: 1 },
    nameStaff: { who: who.user.emailId, role: "jury" },
  };
  const body = bodies[name] ?? BODIES[name];
  // Some answer with a file: only the status is looked at.
  const reply = await fetch(`${app.address}${path}${name === "ccsEventFeed" ? "?stream=false" : ""}`, {
    method: endpoint.method,
    headers: { cookie: who[role].cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: JSON.stringify(body) ?? null,
  });
  await reply.text();
  return reply.status;
}

const calls = Object.entries<Endpoint>(api).filter(
  ([, { path }]) => path.startsWith("/contest/") || path.startsWith("/ccs/"),
);

test("every call of a contest is in the table", () => {
  expect(Object.keys(STATUSES).sort()).toEqual(calls.map(([name]) => name).sort());
});

test.each(calls)("%s answers each role at each time as the table says", async (name, endpoint) => {
  const lines: string[] = [];
  for (const time of TIMES) {
    const statuses: number[] = [];
    for (const role of ROLES) statuses.push(await statusOf({ role, time, name, endpoint }));
    lines.push(statuses.join(" "));
  }
  const expected = STATUSES[name] ?? [];
  expect(lines).toEqual(typeof expected === "string" ? TIMES.map(() => expected) : expected);
});
