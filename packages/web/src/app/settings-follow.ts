import { changeSettings, Settings, settings } from "@verdict/contract/settings";
import * as z from "zod/mini";
import { callApi } from "../platform/call-api.ts";
import { ApiFailure, isUnknownCall, NetworkFailure } from "../platform/failures.ts";
import { type KeptValue, keptValue } from "../platform/kept-value.ts";

/** What this browser keeps under `verdict:<name>` and every device of a user shall have. */
const FOLLOWED = ["code-templates", "editor-settings", "language", "theme", "prepare-drafts", "live-examples"] as const;

/** What somebody has written: it leaves a browser with its user, who finds it again in the account. */
const PERSONAL = "code-templates";

/** Settings change seldom, and nobody waits for them on another device. */
const LOOK_MS = 10_000;

/**
 * What is to be done about each setting, when this device and the server last agreed on `agreed`: what was changed here
 * goes up, and of the rest what the server has otherwise comes down.
 */
export function settleSettings(input: { agreed: Settings; own: Settings; kept: Settings }): {
  send: Settings;
  take: Settings;
} {
  const { agreed, own, kept } = input;
  const send: Settings = {};
  const take: Settings = {};
  for (const name of FOLLOWED) {
    const [mine, theirs] = [own[name], kept[name]];
    if (mine !== undefined && mine !== agreed[name] && mine !== theirs) send[name] = mine;
    else if (theirs !== undefined && theirs !== mine) take[name] = theirs;
  }
  return { send, take };
}

/**
 * Where a browser has never agreed with the account, the account's settings win over those that it had before it asked
 * for them, but not over what somebody has chosen meanwhile; and what the account lacks goes up.
 */
export function agreedAtFirst({ before, kept }: { before: Settings; kept: Settings }): Settings {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in kept));
}

/** Keeps the settings of the signed-in user the same on all devices; returns what ends it. */
export function followSettings(userId: string): () => void {
  const stop = new AbortController();
  const lastAgreed = keptValue({
    key: `verdict:agreed-settings:${userId}`,
    schema: z.nullable(Settings),
    fallback: null,
  });
  let agreed: Settings = {};
  const agree = (changes: Settings) => {
    agreed = { ...agreed, ...changes };
    lastAgreed.write(agreed);
  };
  const send = async (changed: Settings) => {
    if (Object.keys(changed).length === 0) return;
    await callApi(changeSettings, { body: { settings: changed }, signal: stop.signal });
    agree(changed);
  };
  let hasBegun = false;
  const begin = async () => {
    const before = readOwn();
    const { settings: kept } = await callApi(settings, { signal: stop.signal });
    const own = readOwn();
    agreed = lastAgreed.read() ?? agreedAtFirst({ before, kept });
    const { send: changed, take } = settleSettings({ agreed, own, kept });
    for (const [name, value] of Object.entries(take)) settingOf(name).write(value);
    agree(kept);
    hasBegun = true;
    await send(changed);
  };
  const look = () => {
    const changed = Object.entries(readOwn()).filter(([name, value]) => value !== agreed[name]);
    return send(Object.fromEntries(changed));
  };
  /** Without the server every setting stays as it is here; the next look tries again, unless it knows no settings. */
  const giveUp = (error: unknown) => {
    if (isUnknownCall(error)) return stopLooking();
    if (stop.signal.aborted || error instanceof NetworkFailure || error instanceof ApiFailure) return;
    throw error;
  };
  let work = begin().catch(giveUp);
  const lookSoon = () => {
    work = work.then(() => (hasBegun ? look() : begin())).catch(giveUp);
  };
  const timer = setInterval(lookSoon, LOOK_MS);
  document.addEventListener("visibilitychange", lookSoon);
  const stopLooking = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookSoon);
  };
  return () => {
    stop.abort(new Error("somebody else is signed in"));
    stopLooking();
    const personal = settingOf(PERSONAL);
    if (personal.read() === agreed[PERSONAL]) personal.write(null);
  };
}

function readOwn(): Settings {
  return Object.fromEntries(
    FOLLOWED.flatMap((name) => {
      const value = settingOf(name).read();
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Its text, whatever that means to those who show it. */
function settingOf(name: string): KeptValue<string | null> {
  return keptValue({ key: `verdict:${name}`, schema: z.nullable(z.string()), fallback: null });
}
