/** Runs two commands that talk, and prints what became of them. For tests. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "../create-sandbox.ts";
import { shellIn } from "./commands.ts";

const folder = await mkdtemp(join(tmpdir(), "verdict-pair-"));
const sandbox = await createSandbox({ slots: 1, tools: [] });
const talk = (program: string, partner: string) =>
  sandbox.runPair({
    program: shellIn(folder, program),
    partner: shellIn(folder, partner, { folderAccess: "read-write", keptExits: [43] }),
    silentMs: 1000,
    lingerMs: 20_000,
    recordBytes: 1000,
    isDecidedBy: () => false,
  });

const answered = await talk("echo 1; read x; read y; exit 1", "read a; echo $a$a; echo refused > why; exit 43");
const { program, partner, endedFirst } = answered;
const said = answered.said.map(({ bytes }) => Buffer.from(bytes).toString()).join("");
const { wereSilent } = await talk("read x", "read y");
const files = (await readdir(folder)).filter((name) => name === "why");
process.stdout.write(JSON.stringify({ ends: [program.end, partner.end], endedFirst, said, files, wereSilent }));
await sandbox.stop();
await rm(folder, { recursive: true });
