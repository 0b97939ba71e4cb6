import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { median, printFigure } from "../figure.ts";
import { percentile } from "../load/report.ts";
import { pauseInTyping, prepareDraft, startTyping } from "./preparing.ts";
import { type Button, press, unseen } from "./press.ts";
import type { Stage } from "./stage.ts";
import { printWaterfall, readWaterfall, totalOf, type Waterfall } from "./waterfall.ts";

/** C++, since nothing else keeps a slot for so long. */
const PRESSES = {
  "run-compiled": { button: "run", isPrepared: false },
  "run-prepared": { button: "run", isPrepared: true },
  submit: { button: "submit", isPrepared: true },
} as const;
type PressKind = keyof typeof PRESSES;
type SetPreparing = (stage: Stage, value: "on" | "off") => Promise<void>;

/**
 * `loop` turns in circles in a processor's idle time and touches no memory: what it costs others is what this machine
 * takes for a second busy processor, and nothing that works in idle time can cost less.
 */
type Neighbour = "nobody" | "typist" | "loop";

/**
 * What somebody who types all the time does to the presses of another. Each round is a press alone, one beside the
 * typing, one beside a loop, and one more alone: what the two alone differ by is this machine's own unrest, and a delay
 * that is smaller does not show.
 */
export async function measureBesideTyping(
  stage: Stage,
  input: { problemId: string; source: string; rounds: number; setPreparing: SetPreparing },
): Promise<void> {
  for (const kind of Object.keys(PRESSES) as PressKind[]) {
    const alone: Waterfall[] = [];
    const besides: Waterfall[] = [];
    const ratios: Record<Exclude<Neighbour, "nobody">, number[]> = { typist: [], loop: [] };
    const noise: number[] = [];
    for (let round = 0; round <= input.rounds; round += 1) {
      const before = await pressOnce(stage, kind, { ...input, neighbour: "nobody" });
      const beside = await pressOnce(stage, kind, { ...input, neighbour: "typist" });
      const besideLoop = await pressOnce(stage, kind, { ...input, neighbour: "loop" });
      const after = await pressOnce(stage, kind, { ...input, neighbour: "nobody" });
      if (round === 0) continue; // Fetches the test data.
      alone.push(before, after);
      besides.push(beside);
      const [beforeMs, afterMs] = [totalOf(before), totalOf(after)];
      const aloneMs = Math.sqrt(beforeMs * afterMs);
      ratios.typist.push(totalOf(beside) / aloneMs);
      ratios.loop.push(totalOf(besideLoop) / aloneMs);
      // Whichever way round: what was measured later is no worse for it.
      noise.push(round % 2 === 0 ? beforeMs / afterMs : afterMs / beforeMs);
    }
    const name = `instant.others.${kind}`;
    printWaterfall(`${name}.alone`, alone);
    printWaterfall(`${name}.beside`, besides);
    printFigure(`${name}.alone`, median(alone.map(totalOf)), "ms, nobody types");
    printQuartiles(`${name}.ratio`, ratios.typist, "of a press beside somebody who types to those alone around it");
    printQuartiles(`${name}.loop`, ratios.loop, "of one beside a processor that turns in circles when it is idle");
    printQuartiles(`${name}.noise`, noise, "of one alone to the other alone");
  }
}

async function pressOnce(
  stage: Stage,
  kind: PressKind,
  input: { problemId: string; source: string; setPreparing: SetPreparing; neighbour: Neighbour },
): Promise<Waterfall> {
  const { button, isPrepared }: { button: Button; isPrepared: boolean } = PRESSES[kind];
  const draft = { problemId: input.problemId, language: "cpp" as const };
  const code = unseen(input.source);
  let stop = async () => {};
  const pressing = press(stage, {
    code,
    button,
    beforeWriting: () => input.setPreparing(stage, isPrepared ? "on" : "off"),
    async beforeClick() {
      if (isPrepared) await prepareDraft(stage, { ...draft, code });
      // Alone, too: a press comes out differently after a rest than after other work.
      if (input.neighbour === "loop") stop = startLoop();
      if (input.neighbour === "typist") stop = await startTyping(stage, { ...draft, code: input.source });
      else await pauseInTyping();
    },
  });
  // A loop would outlive a bench that fails.
  const marks = await pressing.finally(() => stop());
  return await readWaterfall(stage.database, button, marks);
}

/** On the idle time of one processor, until the returned function is called. */
function startLoop(): () => Promise<void> {
  const loop: ChildProcess = spawn("chrt", ["--idle", "0", "sh", "-c", "while :; do :; done"], { stdio: "ignore" });
  const gone = once(loop, "close");
  return async () => {
    loop.kill("SIGKILL");
    await gone;
  };
}

function printQuartiles(name: string, values: readonly number[], unit: string): void {
  const at = (share: number) => percentile(values, share);
  printFigure(
    name,
    median(values),
    `${unit} (a quarter below ${at(0.25).toFixed(2)}, a quarter above ${at(0.75).toFixed(2)})`,
  );
}
