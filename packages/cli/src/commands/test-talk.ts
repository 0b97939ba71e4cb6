import { CliError } from "../cli-error.ts";
import { prepareProgram } from "../local-run.ts";
import { type Replayed, replay, talkWith } from "../local-talk.ts";
import { plainText } from "../plain-text.ts";
import { type ProblemFacts, type Program, readSamples } from "../problem-folder.ts";
import { block, conversationBlock } from "../verdict-text.ts";
import type { CommandContext } from "./command-context.ts";

const AT_THE_SITE = "verdict run has it talk with the problem's own program, at the site";

/** 0 when the program says in each sample what stands there. A sample shows one way of many. */
export async function playSamples(
  { folder, terminal }: Pick<CommandContext, "folder" | "terminal">,
  { program, interaction }: { program: Program; interaction: NonNullable<ProblemFacts["interaction"]> },
): Promise<number> {
  const samples = await readSamples(folder);
  if (samples.length === 0) {
    throw new CliError(
      `This problem's own program has a part in each run, and it came without samples to play here: ${AT_THE_SITE}.`,
    );
  }
  const prepared = await prepareProgram(program);
  let failures = 0;
  try {
    for (const { name, passes } of samples) {
      const ways: Replayed[] = [];
      for (const pass of passes) {
        ways.push(await replay(prepared, pass));
        if (ways.at(-1)?.kind !== "same") break;
      }
      const last = ways.at(-1);
      const isSame = last === undefined || (last.kind === "same" && last.end === null);
      const run = passes.length > 1 ? `, run ${ways.length}` : "";
      terminal.print(`sample ${name}${isSame ? ": ok" : `${run}: ${plainText(wayText(last))}`}`);
      if (!isSame) failures += 1;
    }
  } finally {
    await prepared.remove();
  }
  const what = interaction.kind === "interactor" ? "conversation" : "way";
  if (failures > 0) terminal.say(`A sample shows one ${what} of many, and another one may be right: ${AT_THE_SITE}.`);
  return failures === 0 ? 0 : 1;
}

function wayText(way: Replayed): string {
  switch (way.kind) {
    case "same":
      return `says the same, and ends with ${way.end}`;
    case "other":
      return `goes another way: it says "${short(way.said)}" where the sample has "${short(way.wanted)}"`;
    case "silent":
      return `says nothing for ten seconds where the sample has "${short(way.wanted)}": is each line flushed?`;
    case "early":
      return `ends${way.end === null ? "" : ` with ${way.end}`} before it says "${short(way.wanted)}"`;
    default:
      return way satisfies never;
  }
}

const MOST_CHARACTERS = 60;

function short(line: string): string {
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS).toWellFormed()}…` : line;
}

/** 0 when both have ended well; exit code 42 of the partner, by which interactors accept, is one. */
export async function talkWithPartner(
  { folder, terminal }: Pick<CommandContext, "folder" | "terminal">,
  { program, partner }: { program: Program; partner: string },
): Promise<number> {
  const prepared = await prepareProgram(program);
  try {
    const { said, ends, errors, isCutOff } = await talkWith(prepared, partner, folder);
    terminal.print(conversationBlock({ passes: [said], isCut: false }));
    if (errors.program !== "") terminal.print(block("standard error of your program", errors.program));
    if (errors.partner !== "") terminal.print(block("standard error of the other one", errors.partner));
    if (isCutOff) {
      terminal.print("stopped: they did not come to an end within a minute, or said more than a megabyte");
      return 1;
    }
    const isAccepted = ends.partner === null || ends.partner === "exit code 42";
    terminal.print(`your program: ${ends.program ?? "ended well"}; the other one: ${ends.partner ?? "ended well"}`);
    return ends.program === null && isAccepted ? 0 : 1;
  } finally {
    await prepared.remove();
  }
}
