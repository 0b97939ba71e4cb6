import type {
  MeasuredReference,
  ReferenceFailure,
  VerifyAcceptedEvent,
  VerifyCompiledEvent,
  VerifyResult,
  VerifySolutionEvent,
  VerifyTestEvent,
} from "@verdict/contract/admin-problems";
import type { JudgeStep, TestResult } from "@verdict/contract/judging";
import { CoreLanguageId, isCore, type LanguageId, languageName } from "@verdict/contract/language";
import { MEMORY_LIMIT_MEGABYTES, TIME_LIMIT_SECONDS } from "@verdict/contract/problem-limits";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type * as z from "zod/mini";
import { cutText } from "../../judging/cut-text.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { verdictText } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { ProblemContent, TestContent } from "../problem-content.ts";
import { listTestTexts } from "../test-data.ts";
import { type JudgedProgram, judgePrograms, seeFailure, unstoredProblem } from "./judge-programs.ts";

/** A limit of three times the slowest reference lets other correct programs pass, and slower machines too. */
const TIMES_SLOWEST = 3;
const SUGGESTED_MIN_SECONDS = 1;
const SUGGESTED_STEP_SECONDS = 0.5;
/** Twice the largest reference, in steps that authors use; never less than what users of other judges are used to. */
const TIMES_LARGEST = 2;
const SUGGESTED_MIN_MEGABYTES = 256;
const SUGGESTED_STEP_MEGABYTES = 64;
const KILOBYTES_PER_MEGABYTE = 1024;
/** How much of an output stands in the one sentence that says why a save was refused. */
const QUOTED_CHARACTERS = 80;

/** What is told of a verification on the way, as the contract names it. */
export type VerifyEvent =
  | { event: "accepted"; data: z.infer<typeof VerifyAcceptedEvent> }
  | { event: "compiled"; data: z.infer<typeof VerifyCompiledEvent> }
  | { event: "test"; data: z.infer<typeof VerifyTestEvent> }
  | { event: "failed"; data: ReferenceFailure }
  | { event: "solution"; data: z.infer<typeof VerifySolutionEvent> };

interface Verification {
  userId: string;
  content: ProblemContent;
  signal: AbortSignal;
  purpose?: "verification" | "experiment";
}

/**
 * Judges all references. Throws bad_input, with a sentence about the first failure, when any of them fails; each failure
 * was then told as an event of its own.
 */
export async function* verifyContent(
  context: JudgingContext,
  input: Verification,
): AsyncGenerator<VerifyEvent, VerifyResult> {
  const { verified, failures } = yield* judgeReferences(context, input);
  const [first] = failures;
  if (first !== undefined) throw new DomainError("bad_input", failureText(first));
  return verified;
}

/**
 * The same for one who goes on without those that fail: measured is what the others need; of a content without any, or
 * without tests, nothing.
 */
export async function* judgeReferences(
  context: JudgingContext,
  input: Verification,
): AsyncGenerator<VerifyEvent, { verified: VerifyResult; failures: readonly ReferenceFailure[] }> {
  const { userId, content, signal, purpose = "verification" } = input;
  const programs = referencesOf(content);
  const problem = unstoredProblem(content);
  if (programs.length === 0 || content.tests.length === 0) return { verified: measure([]), failures: [] };
  const judged: JudgedProgram<Reference>[] = [];
  for await (const event of judgePrograms(context, { userId, problem, programs, signal, purpose })) {
    switch (event.kind) {
      case "stored":
        yield acceptedEvent(content, programs);
        break;
      case "step":
        yield stepEvent(event.program.language, event.step);
        break;
      case "judged":
        judged[event.place] = event;
        break;
      default:
        event satisfies never;
    }
  }
  const failures: ReferenceFailure[] = [];
  for (const reference of judged) {
    if (reference.result.verdict === "AC") continue;
    const failing = await seeFailure(context, { userId, problem, judged: reference, signal, purpose });
    const failure = await describeFailure(context, content, { ...reference, failing });
    failures.push(failure);
    yield { event: "failed", data: failure };
  }
  return { verified: measure(judged.filter(({ result }) => result.verdict === "AC")), failures };
}

interface Reference {
  language: LanguageId;
  source: string;
}

function referencesOf(content: ProblemContent): Reference[] {
  const further = Object.keys(content.referenceSolutions).filter((language) => !isCore(language));
  return [...CoreLanguageId.options, ...further].flatMap((language) => {
    const source = content.referenceSolutions[language];
    return source === undefined ? [] : [{ language, source }];
  });
}

function acceptedEvent({ tests }: ProblemContent, programs: readonly Reference[]): VerifyEvent {
  const languages = programs.map(({ language }) => language);
  return { event: "accepted", data: { totalTestCases: tests.length, languages } };
}

function stepEvent(language: LanguageId, step: JudgeStep): VerifyEvent {
  if (step.kind === "compiled") return { event: "compiled", data: { language } };
  const { number, verdict, cpuMs, memoryBytes } = step;
  const figures = { runtime: secondsOfMs(cpuMs), memory: kilobytesOfBytes(memoryBytes) };
  return { event: "test", data: { language, number, verdict, ...figures } };
}

async function describeFailure(
  context: JudgingContext,
  content: ProblemContent,
  { program, result, failing }: JudgedProgram<Reference> & { failing: TestResult | null },
): Promise<ReferenceFailure> {
  const index = failing === null ? -1 : failing.number - 1;
  const test = content.tests[index];
  const visibleCount = content.tests.filter((one) => one.isVisible).length;
  const isVisible = test?.isVisible ?? false;
  return {
    language: program.language,
    verdict: failing?.verdict ?? result.verdict,
    number: test === undefined ? null : isVisible ? index + 1 : index + 1 - visibleCount,
    isVisible,
    reason: failing?.reason ?? "",
    stdin: test === undefined ? "" : await textOf(context, test.input),
    expected_output: test === undefined ? "" : await textOf(context, test.answer),
    stdout: cutText(failing?.output ?? ""),
    stderr: cutText(failing?.errorOutput ?? ""),
    ...(result.compilerOutput === null || result.verdict !== "CE" ? {} : { compilerOutput: result.compilerOutput }),
  };
}

async function textOf(context: JudgingContext, data: TestContent): Promise<string> {
  if (data.bytes !== null) return cutText(Buffer.from(data.bytes).toString("utf8"));
  return cutText((await listTestTexts(context.pool, [data.sha256])).get(data.sha256) ?? "");
}

/** A sentence. */
export function failureText(failure: ReferenceFailure): string {
  return `The ${languageName(failure.language)} reference solution ${howItFails(failure)}`;
}

/** The rest of a sentence that begins with what fails. */
export function howItFails(failure: ReferenceFailure): string {
  const why = verdictText(failure.verdict, failure.reason);
  if (failure.number === null) return `fails: ${why}${firstError(failure)}`;
  const fails = `fails ${failure.isVisible ? "visible" : "hidden"} test case ${failure.number}: ${why}`;
  if (failure.verdict !== "WA") return fails;
  return `${fails}. Expected ${quote(failure.expected_output)}, got ${quote(failure.stdout)}`;
}

/** The compiler's line that names the first error, or its first line at all. */
function firstError({ compilerOutput = "" }: ReferenceFailure): string {
  const lines = compilerOutput.split("\n").filter((line) => line.trim() !== "");
  const line = lines.find((one) => /error/i.test(one)) ?? lines[0];
  return line === undefined
    ? ""
    : ` (${line
        .trim()
        .slice(0, QUOTED_CHARACTERS * 2)
        .toWellFormed()})`;
}

function quote(text: string): string {
  const line = text.trim().replaceAll("\n", " ⏎ ");
  const cut = line.length > QUOTED_CHARACTERS ? `${line.slice(0, QUOTED_CHARACTERS).toWellFormed()}…` : line;
  return `"${cut}"`;
}

function measure(judged: readonly JudgedProgram<Reference>[]): VerifyResult {
  const measured: MeasuredReference[] = judged.map(({ program, result }) => ({
    language: program.language,
    runtime: secondsOfMs(result.cpuMs),
    memory: kilobytesOfBytes(result.memoryBytes),
  }));
  const slowest = Math.max(0, ...measured.map((reference) => reference.runtime));
  const roomy = Math.ceil((slowest * TIMES_SLOWEST) / SUGGESTED_STEP_SECONDS) * SUGGESTED_STEP_SECONDS;
  const suggestedTimeLimitSeconds = Math.min(TIME_LIMIT_SECONDS.max, Math.max(SUGGESTED_MIN_SECONDS, roomy));
  const largest = Math.max(0, ...measured.map((reference) => reference.memory)) / KILOBYTES_PER_MEGABYTE;
  const roomyMemory = Math.ceil((largest * TIMES_LARGEST) / SUGGESTED_STEP_MEGABYTES) * SUGGESTED_STEP_MEGABYTES;
  const suggestedMemoryLimitMegabytes = Math.min(
    MEMORY_LIMIT_MEGABYTES.max,
    Math.max(SUGGESTED_MIN_MEGABYTES, roomyMemory),
  );
  return { measured, suggestedTimeLimitSeconds, suggestedMemoryLimitMegabytes };
}
