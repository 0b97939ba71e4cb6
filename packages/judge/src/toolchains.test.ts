import { expect, test } from "vitest";
import { findJdk } from "./languages/find-jdk.ts";
import { sharedDataDir } from "./testing/data-dir.ts";
import { findToolchains } from "./toolchains.ts";

test("every tool lies in /opt/judge itself, as a launcher shows no other", async () => {
  const { tools } = await findToolchains(sharedDataDir(), (await findJdk(process.env["JAVA_HOME"]))?.home);
  expect(tools.length).toBeGreaterThan(3);
  expect(
    tools.map(({ boxPath }) => boxPath).filter((boxPath) => !/^\/opt\/judge\/[\w-][\w.-]*$/.test(boxPath)),
  ).toEqual([]);
});
