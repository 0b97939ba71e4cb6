import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { KeptProcess } from "./kept-process.ts";

/** One press of Submit, with what is known of it. */
export interface Press {
  key: string;
  expected: "AC" | "WA";
  /** Of the `accepted` event or the result: from then on it must never be lost. */
  id: string | null;
  /** What its client was told at last. */
  verdict: string | null;
  /** How often it was sent. */
  sent: number;
  /** Moments in milliseconds: of the press, of the word that it is kept, and of its verdict. */
  begunAt: number;
  keptAt: number | null;
  judgedAt: number | null;
}

export interface Submitting {
  webs: readonly KeptProcess[];
  problemId: string;
  programs: Readonly<Record<"AC" | "WA", string>>;
  /** Between 0 and 1. */
  random: () => number;
  isOver: () => boolean;
}

const AGAIN_MS = 150;
/** So many are sent to two servers at the same moment, as an impatient proxy does. */
const TWICE = 0.2;

/**
 * Presses Submit as the page does: sent again with its key, or followed once it is accepted, until there is a verdict.
 */
export async function pressSubmit(input: Submitting, user: { cookie: string; number: number }): Promise<Press> {
  const expected = user.number % 2 === 0 ? "AC" : "WA";
  const press: Press = {
    key: randomUUID(),
    expected,
    id: null,
    verdict: null,
    sent: 0,
    begunAt: Date.now(),
    keptAt: null,
    judgedAt: null,
  };
  const body = { language: "javascript", code: `${input.programs[expected]}\n// ${user.number}`, key: press.key };
  while (press.verdict === null && !input.isOver()) {
    const tries = press.id === null && input.random() < TWICE ? 2 : 1;
    await Promise.all(
      Array.from({ length: tries }, () => tryOnce(input, press, { cookie: user.cookie, body }).catch(() => undefined)),
    );
    if (press.verdict === null) await sleep(AGAIN_MS);
  }
  return press;
}

async function tryOnce(input: Submitting, press: Press, sent: { cookie: string; body: object }): Promise<void> {
  const up = input.webs.map((web) => web.address()).filter((address) => address !== null && address !== "");
  const address = up[Math.floor(input.random() * up.length)];
  if (address === undefined || address === null) return;
  const headers = { accept: "text/event-stream", cookie: sent.cookie };
  press.sent += 1;
  const reply =
    press.id === null
      ? await fetch(`${address}/submission/submit/${input.problemId}`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(sent.body),
        })
      : await fetch(`${address}/submission/follow/${press.id}`, { headers });
  if (reply.status !== 200 || reply.body === null) {
    await reply.body?.cancel();
    return;
  }
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of reply.body) {
    text += decoder.decode(chunk, { stream: true });
    press.id ??= told(text, "accepted", "id");
    if (press.id !== null) press.keptAt ??= Date.now();
    press.verdict ??= told(text, "result", "verdict");
    if (press.verdict !== null) press.judgedAt ??= Date.now();
  }
}

function told(text: string, event: string, field: string): string | null {
  const data = new RegExp(`^event: ${event}\\ndata: (\\{.*\\})$`, "m").exec(text)?.[1];
  return data === undefined ? null : String((JSON.parse(data) as Record<string, unknown>)[field]);
}
