import net, { type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { FreezeWatch, probeDatabase } from "./freeze-watch.ts";

/** A database that answers its probes, or does not; counts them. */
function probedDatabase(isFrozen: () => boolean) {
  let probes = 0;
  const watch = new FreezeWatch({
    async probe() {
      probes += 1;
      if (isFrozen()) throw new Error("no answer");
    },
    suspectAfterMs: 5,
  });
  return { watch, probes: () => probes };
}

test("a slow statement is left alone for as long as the database answers others", async () => {
  let abandoned = 0;
  const { watch, probes } = probedDatabase(() => false);
  const end = watch.watch(() => (abandoned += 1));
  await expect.poll(probes).toBeGreaterThan(3);
  end();
  expect(abandoned).toBe(0);
});

test("whoever waits for a frozen database is let go, also when it freezes later", async () => {
  let isFrozen = false;
  let abandoned = 0;
  const { watch, probes } = probedDatabase(() => isFrozen);
  watch.watch(() => (abandoned += 1));
  await expect.poll(probes).toBeGreaterThan(1);
  isFrozen = true;
  await expect.poll(() => abandoned).toBe(1);
});

test("many who suspect at once ask once", async () => {
  const answer = Promise.withResolvers<void>();
  let probes = 0;
  let abandoned = 0;
  const watch = new FreezeWatch({
    probe() {
      probes += 1;
      return answer.promise;
    },
    suspectAfterMs: 5,
  });
  for (let number = 0; number < 10; number += 1) watch.watch(() => (abandoned += 1));
  await expect.poll(() => probes).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer.reject(new Error("no answer"));
  await expect.poll(() => abandoned).toBe(10);
  expect(probes).toBe(1);
});

test("what was given back is neither asked about nor abandoned", async () => {
  let abandoned = 0;
  const { watch, probes } = probedDatabase(() => true);
  watch.watch(() => (abandoned += 1))();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([abandoned, probes()]).toEqual([0, 0]);
});

test("a database that says nothing fails its probe, and one that refuses does not", async () => {
  const silent = net.createServer((socket) => socket.on("error", () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(probeDatabase(`postgres://app@127.0.0.1:${port}/app`, 100)).rejects.toThrow("timeout");
  silent.close();
  await expect(probeDatabase("postgres://app@127.0.0.1:1/app", 10_000)).resolves.toBeUndefined();
});
