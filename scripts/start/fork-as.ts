import { type ChildProcess, fork } from "node:child_process";
import type { User } from "@verdict/server/process-owner";

/** A user without any right, and the words that let its programs reach our folders (`coverClosedFolders`). */
export interface OtherUser extends User {
  way: readonly string[];
}

/**
 * Starts a Node program of ours with a channel for messages, as another user who has no rights but those of their id
 * and can never get any (`no_new_privs`), or as ourselves. It is in a session of its own, so that Ctrl+C reaches only
 * this process, which then stops the others in order; should this process be killed outright, they see their channel
 * close. `flags` are Node's.
 */
export function forkAs(
  user: OtherUser | null,
  program: string,
  environment: NodeJS.ProcessEnv,
  { kept = [], flags = [] }: { kept?: readonly Capability[]; flags?: readonly string[] } = {},
): ChildProcess {
  const words = user === null ? [] : becoming(user, kept);
  const [execPath = process.execPath, ...execArgv] = [...words, process.execPath, ...flags];
  return fork(program, {
    env: environment,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
    execPath,
    execArgv,
  });
}

/** `net_bind_service`: to listen to a port below 1024. */
export type Capability = "net_bind_service";

/**
 * The words before a program of that user. Its setpriv(1) is a part of util-linux, which every Debian and Ubuntu has.
 */
export function becoming(user: OtherUser, kept: readonly Capability[] = []): string[] {
  const capabilities = ["-all", ...kept.map((name) => `+${name}`)].join(",");
  return [
    ...user.way,
    "setpriv",
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    "--clear-groups",
    "--no-new-privs",
    `--inh-caps=${capabilities}`,
    ...(kept.length === 0 ? [] : [`--ambient-caps=${capabilities}`]),
  ];
}
