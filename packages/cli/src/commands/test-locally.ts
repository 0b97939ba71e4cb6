import { CliError } from "../cli-error.ts";
import { prepareProgram } from "../local-run.ts";
import { readExamples, readFacts, readProgram } from "../problem-folder.ts";
import { block } from "../verdict-text.ts";
import type { CommandContext } from "./command-context.ts";
import { playSamples, talkWithPartner } from "./test-talk.ts";

/** 0 when every example gives the printed output, by words: spaces and line ends do not count. */
export async function testLocally(
  context: CommandContext,
  input: { file: string | null; partner: string | null },
): Promise<number> {
  const { folder, terminal } = context;
  const facts = await readFacts(folder);
  if (facts === null) throw new CliError("Examples lie in the folder of a pulled problem: go there.");
  const program = await readProgram(folder, input.file);
  if (input.partner !== null) return await talkWithPartner(context, { program, partner: input.partner });
  if (facts.interaction !== undefined) return await playSamples(context, { program, interaction: facts.interaction });
  const examples = await readExamples(folder);
  if (examples.length === 0) throw new CliError("There are no examples in this folder. Pull the problem again.");
  const prepared = await prepareProgram(program);
  let failures = 0;
  try {
    for (const example of examples) {
      const run = await prepared.run(example.input);
      const isSame = run.end === "exited" && wordsOf(run.stdout) === wordsOf(example.output);
      const what = isSame ? "ok" : run.end === "exited" ? "differs" : run.reason;
      terminal.print(`example ${example.name}: ${what}  (${Math.round(run.ms)} ms)`);
      if (isSame) continue;
      failures += 1;
      terminal.print(block("input", example.input));
      terminal.print(block("expected", example.output));
      terminal.print(block("your output", run.stdout));
      if (run.stderr !== "") terminal.print(block("standard error", run.stderr));
    }
  } finally {
    await prepared.remove();
  }
  if (failures > 0)
    terminal.say("Where several answers are right, an output that differs may be accepted all the same.");
  return failures === 0 ? 0 : 1;
}

function wordsOf(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(" ");
}
