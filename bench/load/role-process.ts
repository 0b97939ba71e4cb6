import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { asStarted } from "./as-started.ts";

/*
 * The processes of the benchmark of load, of which this file is also the program: a web server, started as `npm start`
 * does it, a bare one, a judge. Each loads only what it is, answers questions about itself and ends with its parent.
 */

type Question = "address" | "memory" | "cpu" | "taken" | { body: string };

export interface RoleProcess {
  /** Where it listens. */
  address: () => Promise<string>;
  /** Resident memory, in bytes. */
  memoryBytes: () => Promise<number>;
  cpuMs: () => Promise<number>;
  /** Of a judge: when it has taken which job since the last time. */
  taken: () => Promise<[subjectId: string, atMs: number][]>;
  /** Of a bare server: what it answers. */
  give: (body: string) => Promise<void>;
  end: () => Promise<void>;
}

/** `site URL`, `bare URL asked|not-asked`, or `judge URL slots workMs`. Resolves when it is ready. */
export async function startRole(role: "site" | "bare" | "judge", ...words: string[]): Promise<RoleProcess> {
  const options = role === "site" ? asStarted() : {};
  const child: ChildProcess = fork(join(import.meta.dirname, "role-process.ts"), [role, ...words], options);
  const gone = once(child, "exit");
  const ask = async (question: Question): Promise<unknown> => {
    child.send(question);
    const [answer] = await once(child, "message");
    return answer;
  };
  if (role !== "bare") await ask("memory");
  return {
    address: async () => String(await ask("address")),
    memoryBytes: async () => Number(await ask("memory")),
    cpuMs: async () => Number(await ask("cpu")),
    taken: async () => (await ask("taken")) as [string, number][],
    give: async (body) => void (await ask({ body })),
    async end() {
      child.disconnect();
      await gone;
    },
  };
}

async function serve(role: string, words: string[]): Promise<void> {
  const [url = "", second = "", third = ""] = words;
  const taken: [string, number][] = [];
  let address = "";
  process.on("disconnect", () => process.exit());
  const ready = (async () => {
    if (role === "site") {
      const { startSite } = await import("@verdict/server/start-site");
      ({ address } = await startSite(url));
    }
    if (role === "judge") {
      const { startSimulatedWorker } = await import("@verdict/judge/simulated-worker");
      const onTaken = (subjectId: string, atMs: number) => taken.push([subjectId, atMs]);
      await startSimulatedWorker({ databaseUrl: url, slots: Number(second), workMs: Number(third), onTaken });
    }
  })();
  process.on("message", async (question: Question) => {
    await ready;
    if (typeof question === "object") {
      const { startBareList } = await import("@verdict/server/load-site");
      const session = second === "asked" ? "asked" : "not asked";
      ({ address } = await startBareList(url, { body: question.body, session }));
      process.send?.("given");
      return;
    }
    const { user, system } = process.cpuUsage();
    const answers = {
      address: () => address,
      memory: () => process.memoryUsage().rss,
      cpu: () => (user + system) / 1000,
      taken: () => taken.splice(0),
    };
    process.send?.(answers[question]());
  });
  await ready;
}

if (import.meta.main) {
  const [role = "", ...words] = process.argv.slice(2);
  await serve(role, words);
}
