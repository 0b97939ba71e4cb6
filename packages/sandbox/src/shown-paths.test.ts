import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import { SandboxError } from "./sandbox.ts";
import { commandIn } from "./testing/commands.ts";

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "verdict-shown-"));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("a sandbox does not start where its boxes would see a private folder, by whatever name", async () => {
  await inFolder(async (folder) => {
    await mkdir(join(folder, "jdk/data"), { recursive: true });
    await symlink(join(folder, "jdk/data"), join(folder, "link"));
    const tools = [{ hostPath: join(folder, "jdk"), boxPath: "/opt/jdk" }];
    for (const privateFolder of [join(folder, "jdk"), join(folder, "jdk/data"), join(folder, "link")]) {
      const start = createSandbox({ slots: 1, tools, privateFolders: [privateFolder] });
      await expect(start).rejects.toThrow(SandboxError);
      await expect(start).rejects.toThrow("which judged programs can read: it has to be somewhere else");
    }
    await expect(createSandbox({ slots: 1, tools: [], privateFolders: ["/usr/lib/verdict"] })).rejects.toThrow(
      "/usr/lib/verdict lies in /usr/lib",
    );
  });
});

test("a tool from a folder in /tmp is at its place in the box, and /tmp is empty", async () => {
  await inFolder(async (folder) => {
    await mkdir(join(folder, "tool"));
    const tools = [{ hostPath: join(folder, "tool"), boxPath: "/opt/tool" }];
    const sandbox = await createSandbox({ slots: 1, tools, privateFolders: [folder] });
    const command = commandIn(folder, ["/bin/sh", "-c", 'echo "$(ls /opt)|$(ls /tmp)|$(ls -d /usr/local 2>&1)"'], {
      environment: { PATH: "/usr/bin:/bin" },
      profile: "build",
    });
    const report = await sandbox.run(command).finally(() => sandbox.stop());
    expect(Buffer.from(report.stdout).toString()).toMatch(/^tool\|\|.*No such file or directory\n$/);
  });
});
