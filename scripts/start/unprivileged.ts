import { spawnSync } from "node:child_process";
import { chownSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "@verdict/server/config";
import { letThrough } from "@verdict/server/data-home";
import { isRoot, JUDGE_USER, SITE_USER, type User } from "@verdict/server/process-owner";
import { coverClosedFolders } from "./cover-closed-folders.ts";
import { becoming, type OtherUser } from "./fork-as.ts";

/** What root gives up where it starts the product: who web server and judge become. Null: it stays who we are. */
export interface Users {
  site: OtherUser | null;
  judge: OtherUser | null;
}

/** Files that have to be readable for that: this program, a package of ours, and one of others. */
export const NEEDED = ["scripts/start.ts", "packages/server/src/main.ts", "node_modules/pg/package.json"];

/**
 * Started by root, everything that speaks with strangers or reads what they send becomes a user without any rights.
 * Where that cannot be, it stays root, and a person reads why and what to do.
 */
export function chooseUsers(config: Config, root: string, say: (line: string) => void): Users {
  if (!isRoot) return { site: null, judge: null };
  // What is built and kept from here on has to be readable for them, whatever umask root's shell has.
  process.umask(0o022);
  mkdirSync(config.dataDir, { recursive: true });
  const choose = (name: string, user: User): OtherUser | null => {
    letThrough(config.dataDir, user);
    const found = reachingOurs(user, root, config.dataDir);
    if (typeof found !== "string") return found;
    say(`WARNING: the ${name} keeps the rights of root. ${found}`);
    return null;
  };
  return { site: choose("web server", siteUserOf(config.dataDir)), judge: choose("judge", JUDGE_USER) };
}

/** In the folder of an ordinary user it is that user, so that a start with sudo does not lock them out. */
function siteUserOf(dataDir: string): User {
  const { uid } = statSync(dataDir);
  return uid === 0 ? SITE_USER : { uid, gid: SITE_USER.gid };
}

/** That user with a way to our folders, or in words why there is none. */
function reachingOurs(owner: User, root: string, dataDir: string): OtherUser | string {
  const plain = { ...owner, way: [] };
  const nothing = runAs(plain, "true");
  if (nothing.error !== undefined) return "It would need setpriv, a program of util-linux: install that.";
  if (nothing.status !== 0) return `This machine does not let it become another user (${nothing.stderr.trim()}).`;
  const folders = [root, realpathSync(dataDir), dirname(process.execPath)];
  const user = {
    ...plain,
    way: coverClosedFolders(folders, (folder) => runAs(plain, "test", "-x", folder).status === 0),
  };
  const closed = [...NEEDED.map((file) => join(root, file)), process.execPath, dataDir].find(
    (file) => runAs(user, "test", "-r", file).status !== 0 && runAs(user, "test", "-x", file).status !== 0,
  );
  if (closed === undefined) return user;
  return `Other users cannot read ${closed}: put it where they can (in /opt or /srv, say), or open it for them.`;
}

function runAs(user: OtherUser, ...program: string[]) {
  const [command = "setpriv", ...words] = [...becoming(user), ...program];
  return spawnSync(command, words, { encoding: "utf8" });
}

/** The folders in DATA_DIR that the site writes to. DATA_DIR itself stays with whoever has made it. */
const FOLDERS_OF_SITE = [
  { name: "media", mode: 0o750 },
  { name: "outbox", mode: 0o700 },
];

/** Gives the site its folders, with everything that an earlier start or a restored backup has left there to root. */
export function giveFoldersToSite(dataDir: string, site: User): void {
  for (const { name, mode } of FOLDERS_OF_SITE) {
    const place = join(dataDir, name);
    if (!existsSync(place)) mkdirSync(place, { mode });
    const folder = realpathSync(place);
    const { uid } = statSync(folder);
    if (uid === site.uid) continue;
    giveEntries(folder, site, uid === 0);
    // Last, so that what was cut off half-way is done again.
    chownSync(folder, site.uid, site.gid);
  }
}

/** Where others than root could write, a file with a second name elsewhere is left alone: it may be somebody else's. */
function giveEntries(folder: string, user: User, isOfRoot: boolean): void {
  for (const name of readdirSync(folder)) {
    const entry = join(folder, name);
    const found = lstatSync(entry);
    if (found.isDirectory()) giveEntries(entry, user, isOfRoot);
    if (isOfRoot || found.isDirectory() || found.nlink === 1) lchownSync(entry, user.uid, user.gid);
  }
}
