import { existsSync } from "node:fs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { type Attack, readAttacks } from "../hostile/attack.ts";
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
  const known = await readAttacks();
  const all = known.filter(({ tools }) => tools.every((tool) => existsSync(tool)));
  const missing = known.filter((attack) => !all.includes(attack)).map(({ name, tools }) => `${name} (${tools.join()})`);
  // A guest takes many times as long. The rest is tried on this machine, and wherever it has such control groups.
  const isWhole = place.kind === "this machine" || inject("isThorough");
  const attacks = isWhole ? all : all.filter(({ inEveryGuest }) => inEveryGuest);
  describe(`${title} (${place.kind})`, () => {
    const results = resultsOf(place, attacks);
    const left = all.length - attacks.length;
    if (missing.length > 0) test.skip(`not installed, and not tried: ${missing.join(", ")}`, () => {});
    if (left > 0) test.skip(`${left} attacks in a guest: only with --thorough`, () => {});
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
function resultsOf(place: AttackPlace, attacks: readonly Attack[]): ReadonlyMap<string, readonly string[]> {
  const results = new Map<string, readonly string[]>();
  beforeAll(
    async () => {
      const names = attacks.map(({ name }) => name);
      for (const { name, problems } of await place.run(names)) results.set(name, problems);
    },
    (GUEST_SECONDS + 60) * 1000,
  );
  return results;
}
