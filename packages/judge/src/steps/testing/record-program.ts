import { writeFile } from "node:fs/promises";
import path from "node:path";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import type { StepsResult, StepsTarget } from "@verdict/contract/steps";
import { readTrace, unpackTrace } from "@verdict/contract/trace";
import type { TraceItem, TraceValue } from "@verdict/contract/trace-values";
import type { StepsTask } from "../steps-task.ts";
import { type FoldedStep, foldTrace } from "./fold-trace.ts";

/** What a judge has of it. */
interface Records {
  record(task: StepsTask): Promise<StepsResult>;
}

interface Wanted {
  /** For the input. */
  folder: string;
  language: LanguageId;
  source: string;
  input: string;
  target?: StepsTarget;
  owner?: string;
}

export async function recorded(judge: Records, wanted: Wanted): Promise<StepsResult> {
  const { folder, language, source, input, target = { kind: "step", step: 0 }, owner } = wanted;
  const inputPath = path.join(folder, "input.txt");
  await writeFile(inputPath, input);
  return await judge.record({ language, source, limits: DEFAULT_LIMITS, inputPath, target, owner });
}

/** All steps of a window; throws where there is none. */
export async function foldedSteps(judge: Records, wanted: Wanted): Promise<FoldedStep[]> {
  const result = await recorded(judge, wanted);
  if (result.kind !== "traced") throw new Error(JSON.stringify(result).slice(0, 2000));
  return foldTrace(readTrace(await unpackTrace(result.trace)));
}

/** What stands in the last step of such a function, and what has been printed after all steps. */
export function lastVariables(steps: readonly FoldedStep[], isWanted: (name: string) => boolean) {
  const last = steps.findLast(({ frames }) => isWanted(frames.at(-1)?.name ?? ""));
  if (last === undefined) throw new Error("no step is in such a function");
  const variables = { ...last.globals, ...last.frames.at(-1)?.variables };
  return { variables, objects: last.objects, output: last.output };
}

/** A value as a program prints it in the form of JSON. */
export function plain(value: TraceValue | undefined, objects: ReadonlyMap<number, TraceValue>): unknown {
  if (value === undefined) return undefined;
  if (value === null || typeof value !== "object") return value;
  if ("c" in value) return value.c;
  if ("i" in value) return value.i;
  if ("f" in value) return value.f;
  if ("e" in value) return value.e;
  if ("r" in value) return plain(objects.get(value.r), objects);
  if ("x" in value) return value.x;
  const { k, v } = value;
  if (v === undefined) return k;
  const of = (item: TraceItem): unknown =>
    Array.isArray(item) ? item.map((each) => plain(each as TraceValue, objects)) : plain(item as TraceValue, objects);
  if (!Array.isArray(v)) return plain(v as TraceValue, objects);
  if (k !== "struct") return v.map((item) => of(item));
  return Object.fromEntries(
    v.map((item) => [(item as [string])[0], plain((item as [string, TraceValue])[1], objects)]),
  );
}
