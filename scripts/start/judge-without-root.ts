import { lchownSync, lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { User } from "@verdict/server/process-owner";
import { StartError } from "@verdict/server/terminal-errors";
import type { OtherUser } from "./fork-as.ts";
import { keepLauncher } from "./judge-launcher.ts";
import { type JudgeProcess, type JudgeProcessOptions, startJudgeProcess } from "./judge-process.ts";

/** A judge that is this user, with a launcher that makes its boxes as root. */
export function startJudgeWithoutRoot(
  options: JudgeProcessOptions & { user: OtherUser },
  say: (line: string) => void,
): JudgeProcess {
  const { user, config } = options;
  const dataDir = makeHome(config.dataDir, user);
  const launcher = keepLauncher(user, say);
  const unprivileged = { user, launcher: launcher.address, dataDir };
  let judge: JudgeProcess | undefined;
  let isStopped = false;
  const started = launcher.ready.then(() => {
    // Nobody will stop it any more.
    if (isStopped) return new Promise<never>(() => undefined);
    judge = startJudgeProcess({ ...options, unprivileged }, say);
    return judge;
  });
  return {
    ready: started.then(({ ready }) => ready),
    firstAttempt: launcher.firstAttempt.then((problem) => problem ?? started.then(({ firstAttempt }) => firstAttempt)),
    async stop() {
      isStopped = true;
      await judge?.stop();
      await launcher.stop();
    },
  };
}

/**
 * What such a judge keeps. Not the folder that the commands of root use, who must not follow what a judge that was
 * taken over has put there.
 */
function makeHome(dataDir: string, user: User): string {
  const parent = join(dataDir, "judge");
  mkdirSync(parent, { recursive: true });
  const home = join(parent, "unprivileged");
  const found = lstatSync(home, { throwIfNoEntry: false });
  if (found === undefined) {
    mkdirSync(home, { mode: 0o755 });
    lchownSync(home, user.uid, user.gid);
  } else if (!found.isDirectory() || found.uid !== user.uid) {
    throw new StartError(`${home} belongs to somebody else than the judge (user id ${user.uid}); remove it`);
  }
  return home;
}
