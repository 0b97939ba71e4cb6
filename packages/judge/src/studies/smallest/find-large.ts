import { sizeOf } from "../shared/input-shape.ts";
import { printedBy, runCommands } from "../shared/run-commands.ts";
import type { LargeCommand } from "../shared/scaled-commands.ts";
import { PACKAGE_LIMITS } from "../shared/study-tools.ts";
import { confirmFailure, type Failure } from "./confirm-failure.ts";
import { keepValidTexts, LONGEST_WIDE_TEXT } from "./make-cases.ts";
import type { Search } from "./search.ts";

/*
 * What fails on no input that a person can read: counts and sums that only tens of thousands of things make leave their
 * type. One input at a time, nearly as large as a test, and then the same one with less of everything.
 */

/** Never the size of a test: what is shown in the end is none of the hidden ones. */
const FIRST_SHARE = 0.93;
const SMALLER = 0.6;
/** Between a share that fails and one that does not, so often. */
const MOST_HALVINGS = 2;

/** Tries the next commands, which leave the queue, while there is time; null when the program fails on none of them. */
export async function findLargeFailure(
  search: Search,
  queue: LargeCommand[],
  hasTime: () => boolean,
): Promise<Failure | null> {
  while (hasTime()) {
    const command = queue.shift();
    if (command === undefined) return null;
    const failure = await failureOf(search, command, FIRST_SHARE);
    if (failure !== null) return await withLess(search, command, failure);
    search.tell(null);
  }
  return null;
}

async function failureOf(search: Search, command: LargeCommand, share: number): Promise<Failure | null> {
  const { tools, task, solver } = search;
  const commands = [command.ofSize(share)];
  const [end] = await runCommands(tools, task.material, { commands, limits: PACKAGE_LIMITS });
  const made = printedBy(end);
  const [text] = made === null ? [] : await keepValidTexts(tools, task, [made]);
  if (text === undefined) return null;
  search.program.tried += 1;
  search.tried([{ text }]);
  return await confirmFailure(tools, task, { solver, input: text });
}

/** The input of the same kind with the least share of everything on which it still fails. */
async function withLess(search: Search, command: LargeCommand, first: Failure): Promise<Failure> {
  let least = { share: FIRST_SHARE, failure: first };
  let right = 0;
  let halvings = 0;
  while (search.hasTime() && least.failure.input.length > LONGEST_WIDE_TEXT && halvings < MOST_HALVINGS) {
    search.tell(sizeOf(least.failure.input));
    if (right > 0) halvings += 1;
    const share = right === 0 ? least.share * SMALLER : Math.sqrt(least.share * right);
    const failure = await failureOf(search, command, share);
    if (failure === null) right = share;
    else least = { share, failure };
  }
  return least.failure;
}
