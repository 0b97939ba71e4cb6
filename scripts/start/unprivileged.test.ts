import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@verdict/server/config";
import { isRoot, SITE_USER } from "@verdict/server/process-owner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { becoming } from "./fork-as.ts";
import { chooseUsers, giveFoldersToSite } from "./unprivileged.ts";

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

test.runIf(isRoot)("in a folder of root's the site is its own user, in another one that folder's owner", () => {
  expect(choose(join(folder, "of-root"))).toEqual({ site: SITE_USER });
  const ofSomebody = join(folder, "of-somebody");
  mkdirSync(ofSomebody);
  chownSync(ofSomebody, 1234, 1234);
  expect(choose(ofSomebody)).toEqual({ site: { uid: 1234, gid: SITE_USER.gid } });
  expect(said).toEqual([]);
});

test.runIf(isRoot)("a data folder that is closed is opened for passing, but not for looking around", () => {
  mkdirSync(join(folder, "closed"), { mode: 0o700 });
  expect(choose(join(folder, "closed"))).toEqual({ site: SITE_USER });
  expect(statSync(join(folder, "closed")).mode & 0o777).toBe(0o711);
});

test.runIf(isRoot)(
  "a checkout or a data folder in a closed place leaves it root, with a warning that says what to do",
  () => {
    const closed = join(folder, "closed");
    mkdirSync(join(closed, "home"), { recursive: true });
    chmodSync(closed, 0o700);
    expect(choose(join(closed, "home", "data"))).toEqual({ site: null });
    symlinkSync(ROOT, join(closed, "checkout"));
    expect(choose(join(folder, "data"), join(closed, "checkout"))).toEqual({ site: null });
    expect(said).toEqual([
      expect.stringMatching(/^WARNING: .* cannot read .*closed\/home\/data: put it where they can/),
      expect.stringMatching(/^WARNING: .* cannot read .*closed\/checkout\/scripts\/start\.ts: /),
    ]);
  },
);

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
  expect(becoming(SITE_USER)).not.toContainEqual(expect.stringContaining("+"));
  expect(becoming(SITE_USER, ["net_bind_service"])).toContain("--ambient-caps=-all,+net_bind_service");
});
