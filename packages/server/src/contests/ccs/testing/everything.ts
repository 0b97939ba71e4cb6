import { setTimeout as sleep } from "node:timers/promises";
import { CCS_COLLECTIONS } from "@verdict/contract/ccs";
import { expect } from "vitest";
import type { TestUser } from "../../../accounts/testing/test-user.ts";
import type { Story } from "./story.ts";

/** What is told may be a second old. */
export const FRESH_MS = 1_050;

// biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any answer.
export type Told = Record<string, any>;

/** Everything that somebody is told of a contest, each part checked against its published schema. */
export async function everything(
  { get, faultsOf }: Story,
  who: TestUser,
  exceptions: readonly string[] = [],
): Promise<Told> {
  await sleep(FRESH_MS);
  const told: Told = { contest: (await get(who, "")).body };
  const ask = async (name: string) => {
    told[name] = (await get(who, name)).body;
  };
  await Promise.all(["state", "scoreboard", "access"].map(ask));
  // So many at once as one user may ask for.
  await Promise.all(CCS_COLLECTIONS.slice(0, 6).map(ask));
  await Promise.all(CCS_COLLECTIONS.slice(6).map(ask));
  for (const [name, value] of Object.entries(told)) {
    if (!exceptions.includes(name)) expect(faultsOf(name, value), name).toEqual([]);
  }
  expectWholeReferences(told);
  expectAccess(told);
  return told;
}

/** Whatever is referred to is told as well. */
function expectWholeReferences(told: Told): void {
  const ids = (name: string) => new Set<string>(told[name].map((object: { id: string }) => object.id));
  const known = {
    language_id: ids("languages"),
    problem_id: ids("problems"),
    team_id: ids("teams"),
    from_team_id: ids("teams"),
    to_team_ids: ids("teams"),
    team_ids: ids("teams"),
    group_ids: ids("groups"),
    submission_id: ids("submissions"),
    judgement_type_id: ids("judgement-types"),
    reply_to_id: ids("clarifications"),
  };
  const objects = [...CCS_COLLECTIONS.flatMap((name) => told[name]), ...told["scoreboard"].rows];
  for (const object of objects) {
    for (const [name, of] of Object.entries(known)) {
      for (const id of [object[name] ?? []].flat()) expect(of, `${name} of ${JSON.stringify(object)}`).toContain(id);
    }
  }
}

/** Nobody meets with a property that was not announced. */
function expectAccess(told: Told): void {
  const announced = new Map<string, string[]>(
    told["access"].endpoints.map(({ type, properties }: { type: string; properties: string[] }) => [type, properties]),
  );
  for (const name of ["contest", "state", ...CCS_COLLECTIONS]) {
    for (const object of [told[name]].flat()) {
      expect(announced.get(name), name).toEqual(expect.arrayContaining(Object.keys(object)));
    }
  }
}
