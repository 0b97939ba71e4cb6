import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@verdict/server/config";
import { isRoot, JUDGE_USER, SITE_USER } from "@verdict/server/process-owner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { becoming } from "./fork-as.ts";
import { chooseUsers, giveFoldersToSite, NEEDED } from "./unprivileged.ts";

const ROOT = join(import.meta.dirname, "../..");
let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "verdict-users-"));
  chmodSync(folder, 0o755);
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const choose = (dataDir: string, root = ROOT) =>
  chooseUsers(readConfig({ DATA_DIR: dataDir }), root, (line) => said.push(line));

test.runIf(isRoot)("site and judge are users of their own, but in somebody's folder the site is its owner", () => {
  expect(choose(join(folder, "of-root"))).toMatchObject({ site: SITE_USER, judge: JUDGE_USER });
  const ofSomebody = join(folder, "of-somebody");
  mkdirSync(ofSomebody);
  chownSync(ofSomebody, 1234, 1234);
  expect(choose(ofSomebody)).toMatchObject({ site: { uid: 1234, gid: SITE_USER.gid }, judge: JUDGE_USER });
  expect(said).toEqual([]);
});

test.runIf(isRoot)("a data folder that is closed is opened for passing, but not for looking around", () => {
  mkdirSync(join(folder, "closed"), { mode: 0o700 });
  expect(choose(join(folder, "closed"))).toMatchObject({ site: SITE_USER, judge: JUDGE_USER });
  expect(statSync(join(folder, "closed")).mode & 0o777).toBe(0o711);
});

test.runIf(isRoot)(
  "below a closed folder the site reaches the checkout and its data, and sees nothing else of it",
  () => {
    const closed = join(folder, "closed");
    const checkout = join(closed, "checkout");
    const dataDir = join(closed, "home", "data");
    fakeCheckout(checkout);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(closed, "secret"), "of root", { mode: 0o644 });
    chmodSync(closed, 0o700);
    const { site } = choose(dataDir, checkout);
    expect(said).toEqual([]);
    const [program = "", ...words] = becoming(site ?? { ...SITE_USER, way: [] });
    const look = "cd / && id -u; ls $1; cat $1/checkout/scripts/start.ts; ls -d $2; cat $1/secret";
    const { stdout, stderr } = spawnSync(program, [...words, "sh", "-c", look, "sh", closed, dataDir], {
      encoding: "utf8",
    });
    expect(stdout.split("\n")).toEqual([`${SITE_USER.uid}`, "checkout", "home", "fake", dataDir, ""]);
    expect(stderr).toContain("No such file");
    expect(readdirSync(closed).sort()).toEqual(["checkout", "home", "secret"]);
    expect(readdirSync("/tmp").filter((name) => name.startsWith("verdict-way-"))).toEqual([]);
  },
);

test.runIf(isRoot)("a checkout that is closed itself leaves them root, with a warning that says what to do", () => {
  const checkout = join(folder, "checkout");
  fakeCheckout(checkout);
  chmodSync(join(checkout, "scripts"), 0o700);
  expect(choose(join(folder, "data"), checkout)).toEqual({ site: null, judge: null });
  const advice = (who: string) =>
    new RegExp(`^WARNING: the ${who} .* cannot read .*checkout/scripts/start.ts: put it where they can`);
  expect(said).toEqual([expect.stringMatching(advice("web server")), expect.stringMatching(advice("judge"))]);
});

/** With the few files by which the start knows whether another user can read ours. */
function fakeCheckout(checkout: string): void {
  for (const file of NEEDED) {
    mkdirSync(join(checkout, file, ".."), { recursive: true });
    writeFileSync(join(checkout, file), "fake\n");
  }
}

test.runIf(isRoot)("what an earlier start has left to root becomes the site's, once", () => {
  const media = join(folder, "media/videos");
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, "one.mp4"), "video", { mode: 0o600 });
  giveFoldersToSite(folder, SITE_USER);
  const owners = ["media", "media/videos", "media/videos/one.mp4", "outbox"].map((name) =>
    statSync(join(folder, name)),
  );
  expect(owners.map(({ uid, gid }) => ({ uid, gid }))).toEqual(Array(4).fill(SITE_USER));
  expect(owners[3]?.mode).toBe(0o40700);
  // From now on the site could have put anything there.
  writeFileSync(join(media, "later"), "");
  giveFoldersToSite(folder, SITE_USER);
  expect(statSync(join(media, "later")).uid).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(["media", "outbox"]);
});

test("a port below 1024 costs one capability, every other port none", () => {
  const site = { ...SITE_USER, way: [] };
  expect(becoming(site)).not.toContainEqual(expect.stringContaining("+"));
  expect(becoming(site, ["net_bind_service"])).toContain("--ambient-caps=-all,+net_bind_service");
});
