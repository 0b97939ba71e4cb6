import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { probeHost } from "./host-support.ts";
import { runWithMaskedProc } from "./testing/ordinary-user.ts";

describe("on this machine", () => {
  test("the mode is that of the present user, with every protection named", async () => {
    const support = await probeHost();
    expect(support.mode).toBe(process.getuid?.() === 0 ? "root" : "user");
    expect(support.isIsolated).toBe(true);
    expect(support.protections).toHaveLength(6);
  });

  test("what is missing is warned of, with the reason and what to do", async () => {
    const { hasCgroup, warnings } = await probeHost();
    expect(warnings.some(({ problem }) => problem.includes("by looking"))).toBe(!hasCgroup);
    for (const { problem, fix } of warnings) expect([problem, fix]).not.toContain("");
  });
});

test.runIf(process.getuid?.() === 0)(
  "a user in a container that hides parts of /proc has boxes without one, and Java does without",
  async () => {
    const lines = (await runWithMaskedProc("src/hostile/all-attacks-main.ts", ["java-runtime"])).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { mode: "user", hasCgroup: expect.any(Boolean), hasProc: false },
      { name: "java-runtime", problems: [] },
      { name: "everything", problems: [] },
    ]);
  },
);

test("without g++ the probe names it and the command that installs it", async () => {
  const module = fileURLToPath(new URL("./host-support.ts", import.meta.url));
  const script = `const { probeHost } = await import(${JSON.stringify(module)}); console.log(JSON.stringify(await probeHost()))`;
  const options = { env: { PATH: "/nowhere" } };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], options);
  const support = JSON.parse(stdout) as Awaited<ReturnType<typeof probeHost>>;
  expect(support).toMatchObject({ mode: "none", isIsolated: false, protections: [] });
  expect(support.warnings).toEqual([
    { problem: expect.stringContaining("g++ is missing"), fix: "apt-get install g++" },
  ]);
});
