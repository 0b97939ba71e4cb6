import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRoot, SITE_USER } from "@verdict/server/process-owner";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Capability, forkAs } from "./fork-as.ts";

/** Tells on which of the low ports it may listen, and who it is. */
const PROGRAM = `import { createServer } from "node:net";
  import { readFileSync } from "node:fs";
  const tell = (outcome) => {
    const status = readFileSync("/proc/self/status", "utf8");
    process.send({ outcome, uid: process.getuid(), capabilities: /^CapEff:\\s+(\\w+)/m.exec(status)[1] });
    process.exit();
  };
  const tryPort = (port) => {
    if (port === 1024) return tell("none is free");
    const server = createServer().listen(port, "127.0.0.1", () => tell("listens"));
    server.on("error", ({ code }) => (code === "EADDRINUSE" ? tryPort(port + 1) : tell(code)));
  };
  tryPort(700);`;

const hasLowPorts = Number(readFileSync("/proc/sys/net/ipv4/ip_unprivileged_port_start", "utf8")) >= 1024;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "verdict-fork-"));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "program.mjs"), PROGRAM);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function listen(kept: readonly Capability[]): Promise<unknown> {
  const child = forkAs({ ...SITE_USER, way: [] }, join(folder, "program.mjs"), {}, { kept });
  const [message] = await once(child, "message");
  return message;
}

test.runIf(isRoot)("a process that gave root up listens below 1024 with the one right for that", async () => {
  expect(await listen(["net_bind_service"])).toEqual({
    outcome: "listens",
    uid: SITE_USER.uid,
    capabilities: "0000000000000400",
  });
});

test.runIf(isRoot && hasLowPorts)("and not without it", async () => {
  expect(await listen([])).toMatchObject({ outcome: "EACCES", capabilities: "0000000000000000" });
});

test("a program is started with the flags of Node that it is given, and with none of ours", async () => {
  const program = join(folder, "flags.mjs");
  writeFileSync(program, "process.send(process.execArgv); process.disconnect();");
  for (const user of isRoot ? [null, { ...SITE_USER, way: [] }] : [null]) {
    for (const flags of [[], ["--max-semi-space-size=8", "--max-old-space-size=1024"]]) {
      const [told] = await once(forkAs(user, program, {}, { flags }), "message");
      expect(told).toEqual(flags);
    }
  }
});
