import type { Config } from "@verdict/server/config";
import { isForOthers } from "@verdict/server/is-for-others";
import { reasonOf } from "@verdict/server/terminal-errors";
import * as z from "zod";
import type { Facts, WebFacts } from "../facts.ts";

/** A web server that takes longer for its own health is as good as silent. */
const PATIENCE_MS = 5_000;
const ALL_ADDRESSES: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
const Ready = z.object({ status: z.string(), database: z.string(), judging: z.string() });
const Healthy = z.object({ status: z.literal("ok") });

/** Asks the web server of this machine whether it is ready. */
export async function lookAtWeb({ host, port }: Pick<Config, "host" | "port">): Promise<WebFacts> {
  const name = ALL_ADDRESSES[host] ?? host;
  const address = `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
  let answer: Response;
  try {
    answer = await ask(`${address}/readyz`);
  } catch {
    return { state: "silent", address };
  }
  const told = Ready.safeParse(await jsonOf(answer));
  if (!told.success) return { state: "foreign", address };
  const { status, database, judging } = told.data;
  return { state: "answers", address, isReady: status === "ready", database, judging };
}

/** Whether the address that users type leads here, with a certificate that is believed. */
export async function lookAtPublicAddress(config: Config, web: WebFacts): Promise<Facts["publicAddress"]> {
  if (web.state !== "answers" || !isForOthers(config)) return null;
  try {
    const answer = await ask(`${config.publicUrl}/healthz`);
    if (Healthy.safeParse(await jsonOf(answer)).success) return { isReached: true };
    return { isReached: false, reason: `it answers ${answer.status}, and not as this product does` };
  } catch (error) {
    return { isReached: false, reason: reasonOf(error instanceof Error && error.cause ? error.cause : error) };
  }
}

function ask(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "manual" });
}

/** Null for what is no JSON. */
async function jsonOf(answer: Response): Promise<unknown> {
  return await answer.json().catch(() => null);
}
