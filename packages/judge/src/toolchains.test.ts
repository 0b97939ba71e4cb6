import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { findJdk } from "./languages/find-jdk.ts";
import { sharedDataDir } from "./testing/data-dir.ts";
import { findToolchains } from "./toolchains.ts";

test("every tool lies in /opt/judge itself or is a library of Node's, as a launcher shows no other", async () => {
  const { tools, made } = await findToolchains(sharedDataDir(), (await findJdk(process.env["JAVA_HOME"]))?.home);
  await made;
  expect(tools.length).toBeGreaterThan(3);
  const isShown = (boxPath: string) => /^\/(?:opt\/judge|node_modules)\/[\w@-][\w.-]*$/.test(boxPath);
  expect(tools.map(({ boxPath }) => boxPath).filter((boxPath) => !isShown(boxPath))).toEqual([]);
});

test("every language is there before what makes C++ quick, so that nobody waits for that", async () => {
  const shared = mkdtempSync(path.join(tmpdir(), "verdict-toolchains-"));
  const stopping = new AbortController();
  const { made, languages } = await findToolchains(shared, process.env["JAVA_HOME"], undefined, stopping.signal);
  expect(languages.map(({ id }) => id)).toEqual(expect.arrayContaining(["cpp", "java", "javascript"]));
  // It takes a quick machine two seconds.
  expect(await Promise.race([made.then(() => "made"), "open"])).toBe("open");
  stopping.abort();
  await expect(made).rejects.toThrow("aborted");
  await rm(shared, { recursive: true, force: true });
});
