import { expect, test } from "vitest";
import { createMailTurns } from "./mail-turns.ts";

/** Three connections, of which one domain gets two; a mail is on its way until its server is told to take it. */
function threeConnections() {
  const turns = createMailTurns({ places: 3, ofDomain: 2, mostWaiting: 10, patienceMs: 60_000 });
  const underWay = new Map<string, () => void>();
  const send = (emailId: string) =>
    turns.inTurn(emailId, () => new Promise<void>((resolve) => underWay.set(emailId, resolve)));
  return { send, underWay };
}

/** Turns are given in microtasks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("mails to a domain whose server is slow leave a connection to those to others", async () => {
  const { send, underWay } = threeConnections();
  const slow = ["a@slow.example", "b@x.slow.example", "c@y.slow.example", "d@slow.example"].map(send);
  const own = send("ada@quick.example");
  await settled();
  expect([...underWay.keys()]).toEqual(["a@slow.example", "b@x.slow.example", "ada@quick.example"]);
  underWay.get("ada@quick.example")?.();
  await own;
  underWay.delete("ada@quick.example");
  await settled();
  expect(underWay.size).toBe(2);
  for (let sent = 0; sent < 4; sent += 1) {
    for (const take of underWay.values()) take();
    await settled();
  }
  await Promise.all(slow);
});

test("a mail that fails gives its connection back", async () => {
  const { send, underWay } = threeConnections();
  const turns = createMailTurns({ places: 1, ofDomain: 1, mostWaiting: 10, patienceMs: 60_000 });
  const failing = turns.inTurn("a@b.example", () => Promise.reject(new Error("refused")));
  await expect(failing).rejects.toThrow("refused");
  expect(await turns.inTurn("a@b.example", async () => "sent")).toBe("sent");
  const own = send("a@b.example");
  await settled();
  underWay.get("a@b.example")?.();
  await own;
});
