import { beforeAll, describe, expect, test } from "vitest";
import { runAsOrdinaryUser } from "../testing/ordinary-user.ts";
import { readAttacks } from "./attack.ts";

const attacks = await readAttacks();

/** Where the tests do not run as root, hostile.test.ts is this very test. */
describe.runIf(process.getuid?.() === 0)("as an ordinary user with user namespaces", () => {
  const results = new Map<string, string[]>();

  beforeAll(async () => {
    const output = await runAsOrdinaryUser("src/hostile/all-attacks-main.ts");
    for (const line of output.trim().split("\n")) {
      const { name, problems } = JSON.parse(line) as { name: string; problems: string[] };
      results.set(name, problems);
    }
  });

  for (const { number, name, about } of attacks) {
    test(`${number} ${name}: ${about}`, () => expect(results.get(name)).toEqual([]));
  }
});
