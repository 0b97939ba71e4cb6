import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Checker, DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { BoxCommand, RunReport, TalkerReport } from "@verdict/sandbox/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { judgeSubmission } from "./judge-submission.ts";
import type { BuildPlan, Language } from "./languages/language.ts";
import type { ValidatorLanguage } from "./languages/validator-languages.ts";
import { type JudgeTools, whileJudging } from "./running/judging.ts";
import { createSlotQueue } from "./running/slot-queue.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "verdict-checking-time-"));
  await writeFile(path.join(folder, "1.in"), "1\n");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Took = Partial<Pick<RunReport, "cpuMs" | "wallMs" | "waitedForProcessorMs">>;

function ended(code: number, took: Took): RunReport {
  const nothing = { memoryBytes: 1, instructions: null, stdout: new Uint8Array(), stderr: new Uint8Array() };
  return { end: { kind: "exited", code }, cpuMs: 1, wallMs: 1, waitedForProcessorMs: 0, ...nothing, ...took };
}

const PLAN: BuildPlan = { files: [], steps: [], keep: [], entryOf: async () => "program" };
const SPOKEN: ValidatorLanguage = {
  fingerprint: "",
  buildPlan: () => PLAN,
  startCommand: () => ({ command: ["checker"], environment: {}, processes: 1 }),
  refusal: null,
};
const LANGUAGE = {
  id: "cpp",
  fingerprint: "",
  timeFactor: 1,
  buildPlan: () => PLAN,
  runCommand: () => ({ command: ["program"] }),
  ranOutOfMemory: () => false,
} as unknown as Language;

/** Judges a right program on so many tests, with boxes in which the problem's own one takes so long each time. */
async function judged(checker: Checker, tests: number, took: Took) {
  let checks = 0;
  const isOfProblem = ({ command }: BoxCommand) => command.includes("checker");
  const program = { folder: await newFolder("program"), entry: "program" };
  const tools: JudgeTools = {
    sandbox: {
      async run(command) {
        if (!isOfProblem(command)) return ended(0, {});
        checks += 1;
        return ended(42, took);
      },
      async runPair() {
        checks += 1;
        const said = { endedFirst: "program", wereSilent: false, silenceMs: 0, said: [], isCut: false } as const;
        const [by, partner]: TalkerReport[] = [ended(0, {}), ended(42, took)];
        if (by === undefined || partner === undefined) throw new Error("two of them");
        return { ...said, program: by, partner };
      },
    },
    slots: createSlotQueue(1),
    folders: {
      shared: folder,
      own: folder,
      create: newFolder,
      remove: async () => undefined,
      removeAll: async () => {},
    },
    programs: {
      withProgram: ({ use }) => use({ kind: "compiled", program, messages: "", bytes: 0, files: 0 }),
      isSought: () => false,
    } as Partial<JudgeTools["programs"]> as JudgeTools["programs"],
    languageOf: () => LANGUAGE,
    validatorLanguageOf: () => SPOKEN,
    quickCompilerOf: () => null,
  };
  const inputPath = path.join(folder, "1.in");
  const task = {
    kind: "submit",
    language: "cpp",
    source: "",
    limits: DEFAULT_LIMITS,
    limitsAreFor: "program",
    checker,
    tests: Array.from({ length: tests }, (_, index) => ({
      ...{ number: index + 1, isVisible: false, inputPath, answerPath: inputPath },
    })),
    reference: null,
  } as const;
  const place = { kind: "submit", owner: null, order: 0, sinceMs: 0 } as const;
  const signal = new AbortController().signal;
  const { verdict, ...rest } = await whileJudging(tools, { place, signal }, (judging) =>
    judgeSubmission(judging, task, () => undefined),
  );
  return { verdict, checks, reason: "fault" in rest && rest.fault !== null ? rest.fault?.reason : undefined };
}

let folders = 0;
async function newFolder(purpose: string): Promise<string> {
  const made = path.join(folder, `${purpose}-${folders++}`);
  await mkdir(made);
  return made;
}

const own = { language: "cpp" as const, files: [{ name: "a.cpp", content: "" }], arguments: [] };

describe.each<[string, Checker]>([
  ["an output validator", { kind: "validator", ...own }],
  ["an interactor", { kind: "interactor", ...own, passes: 1 }],
  ["a multi-pass validator", { kind: "multi-pass", ...own, passes: 2 }],
])("%s", (_name, checker) => {
  test.each([
    ["computes", { cpuMs: 59_500, wallMs: 60_000 }],
    ["sleeps", { cpuMs: 10, wallMs: 60_500 }],
  ])("that %s for a minute on each of 200 tests is the problem's fault after ten minutes", async (_what, took) => {
    const { verdict, checks, reason } = await judged(checker, 200, took);
    expect({ verdict, reason }).toEqual({ verdict: "JE", reason: expect.stringContaining("taken 10 minutes over") });
    expect(checks).toBeLessThanOrEqual(11);
  });

  test.each([
    ["needs three seconds of a slow machine each time", 200, { cpuMs: 3_000, wallMs: 3_200 }],
    ["is small, on a thousand tests", 1_000, { cpuMs: 900, wallMs: 1_000 }],
    ["is kept from the processor", 200, { cpuMs: 500, wallMs: 60_000, waitedForProcessorMs: 59_000 }],
  ])("that %s looks at all of them", async (_what, tests, took) => {
    expect(await judged(checker, tests, took)).toMatchObject({ verdict: "AC", checks: tests });
  });
});
