import type { RunnerProcess } from "./runner-process.ts";
import { createRecord } from "./said.ts";
import { type Pair, type PairReport, SandboxError, type Talker } from "./sandbox.ts";
import { watchForSilence } from "./silence.ts";
import { TalkingSide } from "./talking-side.ts";

/**
 * Runs two commands that talk, in the boxes of two runners. This process hands on what comes, keeps the beginning of
 * it, and holds no more than a window of it in either direction (flow.ts). What is said to one that has ended is thrown
 * away, so that nobody is ended by a closed pipe. That one has ended is told to the other by the end of its input and
 * by nothing else: whose end this process learns of first was first, however busy the machine is. One that has closed
 * its output and goes on has not ended.
 */
export async function runPair(
  runners: Readonly<Record<Talker, RunnerProcess>>,
  pair: Pair,
  signal?: AbortSignal,
): Promise<PairReport> {
  if (pair.program.stdinPath !== null || pair.partner.stdinPath !== null) {
    throw new SandboxError("commands that talk have no input file");
  }
  const record = createRecord(pair.recordBytes);
  const gone: { talker: Talker; silenceMs: number }[] = [];
  let wereSilent = false;

  const sideOf = (talker: Talker, other: () => TalkingSide): TalkingSide =>
    new TalkingSide(runners[talker], {
      onSaid(data, onPassedOn) {
        silence.reset();
        record.add(talker, data);
        other().hear(data, onPassedOn);
      },
      onGone() {
        gone.push({ talker, silenceMs: silence.lastsForMs() });
      },
      onSaidLast: () => other().hearTheEnd(),
      onReport({ end }) {
        if (pair.isDecidedBy({ talker, end, endedFirst: gone[0]?.talker ?? talker })) other().end();
      },
    });
  const program: TalkingSide = sideOf("program", () => partner);
  const partner: TalkingSide = sideOf("partner", () => program);
  const lingering = new AbortController();
  const endBoth = () => {
    program.end();
    partner.end();
  };
  const silence = watchForSilence(pair.silentMs, {
    wantedMs: async () => (await program.wantedMs()) + (await partner.wantedMs()),
    onSilent() {
      wereSilent = true;
      endBoth();
    },
  });
  signal?.addEventListener("abort", endBoth);
  try {
    const runs = [program.run(pair.program), partner.run(pair.partner)] as const;
    for (const run of runs) run.catch(endBoth);
    runs[0].then(() => endAfter(pair.lingerMs, partner, lingering.signal), endBoth);
    await Promise.allSettled(runs);
    signal?.throwIfAborted();
    const [ofProgram, ofPartner] = await Promise.all(runs);
    const { talker: endedFirst, silenceMs } = gone[0] ?? { talker: "program", silenceMs: 0 };
    return { program: ofProgram, partner: ofPartner, endedFirst, wereSilent, silenceMs, ...record.all() };
  } finally {
    lingering.abort();
    silence.stop();
    signal?.removeEventListener("abort", endBoth);
  }
}

function endAfter(ms: number, side: TalkingSide, signal: AbortSignal): void {
  const timer = setTimeout(() => side.end(), ms);
  signal.addEventListener("abort", () => clearTimeout(timer));
  if (signal.aborted) clearTimeout(timer);
}
