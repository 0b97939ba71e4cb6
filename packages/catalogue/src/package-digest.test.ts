import { readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { packageDigest, readVerifiedDigest } from "./package-digest.ts";
import { removeFolders, writeFolder } from "./testing/write-folder.ts";

afterEach(removeFolders);

const FILES = { "problem.yaml": "name: Small\n", "data/sample/1.in": "1\n", "data/sample/1.ans": "1\n" };

test("the digest is that of names and contents, wherever the package lies", async () => {
  const digest = await packageDigest(await writeFolder("p", FILES));
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await packageDigest(await writeFolder("another-name", FILES))).toBe(digest);
  expect(await packageDigest(await writeFolder("p", { ...FILES, "data/sample/1.ans": "2\n" }))).not.toBe(digest);
  expect(await packageDigest(await writeFolder("p", { ...FILES, "data/sample/2.in": "" }))).not.toBe(digest);
});

test("a file that moves changes the digest, its record and hidden files do not", async () => {
  const folder = await writeFolder("p", FILES);
  const digest = await packageDigest(folder);
  await writeFile(path.join(folder, "VERIFIED"), `${digest}  as it was verified\n`);
  await writeFile(path.join(folder, ".DS_Store"), "of a file manager");
  expect(await packageDigest(folder)).toBe(digest);
  expect(await readVerifiedDigest(folder)).toBe(digest);
  await rename(path.join(folder, "data/sample/1.in"), path.join(folder, "data/sample/3.in"));
  expect(await packageDigest(folder)).not.toBe(digest);
});

test("a package without a record has none, and another text matches no digest", async () => {
  const folder = await writeFolder("p", FILES);
  expect(await readVerifiedDigest(folder)).toBeNull();
  await writeFile(path.join(folder, "VERIFIED"), "");
  expect(await readVerifiedDigest(folder)).toBe("");
  await rm(path.join(folder, "VERIFIED"));
  expect(await readFile(path.join(folder, "problem.yaml"), "utf8")).toBe(FILES["problem.yaml"]);
});
