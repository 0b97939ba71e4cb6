import { beforeAll, describe, expect, test } from "vitest";
import { readAttacks } from "../hostile/attack.ts";
import { type AttackPlace, findPlace, type Situation } from "./attack-place.ts";
import { GUEST_SECONDS } from "./user-mode-linux.ts";

/**
 * Defines a test for each attack in this situation, or one that is skipped and says why the situation cannot be had.
 */
export async function describeAttacks(situation: Situation): Promise<void> {
  const title = `attacks as ${situation.user === "root" ? "root" : "an ordinary user"} ${situation.hasCgroup ? "with" : "without"} cgroup v2`;
  const place = await findPlace(situation);
  if ("missing" in place) {
    test.skip(`${title}: not tried (${place.missing})`, () => {});
    return;
  }
  const attacks = await readAttacks();
  describe(`${title} (${place.kind})`, () => {
    const results = resultsOf(place);
    for (const { number, name, about, runs } of attacks) {
      test(`${number} ${name}: ${about}`, () => expect(results.get(name)).toEqual([]));
      for (const { unlessUserModeLinux: reason } of place.kind === "user-mode-linux" ? runs : []) {
        if (reason !== undefined)
          test.skip(`${number} ${name}: a part not tried in user-mode-linux (${reason})`, () => {});
      }
    }
    test("all of them together leave nothing", () => expect(results.get("everything")).toEqual([]));
  });
}

/** Filled before the first test. */
function resultsOf(place: AttackPlace): ReadonlyMap<string, readonly string[]> {
  const results = new Map<string, readonly string[]>();
  beforeAll(
    async () => {
      for (const { name, problems } of await place.run()) results.set(name, problems);
    },
    (GUEST_SECONDS + 60) * 1000,
  );
  return results;
}
