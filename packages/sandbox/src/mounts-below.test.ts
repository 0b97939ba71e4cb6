import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runBesideMount } from "./testing/ordinary-user.ts";

/** Only root can mount something first; a JDK or /usr/local on a disk of its own is what this stands for. */
test.runIf(process.getuid?.() === 0)(
  "a tool chain folder is shown with the file systems mounted below it, all read-only",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "verdict-mounted-"));
    const below = join(folder, "below");
    await chmod(folder, 0o755);
    await mkdir(below);
    try {
      expect(await runBesideMount("src/testing/mount-below-main.ts", below)).toBe("shown\nread-only\n");
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
