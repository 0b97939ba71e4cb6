import { readFile, statfs } from "node:fs/promises";
import os from "node:os";
import type { JudgeFacts } from "@verdict/contract/jobs";
import type { HostSupport } from "@verdict/sandbox/host-support";
import * as z from "zod/mini";
import type { WorkerConfig } from "./config.ts";

/** Sign of life on the admins' page; a judge is shown as gone after three missing ones. */
const REPORT_MS = 5_000;

/**
 * Tells the database who this judge is, now and then. A database that is older than the judge and cannot hear it is
 * left alone.
 */
export interface Reporter {
  /** Resolves when the first telling has been tried. */
  told: Promise<void>;
  stop: () => Promise<void>;
}

export type KnownFacts = Pick<JudgeFacts, "host" | "version" | "isolation" | "slots"> & { folder: string };

export function startReporter(options: {
  send: (facts: JudgeFacts) => Promise<unknown>;
  describe: () => Promise<KnownFacts>;
  isFit: () => boolean;
  /** Asked for each sign of life: what is installed while the judge runs counts from the next one on. */
  languages: () => Promise<Required<JudgeFacts>["languages"]>;
  onError: (error: unknown) => void;
  everyMs?: number;
}): Reporter {
  let known: KnownFacts | null = null;
  let isUnheard = false;
  const report = async (isStopping: boolean) => {
    if (isUnheard) return;
    try {
      known ??= await options.describe();
      const { folder, ...facts } = known;
      const here = { ...(await diskOf(folder)), languages: await options.languages() };
      await options.send({ ...facts, ...here, isFit: options.isFit(), isStopping });
    } catch (error) {
      if (isUnknownFunction(error)) isUnheard = true;
      else options.onError(error);
    }
  };
  const told = report(false);
  let running = told;
  const timer = setInterval(() => {
    running = running.then(() => report(false));
  }, options.everyMs ?? REPORT_MS);
  timer.unref();
  return {
    told,
    async stop() {
      clearInterval(timer);
      await running;
      if (known !== null) await report(true);
    },
  };
}

/** `host` is what this machine allows, found out once for all. */
export async function describeJudge(config: WorkerConfig, host: Promise<HostSupport>): Promise<KnownFacts> {
  const { mode, hasCgroup } = await host;
  const text = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  return {
    host: os.hostname(),
    version: z.parse(z.object({ version: z.string() }), JSON.parse(text)).version,
    isolation: `${mode}, ${hasCgroup ? "with" : "without"} cgroup v2`,
    slots: config.concurrency,
    folder: config.dataDir,
  };
}

async function diskOf(folder: string): Promise<Pick<JudgeFacts, "diskFreeBytes" | "diskTotalBytes">> {
  const disk = await statfs(folder);
  return { diskFreeBytes: disk.bavail * disk.bsize, diskTotalBytes: disk.blocks * disk.bsize };
}

/** What PostgreSQL says (undefined_function) while judges are upgraded before their web servers. */
function isUnknownFunction(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "42883";
}
