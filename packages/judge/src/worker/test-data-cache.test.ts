import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestDataCache } from "./test-data-cache.ts";

let folder: string;
let asked: string[][];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "verdict-test-data-"));
  asked = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A database that holds exactly these texts. */
function database(...texts: string[]) {
  const contents = new Map(texts.map((text) => [hashOf(text), Buffer.from(text)]));
  return async (hashes: readonly string[]) => {
    asked.push([...hashes]);
    return hashes.flatMap((sha256) => {
      const content = contents.get(sha256);
      return content === undefined ? [] : [{ sha256, content, packing: null }];
    });
  };
}

const open = (fetch: ReturnType<typeof database>, mostBytes = 1000) => openTestDataCache({ folder, mostBytes, fetch });

test("a text is fetched once, also over a restart", async () => {
  const fetch = database("1 2\n", "3\n");
  const hashes = [hashOf("1 2\n"), hashOf("3\n"), hashOf("1 2\n")];
  const paths = await (await open(fetch)).pathsOf(hashes);
  expect(await readFile(paths.get(hashOf("1 2\n")) ?? "", "utf8")).toBe("1 2\n");
  await (await open(fetch)).pathsOf(hashes);
  expect(asked).toEqual([[hashOf("1 2\n"), hashOf("3\n")]]);
});

test("a file that a power cut emptied is fetched again", async () => {
  await writeFile(path.join(folder, hashOf("x\n")), "");
  const paths = await (await open(database("x\n"))).pathsOf([hashOf("x\n")]);
  expect(await readFile(paths.get(hashOf("x\n")) ?? "", "utf8")).toBe("x\n");
});

test("a file that another worker dropped is fetched again", async () => {
  const cache = await open(database("x\n"));
  await cache.pathsOf([hashOf("x\n")]);
  await rm(path.join(folder, hashOf("x\n")));
  await cache.pathsOf([hashOf("x\n")]);
  expect(asked.length).toBe(2);
});

test("content that does not have its hash is refused and not kept", async () => {
  const cache = await open(async (hashes) =>
    hashes.map((sha256) => ({ sha256, content: Buffer.from("other"), packing: null })),
  );
  await expect(cache.pathsOf([hashOf("x\n")])).rejects.toThrow("other content");
  expect(await readdir(folder)).toEqual([]);
});

test("a hash that the database does not know is an error", async () => {
  await expect((await open(database())).pathsOf([hashOf("x\n")])).rejects.toThrow("has no test data");
});

test("beyond the size the file unused for longest goes, those in use stay", async () => {
  const cache = await open(database("a".repeat(400), "b".repeat(400), "c".repeat(400)), 1000);
  const [a, b, c] = ["a", "b", "c"].map((letter) => hashOf(letter.repeat(400)));
  await cache.pathsOf([a ?? "", b ?? ""]);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(path.join(folder, a ?? ""), anHourAgo, anHourAgo);
  await cache.pathsOf([c ?? ""]);
  expect((await readdir(folder)).sort()).toEqual([b ?? "", c ?? ""].sort());
});

test("what was let go stays up to 64 MB, and longer where a judging has asked for it as well", async () => {
  const [contents, [a = "", b = "", c = "", d = ""]] = largeTexts();
  const cache = await open(database(...contents), 1000 * MB);
  await cache.pathsOf([a]);
  await cache.pathsOf([a, b, c]);
  await cache.pathsOf([d]);
  await cache.letGo([a, b]);
  await cache.letGo([c]);
  expect((await readdir(folder)).length, "48 MB were let go").toBe(4);
  await cache.letGo([d]);
  expect((await readdir(folder)).sort(), "b is the first of three times 24 MB").toEqual([a, c, d].sort());
});

test("what was made here stays up to 64 MB as long as nobody asks for it, and then as whatever is used", async () => {
  const [contents, [a = "", , c = "", d = ""]] = largeTexts();
  const cache = await open(database(), 1000 * MB);
  for (const content of contents.slice(0, 2)) await cache.keep(hashOf(content), Buffer.from(content));
  expect([...(await cache.pathsOf([a])).keys()], "it is not fetched").toEqual([a]);
  for (const content of contents.slice(2)) await cache.keep(hashOf(content), Buffer.from(content));
  expect((await readdir(folder)).sort()).toEqual([a, c, d].sort());
  expect(asked).toEqual([]);
});

const MB = 1024 * 1024;

/** Four of 24 MB, and their hashes. */
function largeTexts(): [contents: string[], hashes: string[]] {
  const contents = ["a", "b", "c", "d"].map((letter) => letter.repeat(24 * MB));
  return [contents, contents.map(hashOf)];
}

test("slots that begin at once fetch each text once, in one call at a time", async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `input ${index}\n`);
  const hashes = texts.map(hashOf);
  const ask = database(...texts);
  let [underWay, most] = [0, 0];
  const cache = await open(async (wanted) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    const found = await ask(wanted);
    underWay -= 1;
    return found;
  }, 10_000);
  const all = await Promise.all(Array.from({ length: 16 }, () => cache.pathsOf(hashes)));
  for (const paths of all) expect([...paths.keys()]).toEqual(hashes);
  expect(await readFile(all[15]?.get(hashes[19] ?? "") ?? "", "utf8")).toBe("input 19\n");
  expect([asked.flat().length, new Set(asked.flat()).size, most]).toEqual([20, 20, 1]);
});

test("of two slots that share a part of their texts, each gets all of its own", async () => {
  const texts = ["a", "b", "c"];
  const [a = "", b = "", c = ""] = texts.map(hashOf);
  const cache = await open(database(...texts));
  const [first, second] = await Promise.all([cache.pathsOf([a, b]), cache.pathsOf([b, c])]);
  expect([...first.keys(), ...second.keys()]).toEqual([a, b, b, c]);
  for (const [hash, file] of [...first, ...second]) expect(hashOf(await readFile(file, "utf8"))).toBe(hash);
  // Whichever has looked through the folder first asks for what they share.
  expect([
    [[a, b], [c]],
    [[b, c], [a]],
  ]).toContainEqual(asked);
});

test("a fetch that fails fails for all who wait for it, and the next one asks anew", async () => {
  const ask = database("x\n");
  let isAway = true;
  const cache = await open(async (hashes) => {
    if (isAway) throw new Error("the database is away");
    return ask(hashes);
  });
  const both = await Promise.allSettled([cache.pathsOf([hashOf("x\n")]), cache.pathsOf([hashOf("x\n")])]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isAway = false;
  expect((await cache.pathsOf([hashOf("x\n")])).size).toBe(1);
});
