import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { LanguageId } from "@verdict/contract/language";
import type { ToldOfDraft } from "@verdict/contract/preparing";
import type { Sandbox } from "@verdict/sandbox/sandbox";
import type { Language, QuickCompiler } from "../languages/language.ts";
import { type CompileContext, compile, refusalText, runBuildStep } from "./compile.ts";
import { compileAhead } from "./compile-ahead.ts";
import { cutForPeople, tidyCompilerOutput } from "./compiler-output.ts";
import type { DraftPauses } from "./draft-pauses.ts";
import type { JudgeTools } from "./judging.ts";
import { inLentSlot, type LentSlot, TooMuch } from "./lent-slot.ts";
import { programParts } from "./with-program.ts";

/** Something that a user is still typing. */
export interface Draft {
  owner: string;
  language: LanguageId;
  source: string;
}

export type Prepared = Exclude<ToldOfDraft, { kind: "diagnostics" }>;

export interface DraftTools extends Pick<JudgeTools, "folders" | "languageOf" | "programs" | "slots"> {
  /** Runs beside the slots' own runners, so that nobody who takes a slot back waits for one of them. */
  sandbox: Pick<Sandbox, "run">;
  draftCompilerOf(id: LanguageId): QuickCompiler | null;
  pauses: DraftPauses;
}

/**
 * Compiles a draft in a slot that nobody wants, and keeps the program for the run that follows. The slot goes back at
 * once when somebody wants it, unless a run of this very program waits by then: the compile has become that run's.
 */
export async function prepareDraft(
  tools: DraftTools,
  draft: Draft,
  { signal, onDiagnostics }: { signal: AbortSignal; onDiagnostics: (diagnostics: Diagnostic[]) => void },
): Promise<Prepared> {
  const language = tools.languageOf(draft.language);
  const parts = programParts({ language, source: draft.source, owner: draft.owner });
  return await inLentSlot(tools, { owner: draft.owner, parts, signal }, async (lent) => {
    const steps = language.draft.look(draft.source);
    const looked = await look(lent.context, { language, source: draft.source, steps });
    if (looked.kind === "refused") return looked;
    if (language.draft.buildPlan(draft.source).steps.length === 0) return { ...looked, kind: "prepared" };
    // Without a look of its own a language has nothing to say before the program is built.
    if (steps.length > 0) onDiagnostics(looked.diagnostics);
    return await build(tools, { lent, language, draft, parts });
  });
}

type Looked = { kind: "fine"; diagnostics: Diagnostic[] } | Extract<Prepared, { kind: "refused" }>;

async function look(
  context: CompileContext,
  { language, source, steps }: { language: Language; source: string; steps: ReturnType<Language["draft"]["look"]> },
): Promise<Looked> {
  // Without one no file is needed here, and only a build knows which names of files are too long.
  if (steps.length === 0) return { kind: "fine", diagnostics: [] };
  const { files } = language.draft.buildPlan(source);
  const folder = await context.folders.create("draft");
  try {
    for (const { name, content } of files) await writeFile(path.join(folder, name), content);
    let refused: Looked | null = null;
    let errors = "";
    let latest = "";
    for (const step of steps) {
      if (refused !== null && step.onlyAfter?.(errors, latest) !== true) continue;
      const report = await runBuildStep(context, step, folder);
      const text = tidyCompilerOutput(report.stdout, report.stderr);
      const diagnostics = language.draft.diagnosticsIn(text);
      if (report.end.kind === "exited" && report.end.code === 0) return { kind: "fine", diagnostics };
      latest = text;
      errors ||= text;
      refused ??= { kind: "refused", diagnostics, compilerOutput: cutForPeople(refusalText(report, step)) };
    }
    return refused ?? { kind: "fine", diagnostics: [] };
  } finally {
    await context.folders.remove(folder);
  }
}

async function build(
  tools: DraftTools,
  input: { lent: LentSlot; language: Language; draft: Draft; parts: readonly string[] },
): Promise<Prepared> {
  const { lent, language, draft, parts } = input;
  const outcome = await compileAhead(tools, { lent, parts, owner: draft.owner }, () =>
    compile(lent.context, {
      plan: language.draft.buildPlan(draft.source),
      quickCompiler: draftCompilerFor(tools, { draft, signal: lent.context.signal, sought: lent.sought.signal }),
    }),
  );
  if (outcome.kind === "compiled") {
    return { kind: "prepared", diagnostics: language.draft.diagnosticsIn(outcome.messages) };
  }
  const { compilerOutput } = outcome;
  return { kind: "refused", diagnostics: language.draft.diagnosticsIn(compilerOutput), compilerOutput };
}

/**
 * A quick compiler is shared, and goes on with a source after its draft was given up. So its turn is not taken for a
 * draft that nobody waits for any more, and whoever has given it too much gives it nothing for a while. It lets all
 * others go first, so that a run of the same program does not wait for it: the one for runs needs milliseconds.
 */
function draftCompilerFor(
  tools: DraftTools,
  { draft, signal, sought }: { draft: Draft; signal: AbortSignal; sought: AbortSignal },
): QuickCompiler | null {
  const quickCompiler = tools.draftCompilerOf(draft.language);
  if (quickCompiler === null) return null;
  return async (source, folder) => {
    if (tools.pauses.isPausing(draft.owner)) throw new TooMuch("this user's drafts were too much just now");
    const building = quickCompiler(source, folder, AbortSignal.any([signal, sought])).then((build) => {
      if (build.kind !== "too-much") return build;
      tools.pauses.pause(draft.owner);
      throw new TooMuch("a draft is given no more time");
    });
    return await Promise.race([building, rejectOn(sought)]);
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return promise;
}
