import { STEPS_IN_WINDOW } from "@verdict/contract/trace";
import { UnrecordableError } from "../languages/recorder.ts";
import { compile } from "../running/compile.ts";
import { compileAhead } from "../running/compile-ahead.ts";
import { inLentSlot } from "../running/lent-slot.ts";
import type { Draft, DraftTools } from "../running/prepare-draft.ts";
import { recordedParts } from "./recorded-parts.ts";

/** The first window; what is compiled for one is the same for all. */
const FIRST = { skip: 0, line: null, most: STEPS_IN_WINDOW } as const;

/**
 * Compiles the program that records itself before anybody asks for its steps, as a draft is compiled: in a slot that
 * nobody wants, behind everything else on the machine. `nothing`: no program is compiled for it, or none can be.
 */
export async function prepareRecording(
  tools: Omit<DraftTools, "draftCompilerOf" | "pauses">,
  { owner, language: id, source }: Draft,
  signal: AbortSignal,
): Promise<"prepared" | "refused" | "given-up" | "too-much" | "nothing"> {
  const language = tools.languageOf(id);
  const { recorder } = language;
  if (recorder === undefined || recorder.hasWindowInPlan) return "nothing";
  try {
    const plan = recorder.buildPlan(source, FIRST);
    if (plan === null) return "nothing";
    const parts = recordedParts({ language, recorder, source, owner, window: FIRST });
    const told = await inLentSlot(tools, { owner, parts, signal }, (lent) =>
      compileAhead(tools, { lent, parts, owner }, () => compile(lent.context, { plan, quickCompiler: null })),
    );
    return told.kind === "compiled" ? "prepared" : told.kind;
  } catch (error) {
    if (error instanceof UnrecordableError) return "nothing";
    throw error;
  }
}
