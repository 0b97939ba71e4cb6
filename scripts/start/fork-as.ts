import { type ChildProcess, fork } from "node:child_process";
import type { User } from "@verdict/server/process-owner";

/** util-linux has it on every Debian and Ubuntu. */
const SETPRIV = "setpriv";

/**
 * Starts a Node program of ours with a channel for messages, as another user who has no rights but those of their id and
 * can never get any (`no_new_privs`), or as ourselves. It is in a session of its own, so that Ctrl+C reaches only this
 * process, which then stops the others in order; should this process be killed outright, they see their channel close.
 */
export function forkAs(
  user: User | null,
  program: string,
  environment: NodeJS.ProcessEnv,
  kept: readonly Capability[] = [],
): ChildProcess {
  return fork(program, {
    env: environment,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
    ...(user === null ? {} : { execPath: SETPRIV, execArgv: [...becoming(user, kept), process.execPath] }),
  });
}

/** `net_bind_service`: to listen to a port below 1024. */
export type Capability = "net_bind_service";

/** The words of setpriv(1) before the program. */
export function becoming(user: User, kept: readonly Capability[] = []): string[] {
  const capabilities = ["-all", ...kept.map((name) => `+${name}`)].join(",");
  return [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    "--clear-groups",
    "--no-new-privs",
    `--inh-caps=${capabilities}`,
    ...(kept.length === 0 ? [] : [`--ambient-caps=${capabilities}`]),
  ];
}
