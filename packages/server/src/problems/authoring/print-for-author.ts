import type { AuthorProgram } from "@verdict/contract/author-programs";
import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { languageName } from "@verdict/contract/language";
import type { PrintedOutput, PrintResult } from "@verdict/contract/printing";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { printOutputs } from "../../judging/print-outputs.ts";
import { NO_JUDGE_FOR_RUN, verdictText } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { TestContent } from "../problem-content.ts";
import { listTestTexts, storeTestData } from "../test-data.ts";

/** Generators and references of large tests are no contestants: they get more time than a problem usually gives. */
const LIMITS = { ...DEFAULT_LIMITS, timeMs: 10_000, memoryBytes: 1024 * 1024 * 1024 };
/** Exit codes of input validators, as the package format has them. */
const ACCEPTS = 42;
const REFUSES = 43;
const MOST_SAID = 300;

/** A program that its author waits for, on inputs that were made of these seeds; each is stored, or has its bytes. */
export interface PrintingForAuthor {
  userId: string;
  what: "generator" | "reference" | "brute force";
  program: AuthorProgram;
  seeds: readonly number[];
  stdins: readonly TestContent[];
  /** Of one output. */
  mostBytes: number;
  purpose: "generating" | "stress";
  signal: AbortSignal;
}

/** An output, which is stored as well; or a sentence that says why there is none. */
export type PrintedForAuthor = { kind: "printed"; sha256: string; bytes: Buffer } | { kind: "failed"; reason: string };

/** One for each input. Throws bad_input when the program does not compile, judge_unavailable and ClientGone. */
export async function printForAuthor(context: JudgingContext, input: PrintingForAuthor): Promise<PrintedForAuthor[]> {
  const { what, program, seeds, mostBytes } = input;
  const nameOf = (index: number) => `The ${what} (${languageName(program.language)}) with the seed ${seeds[index]}`;
  const outputs = await outputsOf(context, input);
  const known = outputs.map((output, index) => hashOrReason(output, { name: nameOf(index), mostBytes }));
  const texts = await listTestTexts(
    context.pool,
    known.flatMap((one) => ("sha256" in one ? [one.sha256] : [])),
  );
  return known.map((one, index) => {
    if ("reason" in one) return { kind: "failed", reason: one.reason };
    const text = texts.get(one.sha256) ?? "";
    if (text.includes("\ufffd")) {
      return { kind: "failed", reason: `${nameOf(index)} prints something that is no text` };
    }
    if (text === "") return { kind: "failed", reason: `${nameOf(index)} prints nothing` };
    return { kind: "printed", sha256: one.sha256, bytes: Buffer.from(text) };
  });
}

type Validation = Pick<PrintingForAuthor, "userId" | "seeds" | "stdins" | "purpose" | "signal"> & {
  validators: readonly AuthorProgram[];
};

/**
 * For the first of the inputs that a validator does not accept: its place, and a sentence that says so. Null where all
 * are accepted. Throws as above.
 */
export async function findRefusedInput(
  context: JudgingContext,
  { validators, ...input }: Validation,
): Promise<{ place: number; reason: string } | null> {
  for (const validator of validators) {
    const outputs = await outputsOf(context, { ...input, what: "validator", program: validator });
    const place = outputs.findIndex((output) => exitCodeOf(output) !== ACCEPTS);
    const output = outputs[place];
    if (output === undefined) continue;
    const name = `The validator (${languageName(validator.language)})`;
    return { place, reason: `${name} ${whyNotAccepted(output, input.seeds[place])}` };
  }
  return null;
}

/** A program that prints without failing ends with 0. */
function exitCodeOf(output: PrintedOutput): number | null {
  if (output.kind === "stored") return 0;
  return output.kind === "failed" ? (output.exitCode ?? null) : null;
}

function whyNotAccepted(output: PrintedOutput, seed: number | undefined): string {
  const input = `the input made with the seed ${seed}`;
  const code = exitCodeOf(output);
  if (code === REFUSES) {
    const said = output.kind === "failed" ? (output.said ?? "").trim().slice(0, MOST_SAID) : "";
    return said === "" ? `refuses ${input}` : `refuses ${input}: ${said}`;
  }
  if (code !== null) {
    return `ends with exit code ${code} on ${input}: ${ACCEPTS} would accept it, and ${REFUSES} refuse it`;
  }
  return output.kind === "failed"
    ? `fails on ${input}: ${verdictText(output.verdict, output.reason)}`
    : `did not look at ${input}`;
}

function hashOrReason(
  output: PrintedOutput,
  { name, mostBytes }: { name: string; mostBytes: number },
): { sha256: string } | { reason: string } {
  switch (output.kind) {
    case "stored":
      return output.bytes >= mostBytes
        ? { reason: `${name} prints over ${sizeText(mostBytes)}` }
        : { sha256: output.sha256 };
    case "failed":
      return { reason: `${name}: ${verdictText(output.verdict, output.reason)}` };
    case "left-out":
    case "unwanted":
      return { reason: `${name}: did not run` };
    default:
      return output satisfies never;
  }
}

const KIBIBYTE = 1024;

function sizeText(bytes: number): string {
  return bytes < KIBIBYTE * KIBIBYTE ? `${bytes / KIBIBYTE} KB` : `${bytes / KIBIBYTE / KIBIBYTE} MB`;
}

type Running = Pick<PrintingForAuthor, "userId" | "program" | "stdins" | "purpose" | "signal"> & { what: string };

/** An output for each input, in order. */
async function outputsOf(context: JudgingContext, input: Running): Promise<PrintedOutput[]> {
  const { userId, what, program, stdins, purpose, signal } = input;
  const printed: PrintResult | { kind: "unavailable" } = await printOutputs(context, {
    purpose,
    userId,
    signal,
    async prepare(db) {
      await storeTestData(db, stdins);
      const inputs = stdins.map(({ sha256 }) => ({ sha256, wanted: null }));
      return { language: program.language, source: program.code, limits: LIMITS, inputs };
    },
  });
  switch (printed.kind) {
    case "printed":
      return printed.outputs;
    case "refused":
      throw new DomainError("bad_input", `The ${what} does not compile:\n${printed.compilerOutput}`);
    case "unavailable":
      throw new DomainError("judge_unavailable", NO_JUDGE_FOR_RUN, { retryAfterSeconds: 10 });
    default:
      return printed satisfies never;
  }
}
