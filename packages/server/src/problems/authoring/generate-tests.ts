import { SEED, withSeed } from "@verdict/contract/author-programs";
import { GENERATED_BYTES_MAX, type GenerateBody, type GeneratedTest } from "@verdict/contract/test-generation";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { storeTestData, testContentOf } from "../test-data.ts";
import { presentTestData, type ShownDatum } from "./present-edit.ts";
import { findRefusedInput, type PrintingForAuthor, printForAuthor } from "./print-for-author.ts";

/** For a class: what is made and never saved stays for a day, and any teacher may have it made many times. */
const OF_CLASS_BYTES_MAX = 256 * 1024;

/**
 * Runs the generator once for each seed, the validators on what it printed, and then the reference. Throws bad_input,
 * with the seed and the reason, when one of them fails, refuses an input, or prints too much or no text. What is made
 * for a class (`isOfClass`) may be smaller only, and passes behind submissions.
 */
export async function generateTests(
  context: JudgingContext,
  input: { userId: string; body: GenerateBody; signal: AbortSignal; isOfClass?: true },
): Promise<GeneratedTest[]> {
  const { generator, parameters = SEED, validators = [], reference, firstSeed, count } = input.body;
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index);
  const lines = seeds.map((seed) => testContentOf(Buffer.from(`${withSeed(parameters, seed)}\n`)));
  const purpose = input.isOfClass === true ? "stress" : "generating";
  const by = { userId: input.userId, signal: input.signal, purpose, seeds } as const;
  const made = { ...by, mostBytes: input.isOfClass === true ? OF_CLASS_BYTES_MAX : GENERATED_BYTES_MAX };
  const inputs = await outputsOf(context, { ...made, what: "generator", program: generator, stdins: lines });
  const refused = await findRefusedInput(context, { ...by, validators, stdins: inputs });
  if (refused !== null) throw new DomainError("bad_input", refused.reason);
  const outputs =
    reference === undefined
      ? await emptyAnswers(context, seeds)
      : await outputsOf(context, { ...made, what: "reference", program: reference, stdins: inputs });
  return seeds.map((seed, index) => {
    const [input, answer] = [inputs[index], outputs[index]];
    if (input === undefined || answer === undefined) throw new Error("one input and one output for each seed");
    return { seed, ...presentTestData(shownDatum(input), shownDatum(answer)) };
  });
}

interface Output {
  sha256: string;
  bytes: Buffer;
}

function shownDatum({ sha256, bytes }: Output): ShownDatum {
  return { sha256, bytes: bytes.length, start: bytes };
}

async function emptyAnswers({ pool }: JudgingContext, seeds: readonly number[]): Promise<Output[]> {
  const empty = testContentOf(Buffer.from(""));
  await storeTestData(pool, [empty]);
  return seeds.map(() => ({ sha256: empty.sha256, bytes: Buffer.from("") }));
}

async function outputsOf(context: JudgingContext, input: PrintingForAuthor): Promise<Output[]> {
  const printed = await printForAuthor(context, input);
  return printed.map((one) => {
    if (one.kind === "failed") throw new DomainError("bad_input", one.reason);
    return one;
  });
}
