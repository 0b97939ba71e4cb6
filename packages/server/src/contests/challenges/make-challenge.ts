import { CHALLENGE_DAYS, type ChallengeForm } from "@verdict/contract/challenges";
import type { Limit } from "../../accounts/limits/create-limit.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { unguessableId } from "../../problems/authoring/slug.ts";
import { countOpen, insertChallenge, listAwaitingTests, listNotPublic, lockMaking, readNow } from "./store.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Of one user, at the same time. */
const MOST_OPEN = 5;

/**
 * A contest of public problems that nobody organises, with everybody's own clock. Its maker is no staff: whoever makes
 * one takes part like everybody else. Returns its id, which is half of its link: whoever was not given it cannot guess it.
 * Throws bad_input for a problem that is not public, conflict for one whose tests are not there yet and for a challenge too
 * many, and too_many_requests.
 */
export async function makeChallenge(
  { pool, config, making }: Pick<AppContext, "pool" | "config"> & { making: Limit },
  { user, form }: { user: SignedInUser; form: ChallengeForm },
): Promise<string> {
  await making.spend(user.id);
  return inTransaction(pool, async (db) => {
    await lockMaking(db, user.id);
    if ((await countOpen(db, user.id)) >= MOST_OPEN) {
      throw new DomainError(
        "conflict",
        `${MOST_OPEN} of your challenges are open already: delete one, or wait for its end`,
      );
    }
    const [unknown] = await listNotPublic(db, form.problemIds);
    if (unknown !== undefined) throw new DomainError("bad_input", `There is no problem ${unknown}`);
    const [unbuilt] = await listAwaitingTests(db, { ids: form.problemIds, builds: config.buildTests });
    if (unbuilt !== undefined) {
      throw new DomainError("conflict", `The tests of ${unbuilt} are still being built: take it once they are there`);
    }
    const id = unguessableId(form.title);
    await insertChallenge(db, {
      ...form,
      id,
      intro: "",
      endsAt: new Date((await readNow(db)).getTime() + CHALLENGE_DAYS * DAY_MS),
      madeBy: user.id,
    });
    return id;
  });
}
