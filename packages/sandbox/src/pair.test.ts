import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import { type BoxCommand, type Pair, type PairReport, type Sandbox, SandboxError } from "./sandbox.ts";
import { ROOMY_LIMITS, shellIn } from "./testing/commands.ts";
import { runAsOrdinaryUser } from "./testing/ordinary-user.ts";

/*
 * Two commands in a box each, the output of each being the input of the other.
 */

let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 1, tools: [] });
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-test-"));
  return () => rm(folder, { recursive: true });
});

type Change = Partial<Pair> & { ofProgram?: Partial<BoxCommand>; ofPartner?: Partial<BoxCommand> };

function pairOf(program: string, partner: string, { ofProgram, ofPartner, ...change }: Change = {}): Pair {
  return {
    program: shellIn(folder, program, ofProgram),
    partner: shellIn(folder, partner, ofPartner),
    silentMs: 20_000,
    lingerMs: 20_000,
    recordBytes: 64 << 10,
    isDecidedBy: () => false,
    ...change,
  };
}

const talk = (program: string, partner: string, change?: Change): Promise<PairReport> =>
  sandbox.runPair(pairOf(program, partner, change));

const saidIn = ({ said }: PairReport) =>
  said.map(({ by, bytes }) => `${by === "program" ? ">" : "<"}${Buffer.from(bytes).toString()}`);
const exited = (code: number) => ({ kind: "exited", code });
const FLOOD = "exec yes floods-the-other-one";
const EMPTY = "exec cat > /dev/null";

describe("what two commands say", () => {
  test("goes to the other one as it comes, and is kept in its order", async () => {
    const report = await talk(
      "echo 1; read a; echo $((a + 1)); read b; exit $b",
      "read x; echo $((x + 1)); read y; echo 7",
    );
    expect(report).toMatchObject({ program: { end: exited(7) }, partner: { end: exited(0) }, isCut: false });
    expect(report).toMatchObject({ wereSilent: false });
    expect(saidIn(report)).toEqual([">1\n", "<2\n", ">3\n", "<7\n"]);
  });

  test("is kept from the beginning only, and all of it arrives", async () => {
    const report = await talk("head -c 300000 /dev/urandom; echo end >&2", "wc -c >&2", { recordBytes: 10 });
    expect(Buffer.from(report.partner.stderr).toString()).toBe("300000\n");
    expect(Buffer.from(report.program.stderr).toString()).toBe("end\n");
    expect(report.said.map(({ by, bytes }) => [by, bytes.length])).toEqual([["program", 10]]);
    expect(report.isCut).toBe(true);
  });

  test("10 MB each way arrive whole", async () => {
    const both = "head -c 10000000 /dev/urandom & exec >&-; wc -c >&2; wait";
    const { program, partner } = await talk(both, both);
    for (const { stderr } of [program, partner]) expect(Buffer.from(stderr).toString()).toBe("10000000\n");
  });

  test("is no part of a later run, nor is what was said after an end", async () => {
    await talk("exit 0", "echo left; echo left", { ofPartner: { stdinPath: null } });
    expect(saidIn(await talk("cat >&2", "exit 0"))).toEqual([]);
  });

  test("an input file of an earlier run is nowhere in the box of one that talks", async () => {
    await writeFile(join(folder, "secret"), "the test's input");
    await sandbox.run(shellIn(folder, "cat", { stdinPath: join(folder, "secret") }));
    const report = await talk("cat /dev/stdin", "exit 0", { ofProgram: { folder: "/usr/bin" } });
    expect(saidIn(report)).toEqual([]);
  });

  test("neither may have an input file", async () => {
    await expect(talk("exit 0", "exit 0", { ofProgram: { stdinPath: "/etc/hostname" } })).rejects.toThrow(SandboxError);
  });
});

describe("which of two has ended first", () => {
  test.each([
    ["the partner, and the program fails for want of an answer", "read x; exit 1", "exit 3", "partner"],
    ["the program, and the partner refuses the missing answer", "exit 1", "read x || exit 3", "program"],
    ["the partner that leaves a child behind with its output", "read x; exit 1", "sleep 60 & exit 3", "partner"],
  ])("%s", async (_about, program, partner, endedFirst) => {
    for (let round = 0; round < 5; round++) {
      const report = await talk(program, partner);
      expect(report).toMatchObject({ program: { end: exited(1) }, partner: { end: exited(3) }, endedFirst });
    }
  });

  test("a closed output is no end: the other one is told, and may end before", async () => {
    // A cat without any output would end at once.
    const report = await talk("cat; exit 1", "exec >&-; cat > /dev/null; exit 3");
    expect(report).toMatchObject({ program: { end: exited(1) }, partner: { end: exited(3) }, endedFirst: "program" });
  });

  test("what is said to one that has ended is thrown away, and ends nobody", async () => {
    const report = await talk("read x; head -c 1000000 /dev/urandom && exit 5", "exit 0");
    expect(report).toMatchObject({ program: { end: exited(5) }, endedFirst: "partner" });
  });

  test("one of which nothing more is wanted is ended", async () => {
    const report = await talk("sleep 60", "exit 43", { isDecidedBy: ({ talker }) => talker === "partner" });
    expect(report).toMatchObject({ program: { end: { kind: "killed" } }, partner: { end: exited(43) } });
  });
});

describe("one that does not go on", () => {
  const silentMs = 400;

  test("both wait for the other: they are ended, and it is said", async () => {
    const report = await talk("read x", "read y", { silentMs });
    expect(report).toMatchObject({ wereSilent: true, program: { end: { kind: "killed" } } });
    expect(report.silenceMs).toBeGreaterThanOrEqual(silentMs);
  });

  test("one sleeps while the other waits", async () => {
    expect(await talk("sleep 60", "read y", { silentMs })).toMatchObject({ wereSilent: true });
    expect(await talk("read x", "sleep 60", { silentMs })).toMatchObject({ wereSilent: true });
  });

  test("one that computes is not silent, and has the limit of its time", async () => {
    const limits = { ...ROOMY_LIMITS, cpuMs: 900 };
    const report = await talk("while :; do :; done", "read y", { silentMs, ofProgram: { limits } });
    expect(report).toMatchObject({ wereSilent: false, program: { end: { kind: "limit", limit: "cpu" } } });
  });

  test("the partner of one that has ended may go on for so long", async () => {
    const report = await talk("exit 0", "while :; do echo more; done", { lingerMs: 100 });
    expect(report).toMatchObject({
      wereSilent: false,
      program: { end: exited(0) },
      partner: { end: { kind: "killed" } },
    });
  });

  test("one that says something all the time has the limit of waiting", async () => {
    const limits = { ...ROOMY_LIMITS, wallMs: 900 };
    const report = await talk("while :; do echo x; sleep 0.1; done", EMPTY, { silentMs, ofProgram: { limits } });
    expect(report).toMatchObject({ wereSilent: false, program: { end: { kind: "limit", limit: "wall" } } });
    expect(report.silenceMs).toBeLessThan(silentMs);
  });
});

describe("one that floods the other", () => {
  const before = process.memoryUsage().rss;

  test("is held up where that one reads nothing, and then both are silent", async () => {
    const report = await talk(FLOOD, "sleep 60", { silentMs: 400 });
    expect(report).toMatchObject({ wereSilent: true, program: { end: { kind: "killed" } } });
  });

  test("has the limit of its output where it is read, and this process does not grow", async () => {
    const limits = { ...ROOMY_LIMITS, outputBytes: 200 << 20 };
    const report = await talk(FLOOD, EMPTY, { ofProgram: { limits } });
    expect(report).toMatchObject({ program: { end: { kind: "limit", limit: "output" } }, isCut: true });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 << 20);
  });

  test("has the limit of its output when that one has ended", async () => {
    const report = await talk(FLOOD, "exit 0");
    expect(report).toMatchObject({ program: { end: { kind: "limit", limit: "output" } }, endedFirst: "partner" });
  });
});

/** Only root can become one. */
test.runIf(process.getuid?.() === 0)("of an ordinary user's boxes the same is told", async () => {
  expect(JSON.parse(await runAsOrdinaryUser("src/testing/pair-main.ts", []))).toEqual({
    ends: [exited(1), exited(43)],
    endedFirst: "partner",
    said: "1\n11\n",
    files: ["why"],
    wereSilent: true,
  });
});

describe("a pair", () => {
  test("is ended by an abort, and the slot is free for the next one", async () => {
    const controller = new AbortController();
    const pair = pairOf("sleep 60", "read y; sleep 60");
    const running = sandbox.runPair(pair, controller.signal);
    setTimeout(() => controller.abort(new Error("enough")), 50);
    await expect(running).rejects.toThrow("enough");
    expect((await talk("exit 0", "exit 0")).program.end).toEqual(exited(0));
  });

  test("fails as a whole where one of its boxes does", async () => {
    await expect(talk("sleep 60", "", { ofPartner: { command: ["/box/nothing"] } })).rejects.toThrow(SandboxError);
    expect((await talk("exit 0", "exit 0")).program.end).toEqual(exited(0));
  });

  test("what the partner writes into its folder comes back after the exits that are named", async () => {
    const ofPartner = { folderAccess: "read-write", keptExits: [42, 43] } as const;
    for (const code of [42, 43, 44]) await talk("exit 0", `echo x > made-${code}; exit ${code}`, { ofPartner });
    expect((await readdir(folder)).sort()).toEqual(["made-42", "made-43"]);
    expect(await readFile(join(folder, "made-42"), "utf8")).toBe("x\n");
  });
});
