import { createHash } from "node:crypto";
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

it("tells the generator its parameters, and adds nothing that a validator refuses", async () => {
  const accepting = { language: "javascript", code: "RTE 1\nexit 42" };
  const refusing = { language: "cpp", code: "RTE 1\nexit 43: n is too large" };
  const parameters = "n=3 seed={seed}";
  const made = await generate("print 3", "AC", { parameters, validators: [accepting], count: 1 });
  expect(made.status).toBe(200);
  const line = createHash("sha256").update("n=3 seed=7\n").digest("hex");
  const { rows } = await test.context.pool.query("select task from run_request where task -> 'inputs' @> $1", [
    JSON.stringify([{ sha256: line }]),
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(await generate("print 3", "AC", { parameters, validators: [accepting, refusing] })).toMatchObject({
    status: 400,
    body: { message: "The validator (C++) refuses the input made with the seed 7: n is too large" },
  });
  expect(await generate("print 3", "AC", { validators: [{ language: "cpp", code: "print 0" }] })).toMatchObject({
    body: {
      message:
        "The validator (C++) ends with exit code 0 on the input made with the seed 7: 42 would accept it, and 43 refuse it",
    },
  });
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
  [{ parameters: "n=3" }, "Parameters must contain {seed}: without it all inputs are the same"],
  [{ parameters: "n=3\n{seed}" }, "Parameters must be a single line"],
  [{ generator: { language: "cpp", code: "" } }, "Code is required"],
  [{ reference: { language: "go", code: "x" } }, "Language must be javascript, java or cpp"],
])("%j is refused", async (changes, message) => {
  expect(await generate("AC", "AC", changes)).toMatchObject({ status: 400, body: { message } });
});
