import type { AppContext } from "../../platform/context.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { wantTests } from "../building/store.ts";
import type { SummaryRow } from "../store.ts";
import { chooseProblem } from "./choose-problem.ts";
import { findChosen, insertChoice, listCandidates, listPast, lockChoices } from "./store.ts";

/**
 * The problem of the day (`2026-11-21`, UTC). Whoever asks first on a day has it chosen, and it stays, whatever becomes
 * of the others; where it is taken away itself, another one takes its place. From then on its tests are wanted. Null
 * where the site has none to show.
 */
export async function problemOfTheDay({ pool, config }: DayContext, day: string): Promise<SummaryRow | null> {
  const chosen = await findChosen(pool, day);
  if (chosen !== null) return chosen;
  const candidates = await listCandidates(pool, config.buildTests);
  if (candidates.length === 0) return null;
  return inTransaction(pool, async (client) => {
    await lockChoices(client);
    const chosenMeanwhile = await findChosen(client, day);
    if (chosenMeanwhile !== null) return chosenMeanwhile;
    const choice = chooseProblem({ day, candidates, past: await listPast(client) });
    if (choice !== null) {
      await insertChoice(client, { day, ...choice });
      await wantTests(client, choice.problemId);
    }
    return findChosen(client, day);
  });
}

export interface DayContext extends Pick<AppContext, "pool"> {
  config: Pick<AppContext["config"], "buildTests">;
}
