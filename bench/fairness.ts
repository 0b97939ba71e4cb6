import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { createJudge, type Judge } from "@verdict/judge/judge";
import { median, printFigure } from "./figure.ts";

/*
 * For how long a Run waits until it starts, on a judge of two slots, beside no, one and ten accounts that do their
 * worst in one way (decision 0048). Each of them has as many jobs under way as the site allows, and the next one at
 * once.
 */

const SLOTS = 2;
const JOBS_AT_ONCE = 4;
const RUNS = 6;
const PAUSE_MS = 700;
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));

interface Attack {
  kind: "run" | "submit";
  language: LanguageId;
  /** `number`: no two are the same program. */
  source(number: number): string;
  tests: number;
}

const BOMB =
  "constexpr unsigned f(unsigned n){unsigned s=0;for(unsigned i=0;i<n;i++)for(unsigned j=0;j<99999;j++)s+=i^j;return s;}";
const SLEEPS = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);";
const HANGS = `class Hang { static String s(String a) { return ${'a + "x" + '.repeat(6_000)}a; } }`;

const ATTACKS: Record<string, Attack> = {
  "cpp-compiles": { kind: "submit", language: "cpp", tests: 1, source: bomb },
  "cpp-compiles-as-run": { kind: "run", language: "cpp", tests: 1, source: bomb },
  "java-compiles": { kind: "run", language: "java", tests: 1, source: (number) => `${HANGS} // ${number}` },
  "javascript-sleeps": { kind: "run", language: "javascript", tests: 10, source: (number) => `${SLEEPS} // ${number}` },
  "javascript-computes": { kind: "submit", language: "javascript", tests: 30, source: (n) => `for (;;) {} // ${n}` },
  "javascript-prints": {
    kind: "run",
    language: "javascript",
    tests: 10,
    source: (number) => `for (;;) require("fs").writeSync(1, "x".repeat(65_536)); // ${number}`,
  },
};

function bomb(number: number): string {
  const values = Array.from({ length: 400 }, (_none, i) => `constexpr unsigned v${i}=f(${300 + i + (number % 100)});`);
  return `${BOMB}\n${values.join("\n")}\nint main(){return v0;} // ${number}`;
}

/** As many users press Run, each this long after their last one has ended. */
const [CROWD, CROWD_PAUSE_MS] = [8, 1_000];
/** Compiles for some seconds, and so do its tests together. */
const SLOW_SUBMISSION: Attack = { kind: "submit", language: "cpp", tests: 20, source: slowProgram };
const ORDINARY_RUN: Attack = {
  kind: "run",
  language: "cpp",
  tests: 3,
  source: (number) =>
    `#include <bits/stdc++.h>\nint main(){std::map<int,std::string> m;m[1]="1";std::cout<<m[1];} // ${number}`,
};

function slowProgram(number: number): string {
  const values = Array.from({ length: 6 }, (_none, i) => `constexpr unsigned v${i}=f(${5 + i});`);
  const busy = "volatile unsigned x=0;for(unsigned i=0;i<300000000;i++)x+=i;";
  return `#include <cstdio>\n${BOMB}\n${values.join("\n")}\nint main(){${busy}std::puts("1");return v0*0;} // ${number}`;
}

async function benchFairness(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-fairness-"));
  const file = path.join(folder, "1");
  writeFileSync(file, "1\n");
  await mkdir(path.join(DATA_DIR, "judge"), { recursive: true });
  try {
    await reportSlowSubmission(file);
    for (const [name, attack] of Object.entries(ATTACKS)) {
      for (const attackers of [0, 1, 10]) {
        const judge = await createJudge({ dataDir: DATA_DIR, slots: SLOTS, staysWarm: true });
        try {
          await judge.warm;
          await report(judge, { name: `${name}.${attackers}`, attack, attackers, file });
        } finally {
          await judge.stop();
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function report(
  judge: Judge,
  { name, attack, attackers, file }: { name: string; attack: Attack; attackers: number; file: string },
): Promise<void> {
  const over = new AbortController();
  const send = senderOf(judge, file);
  async function attackForever(owner: string): Promise<void> {
    while (!over.signal.aborted) await send(owner, attack, over.signal).catch(() => sleep(50));
  }
  const attacking = Array.from({ length: attackers * JOBS_AT_ONCE }, (_none, index) =>
    attackForever(`attacker ${index % Math.max(1, attackers)}`),
  );
  const victim: Attack = { kind: "run", language: "javascript", tests: 2, source: (n) => `console.log(1); // ${n}` };
  const [starts, ends]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    if (run > 0) await sleep(PAUSE_MS);
    const sentAt = performance.now();
    const { verdict, timings } = await send("victim", victim, new AbortController().signal);
    if (verdict !== "AC") throw new Error(`the Run got ${verdict}`);
    starts.push(timings[0]?.startMs ?? Number.NaN);
    ends.push(performance.now() - sentAt);
  }
  over.abort(new Error("the attack is over"));
  await Promise.all(attacking);
  const load = os.loadavg()[0]?.toFixed(1);
  printFigure(`fairness.${name}.first`, starts[0] ?? Number.NaN, "ms until a Run starts, right after they have begun");
  printFigure(
    `fairness.${name}.start`,
    Math.max(...starts.slice(1)),
    `ms, the longest of ${RUNS - 1} later (goal: 1,000)`,
  );
  printFigure(`fairness.${name}.end`, median(ends), `ms until it has its result, load ${load}`);
}

type Send = (owner: string, attack: Attack, signal: AbortSignal) => ReturnType<Judge["judge"]>;

function senderOf(judge: Judge, file: string): Send {
  let sent = 0;
  return (owner, { kind, language, source, tests }, signal) =>
    judge.judge(
      {
        kind,
        owner,
        language,
        source: source(sent++),
        limits: DEFAULT_LIMITS,
        limitsAreFor: "problem",
        checker: TOKEN_CHECKER,
        reference: null,
        tests: Array.from({ length: tests }, (_none, index) => ({
          number: index + 1,
          isVisible: true,
          inputPath: file,
          answerPath: file,
        })),
      },
      { signal },
    );
}

/** What a slow submission takes alone, and beside a crowd that does nothing but run. */
async function reportSlowSubmission(file: string): Promise<void> {
  for (const users of [0, CROWD]) {
    const judge = await createJudge({ dataDir: DATA_DIR, slots: SLOTS, staysWarm: true });
    try {
      await judge.warm;
      const send = senderOf(judge, file);
      const over = new AbortController();
      const runs: number[] = [];
      const crowd = Array.from({ length: users }, async (_none, user) => {
        await sleep((user * CROWD_PAUSE_MS) / users);
        while (!over.signal.aborted) {
          const sentAt = performance.now();
          const result = await send(`user ${user}`, ORDINARY_RUN, over.signal).catch(() => null);
          if (result !== null) runs.push(performance.now() - sentAt);
          await sleep(CROWD_PAUSE_MS);
        }
      });
      for (const round of ["first", "second"]) {
        await sleep(users === 0 ? 0 : 5_000);
        const sentAt = performance.now();
        const { verdict } = await send("slow", SLOW_SUBMISSION, new AbortController().signal);
        if (verdict !== "AC") throw new Error(`the submission got ${verdict}`);
        printFigure(`fairness.slow-submission.${users}.${round}`, performance.now() - sentAt, "ms until its verdict");
      }
      over.abort(new Error("the crowd goes home"));
      await Promise.all(crowd);
      if (users > 0)
        printFigure(`fairness.slow-submission.${users}.run`, median(runs), "ms until a Run has its result");
    } finally {
      await judge.stop();
    }
  }
}

if (import.meta.main) await benchFairness();
