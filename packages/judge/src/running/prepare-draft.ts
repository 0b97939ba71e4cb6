import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Diagnostic } from "@verdict/contract/diagnostics";
import type { LanguageId } from "@verdict/contract/language";
import type { ToldOfDraft } from "@verdict/contract/preparing";
import type { RunReport, Sandbox } from "@verdict/sandbox/sandbox";
import type { Language, QuickCompiler } from "../languages/language.ts";
import { onceItStarves } from "../languages/unless-it-starves.ts";
import { type CompileOutcome, compile, refusalText, runBuildStep } from "./compile.ts";
import { cutForPeople, tidyCompilerOutput } from "./compiler-output.ts";
import type { DraftPauses } from "./draft-pauses.ts";
import type { JudgeTools } from "./judging.ts";
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

/** Beyond any ordinary source, and short enough for a slot that is only lent. */
const MOST_CPU_MS = 8_000;
/** On a machine with too much to do. The request gives up sooner. */
const LONGEST_MS = 60_000;
/** Of a program that is kept for a run that may never come. */
const LARGEST_KEPT_BYTES = 16 * 1024 * 1024;

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
  const isSought = () => tools.programs.isSought(parts);
  const givenUp = new AbortController();
  const sought = new AbortController();
  const starved = new AbortController();
  const giveUp = () => givenUp.abort(new GivenUp("the slot is wanted"));
  const { owner } = draft;
  const giveSlotBack = tools.slots.lend({ owner, mayBeAskedBack: () => !isSought(), giveBack: giveUp });
  if (giveSlotBack === null) return { kind: "given-up" };
  const onAbort = () => {
    if (!isSought()) giveUp();
  };
  signal.addEventListener("abort", onAbort, { once: true });
  const onTooLong = () => isSought() || givenUp.abort(new TooMuch("a draft is given no more time"));
  const tooLong = setTimeout(onTooLong, LONGEST_MS);
  // On a machine that is busy with other things it would never end: it goes on like a run then, unless there is one.
  const stopLooking = onceItStarves(
    () => !tools.slots.isAtWork(),
    () => starved.abort(),
  );
  try {
    if (signal.aborted) return { kind: "given-up" };
    const context = {
      sandbox: { run: behindAllOthers(tools.sandbox, AbortSignal.any([sought.signal, starved.signal])) },
      folders: tools.folders,
      signal: givenUp.signal,
    };
    const steps = language.draft.look(draft.source);
    const looked = await look(context, { language, source: draft.source, steps });
    if (looked.kind === "refused") return looked;
    if (language.draft.buildPlan(draft.source).steps.length === 0) return { ...looked, kind: "prepared" };
    // Without a look of its own a language has nothing to say before the program is built.
    if (steps.length > 0) onDiagnostics(looked.diagnostics);
    return await build(tools, { context, language, draft, parts, sought });
  } catch (error) {
    const cause = givenUp.signal.aborted ? givenUp.signal.reason : error;
    if (cause instanceof TooMuch) return { kind: "too-much" };
    if (cause instanceof GivenUp) return { kind: "given-up" };
    throw error;
  } finally {
    clearTimeout(tooLong);
    stopLooking();
    signal.removeEventListener("abort", onAbort);
    giveSlotBack();
  }
}

class GivenUp extends Error {
  override name = "GivenUp";
}
class TooMuch extends Error {
  override name = "TooMuch";
}

type Context = Parameters<typeof compile>[0];
type Looked = { kind: "fine"; diagnostics: Diagnostic[] } | Extract<Prepared, { kind: "refused" }>;

async function look(
  context: Context,
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

/** Thrown by a compile whose outcome is not to be kept. */
class NotKept extends Error {
  override name = "NotKept";
  readonly outcome: CompileOutcome;

  constructor(outcome: CompileOutcome) {
    super("nothing to be kept");
    this.outcome = outcome;
  }
}

async function build(
  tools: DraftTools,
  input: { context: Context; language: Language; draft: Draft; parts: readonly string[]; sought: AbortController },
): Promise<Prepared> {
  const { context, language, draft, parts, sought } = input;
  const compileDraft = async () => {
    const outcome = await compile(context, {
      plan: language.draft.buildPlan(draft.source),
      quickCompiler: draftCompilerFor(tools, { draft, signal: context.signal, sought: sought.signal }),
    });
    if (outcome.kind === "compiled" && outcome.bytes <= LARGEST_KEPT_BYTES) return outcome;
    // What is refused in a run may be accepted after more tries than a draft is given: the run has its own say.
    if (outcome.kind === "compiled") await context.folders.remove(outcome.program.folder);
    throw new NotKept(outcome);
  };
  // The outcome may be that of a run that came before.
  const outcome = await tools.programs
    .withProgram({
      parts,
      draftOf: draft.owner,
      onSought: () => sought.abort(new GivenUp("a run waits for it, and is faster itself")),
      compile: compileDraft,
      use: async (kept) => kept,
    })
    .catch((error: unknown) => {
      if (error instanceof NotKept) return error.outcome;
      throw error;
    });
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

/** Until something speaks against it, whatever is compiled here gets what nobody else wants of the machine. */
function behindAllOthers(sandbox: Pick<Sandbox, "run">, hurry: AbortSignal): Sandbox["run"] {
  const run = withoutLongRuns(sandbox);
  return (command, signal) => run({ ...command, precedence: "last" }, signal, hurry);
}

/** A box that reaches a limit of time says nothing of the source here: a run would give it more. */
function withoutLongRuns(sandbox: Pick<Sandbox, "run">): Sandbox["run"] {
  return async (command, signal, hurry): Promise<RunReport> => {
    const limits = { ...command.limits, cpuMs: Math.min(command.limits.cpuMs, MOST_CPU_MS) };
    const report = await sandbox.run({ ...command, limits }, signal, hurry);
    if (report.end.kind === "limit" && (report.end.limit === "cpu" || report.end.limit === "wall")) {
      throw new TooMuch("a draft is given no more time");
    }
    return report;
  };
}
