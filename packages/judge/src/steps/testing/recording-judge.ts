import { mkdtempSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { StepsResult, StepsTarget } from "@verdict/contract/steps";
import { readTrace, type TraceRecord, unpackTrace } from "@verdict/contract/trace";
import { createJudge } from "../../judge.ts";
import { sharedDataDir } from "../../testing/data-dir.ts";
import { type FoldedStep, foldTrace, plain } from "./fold-trace.ts";

const FROM_START: StepsTarget = { kind: "step", step: 0 };

interface Asked {
  source: string;
  target?: StepsTarget;
  input?: string;
  language?: LanguageId;
}

interface Traced extends Omit<Extract<StepsResult, { kind: "traced" }>, "trace" | "kind"> {
  records: TraceRecord[];
  /** The steps from this one of the window on. */
  fold(from: number): FoldedStep[];
  lastStep: FoldedStep | undefined;
  /** Also what was printed behind the last step. */
  output: string;
}

/** A judge for tests of recorders in one language. */
export interface RecordingJudge {
  record(asked: Asked): Promise<StepsResult>;
  /** Throws what was told instead of a trace. */
  traced(asked: Asked): Promise<Traced>;
  stop(): Promise<void>;
}

export async function startRecordingJudge(ownLanguage: LanguageId): Promise<RecordingJudge> {
  const folder = mkdtempSync(path.join(tmpdir(), "verdict-steps-"));
  const judge = await createJudge({ dataDir: sharedDataDir(), slots: 2 });
  const record: RecordingJudge["record"] = async ({
    source,
    target = FROM_START,
    input = "",
    language = ownLanguage,
  }) => {
    const inputPath = path.join(folder, "input");
    await writeFile(inputPath, input);
    return await judge.record({ language, source, limits: DEFAULT_LIMITS, inputPath, target });
  };
  return {
    record,
    async traced(asked) {
      const result = await record(asked);
      if (result.kind !== "traced") throw new Error(JSON.stringify(result));
      const records = readTrace(await unpackTrace(result.trace));
      const fold = (from: number) => foldTrace(records, from);
      const output = records.map((each) => (each[0] === "out" ? each[1] : "")).join("");
      const { kind: _, trace: __, ...rest } = result;
      return { ...rest, records, fold, output, lastStep: fold(result.steps - 1)[0] };
    },
    async stop() {
      await judge.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of the programs in testdata/steps: `python/containers.py`. */
export function stepsProgram(name: string): string {
  return readFileSync(new URL(`../../testdata/steps/${name}`, import.meta.url), "utf8");
}

export function globalsAt(step: FoldedStep | undefined): Record<string, unknown> {
  const objects = step?.objects ?? new Map();
  return Object.fromEntries(Object.entries(step?.globals ?? {}).map(([name, value]) => [name, plain(value, objects)]));
}

/** Each with its name and its variables. */
export function framesAt({ frames, objects }: FoldedStep): Record<string, unknown>[] {
  return frames.map(({ name, variables }) => ({
    name,
    ...Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, plain(value, objects)])),
  }));
}
