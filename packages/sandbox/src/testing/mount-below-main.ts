/** Shows a folder, on which another file system is mounted, to a box as a part of the tool chain. For tests. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createSandbox } from "../create-sandbox.ts";

const [mounted = ""] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "verdict-below-"));
const sandbox = await createSandbox({ slots: 1, readOnlyFolders: [dirname(mounted)] });
const report = await sandbox.run({
  command: ["/bin/sh", "-c", 'cat "$0/word"; touch "$0/word" 2>/dev/null && echo written || echo read-only', mounted],
  environment: { PATH: "/usr/bin:/bin" },
  folder,
  folderAccess: "read-only",
  profile: "build",
  root: "toolchain",
  needsProc: false,
  stdinPath: null,
  limits: {
    cpuMs: 5000,
    wallMs: 20_000,
    memoryBytes: 256 << 20,
    outputBytes: 1 << 20,
    errorOutputBytes: 64 << 10,
    processes: 16,
    stackBytes: "unlimited",
    fileBytes: 1 << 20,
  },
});
process.stdout.write(report.stdout);
await sandbox.stop();
await rm(folder, { recursive: true });
