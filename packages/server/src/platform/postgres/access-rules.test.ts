import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { isRoot, JUDGE_USER, SITE_USER, type User } from "./process-owner.ts";

const NOBODY: User = { uid: 65_534, gid: 65_534 };
let parent: string;
let folder: string;
let server: EmbeddedPostgres;

beforeAll(async () => {
  if (!isRoot) return;
  parent = mkdtempSync(path.join(os.tmpdir(), "verdict-access-"));
  chmodSync(parent, 0o755);
  folder = path.join(parent, "postgres");
  server = await startEmbeddedPostgres({ folder, log: () => undefined });
}, 60_000);
afterAll(async () => {
  if (!isRoot) return;
  await server.stop();
  rmSync(parent, { recursive: true });
});

/** What becomes of `select current_user` as this user of the machine: the role, or why not. */
function connectAs(user: User, url: string): string {
  const code = `
    process.setgroups([]);
    process.setgid(${user.gid});
    process.setuid(${user.uid});
    const client = new pg.Client({ connectionString: ${JSON.stringify(url)} });
    try {
      await client.connect();
      process.stdout.write((await client.query("select current_user as role")).rows[0].role);
      await client.end();
    } catch (error) {
      process.stdout.write(error.message);
    }`;
  // Loaded while it is root still: the checkout may be closed to this user.
  const script = `import pg from ${JSON.stringify(import.meta.resolve("pg"))};${code}`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  return stdout === "" ? stderr : stdout;
}

const withPassword = (url: string, password: string) => url.replace(/^(postgres:\/\/\w+)(:[^@]*)?@/, `$1:${password}@`);

test.runIf(isRoot)(
  "the site connects as the owner of the tables, the judge as its own role, root as the superuser",
  () => {
    expect(connectAs(SITE_USER, server.url)).toBe("app");
    expect(connectAs(JUDGE_USER, server.judgeUrl)).toBe("verdict_judge");
    expect(connectAs({ uid: 0, gid: 0 }, server.superuserUrl)).toBe("postgres");
  },
);

test.runIf(isRoot)("the judge is refused as the owner and as the superuser", () => {
  expect(connectAs(JUDGE_USER, withPassword(server.url, "guessed"))).toContain("password authentication failed");
  const judgesOwn = /:([\w-]+)@/.exec(server.judgeUrl)?.[1] ?? "";
  expect(connectAs(JUDGE_USER, withPassword(server.url, judgesOwn))).toContain("password authentication failed");
  expect(connectAs(JUDGE_USER, server.superuserUrl)).toContain("Peer authentication failed");
  expect(connectAs(SITE_USER, server.superuserUrl)).toContain("Peer authentication failed");
});

test.runIf(isRoot)("nobody else of the machine reaches the socket", () => {
  expect(connectAs(NOBODY, server.url)).toContain("EACCES");
});

test.runIf(isRoot)("the passwords are readable by the server's own user alone, and stay the same", async () => {
  const { mode, uid } = statSync(path.join(folder, "passwords.json"));
  expect(mode & 0o777).toBe(0o600);
  expect([SITE_USER.uid, JUDGE_USER.uid]).not.toContain(uid);
  const second = await startEmbeddedPostgres({ folder, log: () => undefined });
  expect(second.adopted).toBe(true);
  expect(second.url).toBe(server.url);
});

test.runIf(isRoot)("no password stands in the arguments of the server or in its log", () => {
  const { app, verdict_judge } = JSON.parse(readFileSync(path.join(folder, "passwords.json"), "utf8"));
  const log = readFileSync(path.join(folder, "postgres.log"), "utf8");
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, "utf8");
      } catch {
        return ""; // It has ended meanwhile.
      }
    });
  for (const password of [app, verdict_judge]) {
    expect([log, ...processes].some((text) => text.includes(password))).toBe(false);
  }
});
