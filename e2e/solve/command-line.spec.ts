import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { freshEmail, signUp } from "../support/accounts.ts";
import { inspectScreen } from "../support/inspect-screen.ts";
import { acceptedSource } from "../support/problem-page.ts";
import { test } from "../support/stories.ts";

interface Ended {
  code: number;
  output: string;
}

/** A person's own machine: a home folder, and nothing of this project but what the site offers. */
class Desk {
  readonly home: string;
  private constructor(home: string) {
    this.home = home;
  }

  static async open(): Promise<Desk> {
    const home = await mkdtemp(path.join(tmpdir(), "verdict-desk-"));
    await mkdir(path.join(home, "work"));
    return new Desk(home);
  }

  /** With both streams in one text, in no certain order. */
  run(line: string, input: { folder?: string; typed?: string } = {}): Promise<Ended> {
    const [command = "", ...words] = line.split(" ");
    const env = {
      HOME: this.home,
      PATH: `${this.home}/.npm-global/bin:${process.env.PATH}`,
      npm_config_prefix: `${this.home}/.npm-global`,
      npm_config_update_notifier: "false",
    };
    return new Promise((resolve) => {
      const cwd = path.join(this.home, "work", input.folder ?? "");
      const child = execFile(command, words, { cwd, env }, (error, stdout, stderr) => {
        resolve({
          code: typeof error?.code === "number" ? error.code : error === null ? 0 : -1,
          output: stdout + stderr,
        });
      });
      child.stdin?.end(input.typed ?? "");
    });
  }

  close(): Promise<void> {
    return rm(this.home, { recursive: true });
  }
}

/** On one of the ports of the field, whichever is free here. */
async function listenAsEditor(): Promise<{ port: number; received: Promise<unknown> }> {
  for (const port of [27_121, 10_045, 10_043, 10_042, 6174, 4244, 1327]) {
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    const received = new Promise<unknown>((resolve) => {
      server.once("request", async (request, response) => {
        resolve(JSON.parse((await buffer(request)).toString("utf8")));
        response.end();
        server.close();
      });
    });
    return { port, received };
  }
  throw new Error("None of the ports is free");
}

let desk: Desk;
test.beforeAll(async () => {
  desk = await Desk.open();
});
test.afterAll(() => desk.close());

test("a token made in the settings solves a problem from one's own editor, until it is revoked", async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context.request, { firstName: "Mira", emailId: freshEmail("desk") });
  await page.goto("/settings");
  const panel = page.getByRole("region", { name: "Personal Tokens" });
  await panel.getByRole("button", { name: "Make a Token" }).click();
  await expect(panel.getByText("A name is required")).toBeVisible();
  await panel.getByLabel("Token Name").fill("My laptop");
  await panel.getByRole("button", { name: "Make a Token" }).click();
  const secret = await panel.getByRole("status").locator("code").textContent();
  expect(secret).toMatch(/^vdt_/);
  await inspectScreen(page, "settings-tokens");
  await panel.getByRole("button", { name: "Done" }).click();
  await expect(panel.getByRole("status")).toHaveCount(0);
  await expect(panel.getByText("never used")).toBeVisible();

  const [install = "", login = ""] = ((await panel.locator("pre").textContent()) ?? "").split("\n");
  expect(await desk.run(install)).toMatchObject({ code: 0 });
  expect(await desk.run("verdict list")).toMatchObject({ code: 1, output: expect.stringContaining("not signed in") });
  expect(await desk.run(login, { typed: `${secret}\n` })).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Signed in to ${baseURL} as Mira`),
  });
  expect((await desk.run("verdict list lanterns --tag linkedList --json")).code).toBe(0);
  expect((await desk.run("verdict list two-belts")).output).toContain("  two-belts");

  expect((await desk.run("verdict pull two-belts --language javascript")).output).toContain("two-belts/solution.js");
  const solution = path.join(desk.home, "work/two-belts/solution.js");
  expect(await readFile(path.join(desk.home, "work/two-belts/examples/1.in"), "utf8")).not.toBe("");
  await writeFile(solution, "console.log(-1)");
  const inside = { folder: "two-belts" };
  expect(await desk.run("verdict test", inside)).toMatchObject({ code: 1, output: expect.stringContaining("differs") });
  expect(await desk.run("verdict submit", inside)).toMatchObject({ code: 1, output: expect.stringContaining("WA") });
  await writeFile(solution, acceptedSource("two-belts", "solution.js"));
  expect(await desk.run("verdict test", inside)).toMatchObject({
    code: 0,
    output: expect.stringContaining("example 1: ok"),
  });
  const accepted = await desk.run("verdict submit", inside);
  expect(accepted).toMatchObject({ code: 0, output: expect.stringContaining("Accepted") });
  expect((await desk.run("verdict history", inside)).output).toMatch(/ AC [\s\S]* WA /);
  expect((await desk.run("verdict list two-belts")).output).toContain("✓ two-belts");

  const editor = await listenAsEditor();
  expect((await desk.run("verdict send two-belts")).output).toContain(`Two Belts was taken on port ${editor.port}`);
  expect(await editor.received).toMatchObject({
    name: "Two Belts",
    url: `${baseURL}/problem/two-belts`,
    interactive: false,
    testType: "single",
    tests: expect.arrayContaining([{ input: expect.any(String), output: expect.any(String) }]),
    languages: { java: { mainClass: "Main", taskClass: "TwoBelts" } },
    batch: { size: 1 },
  });

  await page.goto("/problem/two-belts");
  const forPrograms = page.locator('link[rel="alternate"][type="application/json"]');
  await expect(forPrograms).toHaveAttribute("href", "/problem/companion/two-belts");

  // The site knows what the program has done, and the submission's own page opens from its address.
  const [address = ""] = accepted.output.match(/http\S+\/submission\/\S+/) ?? [];
  await page.goto(address);
  await expect(page.getByText("Accepted").first()).toBeVisible();
  await page.goto("/settings");
  await expect(panel.getByText("last used")).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await panel.getByRole("button", { name: "Revoke" }).click();
  await expect(panel.getByText("My laptop")).toHaveCount(0);
  expect(await desk.run("verdict list")).toMatchObject({ code: 1, output: expect.stringContaining("was revoked") });
});
