import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { OutputChecker } from "@verdict/contract/judging";
import { compareInTurns } from "../../running/compare-output.ts";
import { shown } from "../../running/run-program.ts";
import type { StudyTools } from "../shared/study-tools.ts";
import type { SmallCase } from "./make-cases.ts";

/** What a program printed for a case; null where it did not end as it should. */
export interface CaseOutput {
  one: SmallCase;
  output: Uint8Array | null;
}

const BY_TOKENS = { kind: "tokens", ignoreCase: false, ignoreSpace: true } as const;

/**
 * The cases on which a program seems to fail, in order. Where an output validator decides, it looks at all that differs
 * from the reference's answer in one box; what it says nothing of, since it is broken or too slow, counts as wrong.
 */
export async function wrongAmong(
  tools: StudyTools,
  checker: OutputChecker,
  outputs: readonly CaseOutput[],
): Promise<SmallCase[]> {
  const comparing = checker.kind === "validator" ? BY_TOKENS : checker;
  const suspects: CaseOutput[] = [];
  for (const each of outputs) if (await seemsWrong(comparing, each)) suspects.push(each);
  if (checker.kind !== "validator") return suspects.map(({ one }) => one);
  const printed = suspects.flatMap(({ one, output }) => (output === null ? [] : [{ one, output }]));
  const accepted = await acceptedAmong(tools, checker, printed);
  return suspects.map(({ one }) => one).filter((one) => !accepted.has(one));
}

/** Before one that is longer, others have a turn: a batch has hundreds of outputs, most of them of a few letters. */
const LONG_BYTES = 64 * 1024;

async function seemsWrong(
  comparing: Exclude<OutputChecker, { kind: "validator" }>,
  { one, output }: CaseOutput,
): Promise<boolean> {
  if (output === null) return true;
  if (output.length > LONG_BYTES) await setImmediate();
  return !(await compareInTurns(comparing, asRead(Buffer.from(one.answer)), asRead(output))).equal;
}

/** The reference's answer was a text, in which bytes that are none look otherwise; one output at a time is another. */
function asRead(bytes: Uint8Array): Uint8Array {
  return Buffer.from(shown(bytes, bytes.length));
}

async function acceptedAmong(
  { judge, signal }: StudyTools,
  checker: Extract<OutputChecker, { kind: "validator" }>,
  printed: readonly { one: SmallCase; output: Uint8Array }[],
): Promise<Set<SmallCase>> {
  if (printed.length === 0) return new Set();
  const folder = await judge.folders.create("study");
  try {
    const outputs = await Promise.all(
      printed.map(async ({ one, output }, index) => {
        const inputPath = path.join(folder, `${index}.in`);
        const answerPath = path.join(folder, `${index}.ans`);
        await Promise.all([writeFile(inputPath, one.text), writeFile(answerPath, one.answer)]);
        return { inputPath, answerPath, output };
      }),
    );
    const said = await judge.validateOutputs(checker, outputs, { kind: "study", signal });
    return new Set(printed.filter((_printed, index) => said?.[index] === true).map(({ one }) => one));
  } finally {
    await judge.folders.remove(folder);
  }
}
