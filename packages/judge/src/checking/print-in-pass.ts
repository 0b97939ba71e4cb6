import { open, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Said } from "@verdict/contract/conversation";
import type { RunReport } from "@verdict/sandbox/sandbox";
import type { Judging } from "../running/judging.ts";
import type { ProblemBroken } from "../running/output-check.ts";
import { runInSlot, SHOWN_BYTES, shown } from "../running/run-program.ts";
import { runWithControl } from "../running/run-with-control.ts";
import type { Pass, PassInput } from "./pass.ts";
import { commandIn } from "./run-folder.ts";
import { checkedBy, LIMITS_ON_OWN_INPUT, refuseStarved, VALIDATOR_LIMITS } from "./validator.ts";

/** The program runs on what the problem's program has made its input; then that one looks at what was printed. */
export async function printInPass(judging: Judging, input: PassInput): Promise<Pass> {
  const { run, test, folder } = input;
  const { inputPath } = folder;
  const ran = await runInSlot(judging, run, { name: `test ${test.number}`, inputPath });
  const { bytes, isWhole } = await beginningOf(inputPath);
  const { stdout } = ran.report;
  const said: Said[] = [
    { by: "judge", text: shown(bytes) },
    { by: "program", text: shown(stdout) },
  ];
  const pass = { kind: "ran" as const, ran, said, isCut: !isWhole || stdout.length > SHOWN_BYTES };
  if (ran.outcome.kind === "failed") return { ...pass, isAccepted: false };
  const looked = await lookAt(judging, input, stdout);
  const checked = "kind" in looked ? looked : checkedBy(looked, "");
  return checked.kind === "compared" ? { ...pass, isAccepted: checked.passed } : checked;
}

async function lookAt(judging: Judging, input: PassInput, output: Uint8Array): Promise<RunReport | ProblemBroken> {
  const { test, checker, judge, folder, time } = input;
  const { tools, inSlotAhead, timed } = judging;
  const outputPath = path.join(folder.path, "output");
  await writeFile(outputPath, output);
  const command = commandIn(folder, { ...judge, flags: checker.arguments });
  const report = await inSlotAhead.run(
    async (slot) =>
      time.spent() ??
      (await timed(`compare ${test.number}`, () =>
        runWithControl(
          { ...tools, ...slot },
          {
            ...command,
            // What it prints is nobody's.
            command: ["/bin/sh", "-c", 'exec "$@" > /dev/null', "validate", ...command.command],
            stdinPath: outputPath,
            limits: { ...(test.answerPath === null ? LIMITS_ON_OWN_INPUT : VALIDATOR_LIMITS), ...command.limits },
          },
          judge.language.refusal,
        ),
      )),
  );
  if ("kind" in report) return report;
  time.count(report);
  refuseStarved(report);
  return report;
}

async function beginningOf(file: string): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SHOWN_BYTES + 1), 0, SHOWN_BYTES + 1, 0);
    return { bytes: buffer.subarray(0, Math.min(bytesRead, SHOWN_BYTES)), isWhole: bytesRead <= SHOWN_BYTES };
  } finally {
    await handle.close();
  }
}
