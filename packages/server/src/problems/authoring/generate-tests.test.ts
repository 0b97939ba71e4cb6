import { GENERATED_BYTES_MAX, generateTests } from "@verdict/contract/test-generation";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { testForm } from "../testing/test-form.ts";

let test: JudgingApp;
let admin: TestUser;

beforeAll(async () => {
  test = await createJudgingApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await test.newUser("admin");
  await test.startJudging();
});
afterEach(() => test.stopJudging());

const generate = (generator: string, reference: string, changes: object = {}) =>
  test.call(admin, "POST", "/problem/generate", {
    generator: { language: "cpp", code: generator },
    reference: { language: "java", code: reference },
    firstSeed: 7,
    count: 2,
    ...changes,
  });

it("gives for each seed what the generator prints, and what the reference prints for it", async () => {
  const { status, body } = await generate("print 3", "AC");
  expect(status).toBe(200);
  expect(generateTests.response.parse(body).tests).toEqual([
    { seed: 7, input: "xxx", output: "shown output 1" },
    { seed: 8, input: "xxx", output: "shown output 2" },
  ]);
  const { rows } = await test.context.pool.query("select task from run_request order by created_at desc limit 2");
  expect(rows[1].task.inputs).toHaveLength(2);
});

it("stores what is too large for a form, and a save takes it from there", async () => {
  const { body } = await generate("print 100000", "print 50000", { count: 1 });
  const [made] = body.tests;
  expect(made.input.length).toBeLessThan(3_000);
  expect(made.stored).toMatchObject({ inputBytes: 100_000, outputBytes: 50_000 });
  const { seed, ...hidden } = made;
  const saved = await test.call(admin, "POST", "/problem/create", testForm({ hiddenTestCases: [hidden] }));
  expect(saved.status).toBe(200);
});

it.each([
  ["RTE 2", "AC", "The generator (C++) with the seed 8: Runtime Error: exit code 3, shown"],
  ["print 3", "TLE 1", "The reference (Java) with the seed 7: Time Limit Exceeded"],
  ["CE", "AC", "The generator does not compile:\nmain.cpp:1:1: error: unknown type name 'CE'"],
  ["print 0", "AC", "The generator (C++) with the seed 7 prints nothing"],
  [`print ${GENERATED_BYTES_MAX}`, "AC", "The generator (C++) with the seed 7 prints over 1 MB"],
])("says which program fails with which seed: %s, %s", async (generator, reference, message) => {
  expect(await generate(generator, reference)).toMatchObject({ status: 400, body: { message } });
});

it.each([
  [{ count: 0 }, "Between 1 and 30 tests at once"],
  [{ count: 31 }, "Between 1 and 30 tests at once"],
  [{ firstSeed: -1 }, "The first seed must not be negative"],
  [{ firstSeed: 1.5 }, "The first seed must be a whole number"],
  [{ generator: { language: "cpp", code: "" } }, "Code is required"],
  [{ reference: { language: "go", code: "x" } }, "Language must be javascript, java or cpp"],
])("%j is refused", async (changes, message) => {
  expect(await generate("AC", "AC", changes)).toMatchObject({ status: 400, body: { message } });
});
