import { DEFAULT_LIMITS, type JudgedResult, type JudgeTest, TOKEN_CHECKER } from "@verdict/contract/judging";
import { languageName } from "@verdict/contract/language";
import { GENERATED_BYTES_MAX, type GenerateBody, type GeneratedTest } from "@verdict/contract/test-generation";
import { judgeTask } from "../../judging/judge-task.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { verdictText } from "../../judging/verdict-texts.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { TestContent } from "../problem-content.ts";
import { contentHash, storeTestData, testContentOf } from "../test-data.ts";
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
  const outputs = await outputsOf(context, { ...input, what: "reference", program: reference, seeds, stdins: inputs });
  await storeTestData(context.pool, outputs);
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

async function outputsOf(
  context: JudgingContext,
  input: {
    userId: string;
    what: "generator" | "reference";
    program: Program;
    seeds: readonly number[];
    stdins: readonly TestContent[];
    signal: AbortSignal;
  },
): Promise<Output[]> {
  const { tests } = await runProgram(context, input);
  return input.seeds.map((seed, index) => {
    const result = tests.find((test) => test.number === index + 1);
    const text = result?.output ?? null;
    const name = `The ${input.what} (${languageName(input.program.language)}) with the seed ${seed}`;
    // There is no answer to compare with: a program that ended well is not compared.
    if (result === undefined || text === null || result.verdict !== "NC") {
      const why = result === undefined ? "did not run" : verdictText(result.verdict, result.reason);
      throw new DomainError("bad_input", `${name}: ${why}`);
    }
    if (Buffer.byteLength(text) >= GENERATED_BYTES_MAX) throw new DomainError("bad_input", `${name} prints over 1 MB`);
    if (text.includes("\ufffd")) throw new DomainError("bad_input", `${name} prints something that is no text`);
    if (text === "") throw new DomainError("bad_input", `${name} prints nothing`);
    const bytes = Buffer.from(text);
    return { sha256: contentHash(bytes), bytes };
  });
}

/** Every output comes back, as far as it may be long: the tests are visible, and there is nothing to compare with. */
async function runProgram(
  context: JudgingContext,
  input: { userId: string; what: string; program: Program; stdins: readonly TestContent[]; signal: AbortSignal },
): Promise<JudgedResult> {
  const { language, code } = input.program;
  const tests: JudgeTest[] = input.stdins.map(({ sha256 }, index) => ({
    number: index + 1,
    isVisible: true,
    input: { sha256 },
    answer: null,
    shownBytes: GENERATED_BYTES_MAX,
  }));
  const outcome = await judgeTask(context, {
    purpose: "verification",
    userId: input.userId,
    problemId: null,
    async prepare(db) {
      await storeTestData(db, input.stdins);
      return { language, source: code, limits: LIMITS, checker: TOKEN_CHECKER, tests, reference: null };
    },
    signal: input.signal,
  });
  if (outcome.kind !== "judged") throw new DomainError("judge_unavailable", NO_JUDGE, { retryAfterSeconds: 10 });
  if (outcome.result.verdict === "CE") {
    const reason = outcome.result.compilerOutput ?? "";
    throw new DomainError("bad_input", `The ${input.what} does not compile:\n${reason}`);
  }
  return outcome.result;
}
