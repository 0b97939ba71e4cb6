import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommand } from "../run-command.ts";
import { type FakeSite, startFakeSite } from "./fake-site.ts";
import { recordTerminal } from "./recorded-terminal.ts";

/** A folder to work in, and a site that answers as a test says. */
export interface CommandDesk {
  folder: string;
  start: (answers: Parameters<typeof startFakeSite>[0]) => Promise<FakeSite>;
  /** Signed in where a site was started. */
  run: (
    line: string,
    input?: { secret?: string; inside?: string; isSignedOut?: true },
  ) => Promise<{ code: number; pauses: number[] } & ReturnType<typeof recordTerminal>>;
  close: () => Promise<void>;
}

export async function openCommandDesk(): Promise<CommandDesk> {
  const folder = await mkdtemp(path.join(tmpdir(), "verdict-cli-"));
  let site: FakeSite | null = null;
  return {
    folder,
    async start(answers) {
      site = await startFakeSite(answers);
      return site;
    },
    async run(line, input = {}) {
      const terminal = recordTerminal(input.secret);
      const account = input.isSignedOut || site === null ? null : { site: site.address, token: "vdt_abc" };
      const environment = { accountFile: path.join(folder, "account.json"), account };
      const pauses: number[] = [];
      const pause = async (ms: number) => {
        pauses.push(ms);
      };
      const context = { environment, folder: path.join(folder, input.inside ?? ""), terminal, pause };
      const code = await runCommand(context, line.split(" "));
      return { code, ...terminal, pauses };
    },
    async close() {
      await site?.close();
      await rm(folder, { recursive: true });
    },
  };
}
