import { type BoxCommand, type RunReport, SandboxError } from "@verdict/sandbox/sandbox";
import type { RuntimeRefusal } from "../languages/language.ts";
import { type PatientContext, runPatiently } from "./patience.ts";

/**
 * A program can print every word that its runtime says when the machine refuses it memory or a thread, some programs
 * get the real ones by their own doing, and a source can have its compiler print them (`#line 0`). So the words alone
 * prove nothing: right after such an end the same tool is started under the same limits with nothing of the user's,
 * which nobody can forge. Where that fails as well, the machine is at fault. Where it works, there is another run, and
 * a second such end is the program's own.
 */
const RUNS = 2;

/** What the control may take; the program's own time limit may be shorter than a start. */
const CONTROL_TIME = { cpuMs: 10_000, wallMs: 60_000 };

/** Throws SandboxError when the machine refused the runtime what it needs. */
export async function runWithControl(
  context: PatientContext,
  command: BoxCommand,
  refusal: RuntimeRefusal | null,
): Promise<RunReport> {
  return await unlessRefused(
    context,
    () => runPatiently(context, command),
    (report) => (refusal?.isSaidBy(report) === true ? [{ command, refusal }] : []),
  );
}

/** Of any number of commands that run together: `saying` are those that end as if the machine had refused them. */
export async function unlessRefused<Report>(
  context: PatientContext,
  runOnce: () => Promise<Report>,
  saying: (report: Report) => readonly { command: BoxCommand; refusal: RuntimeRefusal }[],
): Promise<Report> {
  for (let run = 1; ; run++) {
    const report = await runOnce();
    const suspects = saying(report);
    if (suspects.length === 0) return report;
    for (const { command, refusal } of suspects) {
      if (!(await worksAlone(context, command, refusal)))
        throw new SandboxError(`the machine refused ${refusal.runtime}`);
    }
    if (run === RUNS) return report;
  }
}

async function worksAlone(context: PatientContext, command: BoxCommand, refusal: RuntimeRefusal): Promise<boolean> {
  const { end } = await runPatiently(context, {
    ...command,
    command: refusal.control(command.command),
    // The start from files needs more than a copy of a runtime that has started.
    fromZygote: false,
    stdinPath: null,
    limits: { ...command.limits, ...CONTROL_TIME },
  });
  return end.kind === "exited" && end.code === 0;
}
