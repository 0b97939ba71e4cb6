import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRoot, JUDGE_USER, SITE_USER } from "@verdict/server/process-owner";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  freePort,
  type ProductEnvironment,
  processesOf,
  processOf,
  rightsOf,
  runBackupCommand,
  runFailingStart,
  type StartedProduct,
  startProduct,
  untilGone,
} from "../testing/started-product.ts";

const PRODUCT_TIMEOUT_MS = 480_000;
const SLOW_PROGRAM = "const end = Date.now() + 400; while (Date.now() < end); console.log(1);";

const PACKAGE = join(import.meta.dirname, "../../problems/the-quietest-hour");
/** Two files a test: samples with their explanations, and the digests of those that are built. */
const TESTS =
  readdirSync(join(PACKAGE, "data/sample")).filter((name) => name.endsWith(".in")).length +
  readFileSync(join(PACKAGE, "generators/SHA256SUMS"), "utf8").trim().split("\n").length / 2;

let dataDir: string;
let environment: ProductEnvironment;
let product: StartedProduct;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "verdict-start-"));
  chmodSync(dataDir, 0o755); // The database of a root user runs as somebody else and keeps its own folder private.
  // The tests of all problems would take a processor for minutes.
  environment = { PORT: await freePort(), DATA_DIR: dataDir, BUILD_TESTS: "wanted" };
  product = await startProduct(environment);
  await untilSolvable(await logIn());
}, PRODUCT_TIMEOUT_MS);

afterAll(async () => {
  const processes = processesOf(product, dataDir);
  product.child.kill("SIGTERM");
  await untilGone(processes);
  rmSync(dataDir, { recursive: true, force: true });
});

async function logIn(url = product.url): Promise<string> {
  const password = readFileSync(join(dataDir, "admin-password"), "utf8").trim();
  const reply = await fetch(`${url}/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ emailId: "admin@verdict.local", password }),
  });
  expect(reply.status).toBe(200);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function submitSlowProgram(cookie: string): Promise<{ verdict: string; totalTestCases: number }> {
  const reply = await fetch(`${product.url}/submission/submit/the-quietest-hour`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ language: "javascript", code: SLOW_PROGRAM }),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as { verdict: string; totalTestCases: number };
}

/** Whoever looks at it has its hidden tests built. */
async function untilSolvable(cookie: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${product.url}/problem/problemById/the-quietest-hour`, { headers: { cookie } });
    const problem = (await reply.json()) as { awaitsTests?: boolean };
    if (problem.awaitsTests !== true) return;
    await sleep(500);
  }
}

test("the first start serves the site and prints the admin's password, which works", async () => {
  expect((await fetch(product.url)).headers.get("content-type")).toContain("text/html");
  const password = readFileSync(join(dataDir, "admin-password"), "utf8").trim();
  expect(product.output()).toContain(password);
  expect(await logIn()).toContain("session=");
});

test("what protects the machine from programs is printed before the product says that it is ready", () => {
  const [before = ""] = product.output().split("Verdict is ready");
  expect(before).toMatch(
    /judge: isolation: (root|user), with(out)? cgroup v2\njudge: {3}\+ own process, mount, network/,
  );
});

/** Of /proc/<pid>/status. */
const NONE = "0000000000000000";

test.runIf(isRoot)(
  "started by root, the web server is a user without any right, and keeps what it writes",
  async () => {
    expect(rightsOf(processOf(product, "site-main"))).toEqual({
      uid: SITE_USER.uid,
      capabilities: NONE,
      canGetMore: false,
    });
    expect(["media", "outbox"].map((name) => statSync(join(dataDir, name)).uid)).toEqual([
      SITE_USER.uid,
      SITE_USER.uid,
    ]);
    expect(statSync(dataDir).uid).toBe(0);
    expect(statSync(join(dataDir, "admin-password"))).toMatchObject({ uid: 0, mode: 0o100600 });
  },
);

test.runIf(isRoot)("started by root, the judge is a user without any right, and its boxes are those of root", () => {
  expect(rightsOf(processOf(product, "worker-main"))).toEqual({
    uid: JUDGE_USER.uid,
    capabilities: NONE,
    canGetMore: false,
  });
  expect(rightsOf(processOf(product, "runner-launcher")).uid).toBe(0);
  expect(product.output()).toContain("judge: isolation: root,");
  expect(statSync(join(dataDir, "judge")).uid).toBe(0);
  expect(statSync(join(dataDir, "judge/unprivileged")).uid).toBe(JUDGE_USER.uid);
});

test.runIf(isRoot)(
  "a launcher that is killed is replaced, and the judge goes on",
  async () => {
    const cookie = await logIn();
    process.kill(processOf(product, "runner-launcher"), "SIGKILL");
    expect(await submitSlowProgram(cookie)).toMatchObject({ verdict: "WA", totalTestCases: TESTS });
    expect(product.output()).toContain("The launcher of the judge's boxes ended (SIGKILL)");
  },
  PRODUCT_TIMEOUT_MS,
);

test(
  "a judge that is killed in the middle of a submission is replaced, and the verdict comes",
  async () => {
    const cookie = await logIn();
    const submitted = submitSlowProgram(cookie);
    await sleep(1500);
    process.kill(processOf(product, "worker-main"), "SIGKILL");
    expect(await submitted).toMatchObject({ verdict: "WA", totalTestCases: TESTS });
    expect(product.output()).toContain("starting another one");
  },
  PRODUCT_TIMEOUT_MS,
);

test.runIf(isRoot)(
  "a web server that is killed is replaced",
  async () => {
    process.kill(processOf(product, "site-main"), "SIGKILL");
    await expect.poll(() => product.output(), { timeout: 20_000 }).toContain("The web server ended (SIGKILL)");
    await expect
      .poll(() => fetch(`${product.url}/healthz`).then(({ status }) => status, String), { timeout: 120_000 })
      .toBe(200);
  },
  150_000,
);

test("a taken port is one clear line", async () => {
  const { exitCode, output } = await runFailingStart(environment);
  expect(exitCode).toBe(1);
  expect(output.trim().split("\n")).toEqual([expect.stringContaining(`Port ${environment.PORT}`)]);
});

test("an unreachable database is one clear line without its password", async () => {
  const { exitCode, output } = await runFailingStart({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    DATABASE_URL: "postgres://somebody:s3cret@127.0.0.1:1/verdict",
  });
  expect(exitCode).toBe(1);
  expect(output).toContain("cannot be reached");
  expect(output).not.toMatch(/s3cret|\n\s+at /);
});

test("a setting that cannot be used is one clear line", async () => {
  const { exitCode, output } = await runFailingStart({ PORT: "many", DATA_DIR: dataDir });
  expect(exitCode).toBe(1);
  expect(output.trim()).toBe("PORT must be a port number");
});

test(
  "after a SIGKILL nothing is left that blocks the next start, and nothing is lost",
  async () => {
    const cookie = await logIn();
    const { verdict } = await submitSlowProgram(cookie);
    const processes = processesOf(product, dataDir);
    expect(processes.length).toBeGreaterThan(2);
    product.child.kill("SIGKILL");
    await untilGone(processes);

    product = await startProduct(environment);
    const history = await fetch(`${product.url}/problem/submittedProblem/the-quietest-hour`, { headers: { cookie } });
    expect(history.status).toBe(200);
    const submissions = (await history.json()) as { verdict: string }[];
    expect(submissions.map((submission) => submission.verdict)).toEqual([verdict, ...(isRoot ? ["WA"] : []), "WA"]);
  },
  PRODUCT_TIMEOUT_MS,
);

test(
  "a backup of the running product, restored into a new folder, starts with everything that was in it",
  async () => {
    const file = join(dataDir, "..", `${Date.now()}-verdict-backup.zip`);
    const restored = `${dataDir}-restored`;
    expect(await runBackupCommand("backup", file, dataDir)).toMatchObject({ exitCode: 0 });
    expect(await runBackupCommand("restore", file, restored)).toMatchObject({ exitCode: 0 });
    rmSync(file);
    const copy = await startProduct({ ...environment, PORT: await freePort(), DATA_DIR: restored });
    const ids = async (url: string) => {
      const cookie = await logIn(url);
      const reply = await fetch(`${url}/problem/submittedProblem/the-quietest-hour`, { headers: { cookie } });
      return ((await reply.json()) as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await ids(copy.url)).toEqual(await ids(product.url));
    const processes = processesOf(copy, restored);
    copy.child.kill("SIGTERM");
    await untilGone(processes);
    rmSync(restored, { recursive: true });
  },
  PRODUCT_TIMEOUT_MS,
);
