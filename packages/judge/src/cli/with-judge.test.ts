import { expect, test, vi } from "vitest";
import { sharedDataDir } from "../testing/data-dir.ts";
import { withJudge } from "./with-judge.ts";

const CONFIG = {
  dataDir: sharedDataDir(),
  concurrency: 1,
  javaHome: process.env["JAVA_HOME"],
  programFolders: [],
  staysWarm: false,
};

test("a folder that cannot be removed at the end does not hide why a command failed", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failing = withJudge(CONFIG, async (judge) => {
    const { stop } = judge;
    judge.stop = async () => {
      await stop();
      throw new Error("ENOTEMPTY: directory not empty");
    };
    throw new Error("the validator is broken");
  });
  await expect(failing).rejects.toThrow("the validator is broken");
  expect(said.mock.calls.flat().join("\n")).toContain("ENOTEMPTY");
  said.mockRestore();
});
