/** Shows a folder, on which another file system is mounted, to a box as a part of the tool chain. For tests. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { createSandbox } from "../create-sandbox.ts";
import { commandIn } from "./commands.ts";

const [mounted = ""] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "verdict-below-"));
const sandbox = await createSandbox({ slots: 1, tools: [{ hostPath: dirname(mounted), boxPath: "/opt/shown" }] });
const script = 'cat "$0/word"; touch "$0/word" 2>/dev/null && echo written || echo read-only';
const environment = { PATH: "/usr/bin:/bin" };
const report = await sandbox.run(
  commandIn(folder, ["/bin/sh", "-c", script, join("/opt/shown", basename(mounted))], {
    environment,
    profile: "build",
  }),
);
process.stdout.write(report.stdout);
await sandbox.stop();
await rm(folder, { recursive: true });
