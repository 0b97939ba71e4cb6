import { setTimeout as sleep } from "node:timers/promises";
import { StepsResult } from "@verdict/contract/steps";
import { readTrace, unpackTrace } from "@verdict/contract/trace";
import { readConfig } from "@verdict/server/config";
import { prepareLoad } from "@verdict/server/load-site";
import { createLog } from "@verdict/server/log";
import { type RunningServer, startServer } from "@verdict/server/main";
import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findJdk } from "../languages/find-jdk.ts";
import { FIRST_WITH_STEPS } from "../languages/java-tools.ts";
import { foldTrace } from "../steps/testing/fold-trace.ts";
import { sharedDataDir } from "../testing/data-dir.ts";
import { readWorkerConfig } from "./config.ts";
import { startWorker, type Worker } from "./start-worker.ts";

/*
 * The whole road of a recorded program: the call of a signed-in user, the queue in a real database, a real worker with
 * its boxes, and the answer that the page folds.
 */

const errors: unknown[] = [];
let database: TestDatabase;
let server: RunningServer;
let worker: Worker;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  [cookie = ""] = await prepareLoad(database.url, { problems: 1, users: 1 });
  const log = createLog({ level: "error", format: "text" });
  server = await startServer(readConfig({ PORT: "0", LANGUAGES: "python3" }), {
    databaseUrl: database.url,
    directUrl: database.url,
    webRoot: null,
    waitingProblems: [],
    log,
  });
  const environment = { DATABASE_URL: database.url, DATA_DIR: sharedDataDir(), JUDGE_CONCURRENCY: "1" };
  const rest = { PATH: process.env["PATH"], JAVA_HOME: process.env["JAVA_HOME"] };
  worker = await startWorker(readWorkerConfig({ ...environment, ...rest }), (error) => errors.push(error));
}, 600_000);
afterAll(async () => {
  await worker.stop();
  await server.close();
  await database.drop();
});

/** A judge takes jobs before everything is made that records. */
async function call(body: object): Promise<{ status: number; body: unknown }> {
  for (;;) {
    const reply = await callOnce(body);
    if (!JSON.stringify(reply.body).includes("This judge is still being set up")) return reply;
    await sleep(500);
  }
}

async function callOnce(body: object): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(`${server.address}/submission/steps/sum`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

const FROM_START = { kind: "step", step: 0 };

async function stepsOf(asked: { language: string; code: string; input: object; target?: object }) {
  const { status, body } = await call({ target: FROM_START, ...asked });
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null });
  const result = StepsResult.parse(body);
  if (result.kind !== "traced") throw new Error(JSON.stringify(result));
  const records = readTrace(await unpackTrace(result.trace));
  return { ...result, records, folded: foldTrace(records) };
}

/** Each reads two numbers and adds them in a function, which returns to the line that prints the sum. */
const SUMS: Record<string, string> = {
  cpp: `#include <iostream>
int add(int a, int b) {
  int both = a + b;
  return both;
}
int main() {
  int first, second;
  std::cin >> first >> second;
  int sum = add(first, second);
  std::cout << sum << std::endl;
}
`,
  java: `import java.util.Scanner;
public class Main {
  static int add(int a, int b) {
    int both = a + b;
    return both;
  }
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int first = in.nextInt(), second = in.nextInt();
    int sum = add(first, second);
    System.out.println(sum);
  }
}
`,
  javascript: `function add(a, b) {
  const both = a + b;
  return both;
}
const [first, second] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);
const sum = add(first, second);
console.log(sum);
`,
  python3: `def add(a, b):
    both = a + b
    return both


first, second = map(int, input().split())
sum = add(first, second)
print(sum)
`,
};

const release = (await findJdk(process.env["JAVA_HOME"]))?.release ?? 0;
const languages = Object.keys(SUMS).filter((id) => id !== "java" || release >= FIRST_WITH_STEPS);

test.each(languages)("%s: from the call to the steps, on an example and on an own input", async (language) => {
  const code = SUMS[language] ?? "";
  const lineOf = (text: string) => code.slice(0, code.indexOf(text)).split("\n").length;
  for (const [input, [first, second]] of [
    [{ kind: "example", number: 1 }, [1, 2]],
    [{ kind: "own", text: "40 2\n" }, [40, 2]],
  ] as const) {
    const { records, folded, firstStep, end } = await stepsOf({ language, code, input });
    expect({ firstStep, end }).toEqual({ firstStep: 0, end: "exit" });
    expect(records[0]).toEqual(["start", 1, language]);
    const inside = folded.find(({ line }) => line === lineOf("return both"));
    expect(inside?.frames.at(-1)).toMatchObject({
      name: expect.stringMatching(/add/),
      variables: { a: first, b: second, both: first + second },
    });
    expect(records).toContainEqual(["pop", first + second]);
    const atPrint = folded.findLast(({ frames }) => /^main/.test(frames.at(-1)?.name ?? ""));
    const known = { ...atPrint?.globals, ...atPrint?.frames.at(-1)?.variables };
    expect(known).toMatchObject({ first, second, sum: first + second });
    const printed = records.flatMap((record) => (record[0] === "out" ? [record[1]] : [])).join("");
    expect(printed).toBe(`${first + second}\n`);
  }
});

test.each(languages)("%s: what is behind a window comes from another run of the program", async (language) => {
  const code = LOOPS[language] ?? "";
  const input = { kind: "own", text: "1 2\n" };
  const begin = await stepsOf({ language, code, input });
  expect(begin).toMatchObject({ steps: 5_000, end: "steps" });
  const next = await stepsOf({ language, code, input, target: { kind: "step", step: 5_000 } });
  expect(next.firstStep).toBe(5_000);
  const last = await stepsOf({ language, code, input, target: { kind: "end" } });
  const total = last.firstStep + last.steps;
  expect(total).toBeGreaterThan(6_000);
  expect((await call({ language, code, input, target: { kind: "step", step: total } })).body).toMatchObject({
    kind: "unreached",
    steps: total,
  });
  expect((await call({ language, code, input, target: { kind: "crash" } })).body).not.toMatchObject({ end: "crash" });
});

const LOOPS: Record<string, string> = {
  cpp: '#include <cstdio>\nint main() {\n  int total = 0;\n  for (int i = 0; i < 3500; i++) {\n    total += i;\n  }\n  printf("%d\\n", total);\n}\n',
  java: "public class Main {\n  public static void main(String[] args) {\n    int total = 0;\n    for (int i = 0; i < 3500; i++) {\n      total += i;\n    }\n    System.out.println(total);\n  }\n}\n",
  javascript: "let total = 0;\nfor (let i = 0; i < 3500; i++) {\n  total += i;\n}\nconsole.log(total);\n",
  python3: "total = 0\nfor i in range(3500):\n    total += i\nprint(total)\n",
};

test("nothing of it stays in the database, and no hidden test is to be had", async () => {
  const asked = { language: "javascript", code: SUMS["javascript"], target: FROM_START };
  // Two of the problem's five tests are visible.
  for (const number of [3, 4, 5, 6]) {
    expect((await call({ ...asked, input: { kind: "example", number } })).status).toBe(404);
  }
  const { rows } = await database.pool.query("select distinct task::text, result::text from run_request");
  expect(rows).toEqual([{ task: "{}", result: "{}" }]);
  expect((await database.pool.query("select from job")).rowCount).toBe(0);
  expect(errors).toEqual([]);
});
