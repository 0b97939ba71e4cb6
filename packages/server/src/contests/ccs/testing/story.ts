import type { CcsVersion } from "@verdict/contract/ccs";
import type { TestUser } from "../../../accounts/testing/test-user.ts";
import type { JudgingApp } from "../../../judging/testing/judging-app.ts";
import { createTestContest, letPass } from "../../testing/test-contest.ts";
import { publishedSchemas } from "./schemas.ts";

export interface Story {
  id: string;
  version: CcsVersion;
  /** What is wrong with an answer by its published schema. */
  faultsOf: (name: string, value: unknown) => string[];
  admin: TestUser;
  ada: TestUser;
  bob: TestUser;
  stranger: TestUser;
  /** A call of the Contest API, below the contest; with an empty path the contest itself. */
  get: (who: TestUser, path: string) => Promise<Awaited<ReturnType<JudgingApp["call"]>>>;
  submit: (who: TestUser, problemId: string, code: string) => Promise<string>;
  pass: (minutes: number) => Promise<void>;
  organise: (verb: string, body?: object) => Promise<void>;
}

/** A contest of an hour that begins in ten minutes, with two who take part and an admin out of the ranking. */
export async function tellStory(
  test: JudgingApp,
  input: Omit<Parameters<typeof createTestContest>[1], "from" | "to"> & { version?: CcsVersion },
): Promise<Story> {
  const { version = "2026-01", ...form } = input;
  const [admin, ada, bob, stranger] = await Promise.all([
    test.newUser("admin"),
    test.newUser(),
    test.newUser(),
    test.newUser(),
  ]);
  await createTestContest(test.context.pool, { from: 10, to: 70, ...form });
  for (const [who, name] of [
    [ada, "Ada"],
    [bob, "Éva"],
    [admin, "Jury"],
  ] as const) {
    await succeed(test.call(who, "POST", `/contest/${input.id}/enter`, { name }));
  }
  return {
    ...{ id: input.id, version, faultsOf: publishedSchemas(version), admin, ada, bob, stranger },
    get: (who, path) => test.call(who, "GET", `/ccs/${version}/contests/${input.id}${path === "" ? "" : `/${path}`}`),
    async submit(who, problemId, code) {
      const body = { code, language: "cpp" };
      const reply = await succeed(test.call(who, "POST", `/submission/submit/${problemId}`, body));
      return reply.body.submissionId;
    },
    pass: (minutes) => letPass(test.context.pool, input.id, minutes),
    async organise(verb, body) {
      await succeed(test.call(admin, "POST", `/contest/${input.id}/${verb}`, body));
    },
  };
}

async function succeed(call: ReturnType<JudgingApp["call"]>): ReturnType<JudgingApp["call"]> {
  const reply = await call;
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return reply;
}
