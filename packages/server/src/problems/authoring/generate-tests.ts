import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import { languageName } from "@verdict/contract/language";
import type { PrintedOutput } from "@verdict/contract/printing";
import { GENERATED_BYTES_MAX, type GenerateBody, type GeneratedTest } from "@verdict/contract/test-generation";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { printOutputs } from "../../judging/print-outputs.ts";
import { verdictText } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { TestContent } from "../problem-content.ts";
import { listTestTexts, storeTestData, testContentOf } from "../test-data.ts";
import { presentTestData, type ShownDatum } from "./present-edit.ts";

const NO_JUDGE = "The judge does not answer right now. Please try again in a moment.";
/** Generators and references of large tests are no contestants: they get more time than a problem usually gives. */
const LIMITS = { ...DEFAULT_LIMITS, timeMs: 10_000, memoryBytes: 1024 * 1024 * 1024 };

type Program = GenerateBody["generator"];

/**
 * Runs the generator once for each seed and the reference on what it printed. Throws bad_input, with the seed and the
 * reason, when one of the two fails or prints too much or no text.
 */
export async function generateTests(
  context: JudgingContext,
  input: { userId: string; body: GenerateBody; signal: AbortSignal },
): Promise<GeneratedTest[]> {
  const { generator, reference, firstSeed, count } = input.body;
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index);
  const bySeed = seeds.map((seed) => testContentOf(Buffer.from(`${seed}\n`)));
  const inputs = await outputsOf(context, { ...input, what: "generator", program: generator, seeds, stdins: bySeed });
  const outputs =
    reference === undefined
      ? await emptyAnswers(context, seeds)
      : await outputsOf(context, { ...input, what: "reference", program: reference, seeds, stdins: inputs });
  return seeds.map((seed, index) => {
    const [made, answer] = [inputs[index], outputs[index]];
    if (made === undefined || answer === undefined) throw new Error("one input and one output for each seed");
    return { seed, ...presentTestData(shownDatum(made), shownDatum(answer)) };
  });
}

interface Output {
  sha256: string;
  bytes: Buffer;
}

function shownDatum({ sha256, bytes }: Output): ShownDatum {
  return { sha256, bytes: bytes.length, start: bytes };
}

interface Running {
  userId: string;
  what: "generator" | "reference";
  program: Program;
  seeds: readonly number[];
  stdins: readonly TestContent[];
  signal: AbortSignal;
}

async function emptyAnswers({ pool }: JudgingContext, seeds: readonly number[]): Promise<Output[]> {
  const empty = testContentOf(Buffer.from(""));
  await storeTestData(pool, [empty]);
  return seeds.map(() => ({ sha256: empty.sha256, bytes: Buffer.from("") }));
}

/** They are stored as well. */
async function outputsOf(context: JudgingContext, input: Running): Promise<Output[]> {
  const printed = await print(context, input);
  const nameOf = (index: number) =>
    `The ${input.what} (${languageName(input.program.language)}) with the seed ${input.seeds[index]}`;
  const hashes = printed.map((output, index) => hashOf(output, nameOf(index)));
  const texts = await listTestTexts(context.pool, hashes);
  return hashes.map((sha256, index) => {
    const text = texts.get(sha256) ?? "";
    if (text.includes("\ufffd"))
      throw new DomainError("bad_input", `${nameOf(index)} prints something that is no text`);
    if (text === "") throw new DomainError("bad_input", `${nameOf(index)} prints nothing`);
    return { sha256, bytes: Buffer.from(text) };
  });
}

/** Throws bad_input for what is not stored, or too long for a form. */
function hashOf(output: PrintedOutput, name: string): string {
  switch (output.kind) {
    case "stored":
      if (output.bytes >= GENERATED_BYTES_MAX) throw new DomainError("bad_input", `${name} prints over 1 MB`);
      return output.sha256;
    case "failed":
      throw new DomainError("bad_input", `${name}: ${verdictText(output.verdict, output.reason)}`);
    case "left-out":
    case "unwanted":
      throw new DomainError("bad_input", `${name}: did not run`);
    default:
      return output satisfies never;
  }
}

/** An output for each input, in order. */
async function print(context: JudgingContext, input: Running): Promise<PrintedOutput[]> {
  const { userId, what, program, stdins, signal } = input;
  const printed = await printOutputs(context, {
    purpose: "generating",
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
      throw new DomainError("judge_unavailable", NO_JUDGE, { retryAfterSeconds: 10 });
    default:
      return printed satisfies never;
  }
}
