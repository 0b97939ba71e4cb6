import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { ClientGone, Inbox, type Notice } from "./inbox.ts";

const test = (number: number, id = "a"): Notice => ({
  kind: "step",
  id,
  step: { kind: "test", number, verdict: "AC", cpuMs: 1, memoryBytes: 1 },
});
const look = (id = "a"): Notice => ({ kind: "look", id });
const place = (position: number, id = "a"): Notice => ({
  kind: "place",
  id,
  place: { position, estimateSeconds: null },
});

function openInbox() {
  const [leaving, ending] = [new AbortController(), new AbortController()];
  return { inbox: new Inbox({ signal: leaving.signal, ending: ending.signal }), leaving, ending };
}

/** All that is unread. */
async function takeAll({ inbox, ending }: ReturnType<typeof openInbox>): Promise<Notice[]> {
  ending.abort();
  const taken: Notice[] = [];
  for (let notice = await inbox.take(); notice !== null; notice = await inbox.take()) taken.push(notice);
  return taken;
}

it("gives notices in their order, those that came before anybody asked and those that come later", async () => {
  const { inbox } = openInbox();
  inbox.put(test(1));
  inbox.put(look());
  expect([await inbox.take(), await inbox.take()]).toEqual([test(1), look()]);
  const later = inbox.take();
  inbox.put(test(2));
  expect(await later).toEqual(test(2));
});

it("keeps of looks and places the last of each subject, behind the steps before it", async () => {
  const opened = openInbox();
  for (const notice of [look(), place(3), test(1), place(9, "b"), place(2), look(), look("b")])
    opened.inbox.put(notice);
  expect(await takeAll(opened)).toEqual([test(1), place(9, "b"), place(2), look(), look("b")]);
});

it("of steps that nobody reads it keeps four thousand, and what comes after them all the same", async () => {
  const opened = openInbox();
  for (let number = 1; number <= 10_000; number += 1) opened.inbox.put(test(number));
  opened.inbox.put(look());
  const taken = await takeAll(opened);
  expect(taken).toHaveLength(4_001);
  expect([taken[0], taken[3_999], taken[4_000]]).toEqual([test(1), test(4_000), look()]);
});

it("is over when the patience ends, or the server, but not before everything is read", async () => {
  const late = openInbox();
  late.inbox.endAfter(20);
  expect(await late.inbox.take()).toBeNull();
  late.inbox.put(look());
  expect([await late.inbox.take(), await late.inbox.take()]).toEqual([look(), null]);
  const { inbox, ending } = openInbox();
  const taken = inbox.take();
  ending.abort();
  expect(await taken).toBeNull();
});

it("throws when the client has gone, also while something is unread", async () => {
  const { inbox, leaving } = openInbox();
  const taken = inbox.take();
  leaving.abort();
  await expect(taken).rejects.toThrow(ClientGone);
  inbox.put(look());
  await expect(inbox.take()).rejects.toThrow(ClientGone);
});

it("leaves no listener behind once it is closed", () => {
  const { inbox, leaving, ending } = openInbox();
  const count = () => [leaving, ending].map(({ signal }) => getEventListeners(signal, "abort").length);
  expect(count()).toEqual([1, 1]);
  inbox.close();
  expect(count()).toEqual([0, 0]);
});
