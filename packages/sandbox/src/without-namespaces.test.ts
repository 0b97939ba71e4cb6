import { execFile } from "node:child_process";
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildRunner } from "./build-runner.ts";
import { createSandboxOf } from "./create-sandbox.ts";
import { spawnRunner } from "./runner-channel.ts";
import { SandboxError } from "./sandbox.ts";

const isRoot = process.getuid?.() === 0;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-test-"));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

/** What a sandbox says whose runners are started as an unprivileged container would start them. */
async function refusalWith(flags: readonly string[]): Promise<unknown> {
  const source = fileURLToPath(new URL("./testing/unprivileged-container.c", import.meta.url));
  const program = join(folder, `container${flags.length}`);
  // The ordinary user may have no way to this checkout.
  const runner = join(folder, "runner");
  await cp(await buildRunner(), runner);
  await promisify(execFile)("gcc", [...flags, `-DRUNNER="${runner}"`, source, "-o", program]);
  return createSandboxOf(() => spawnRunner(program), { slots: 1, tools: [] }).catch((error: unknown) => error);
}

describe.runIf(isRoot)(
  "a machine that allows no namespaces has no sandbox, and one sentence says why and what to do",
  () => {
    test("for root in a container without privileges", async () => {
      const refusal = await refusalWith([]);
      expect(refusal).toBeInstanceOf(SandboxError);
      expect(String(refusal)).toBe(
        "SandboxError: isolate: this host allows no namespaces (as root: make the mount, network, ipc and uts namespaces: Operation not permitted; as a user: make a user namespace: Operation not permitted): no program is judged here until you run outside of the container, or give it the right to make namespaces and mounts (docker: --privileged, or --cap-add SYS_ADMIN --security-opt seccomp=unconfined --security-opt apparmor=unconfined; Kubernetes: privileged: true)",
      );
    });

    test("for an ordinary user without user namespaces", async () => {
      const refusal = await refusalWith(["-DUSER=64989"]);
      expect(refusal).toBeInstanceOf(SandboxError);
      expect(String(refusal)).toMatch(
        /^SandboxError: isolate: this host allows no namespaces \(make a user namespace: Operation not permitted\): no program is judged here until you run as root, or[ :].+$/,
      );
    });
  },
);
