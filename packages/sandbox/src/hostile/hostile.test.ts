import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";
import type { Sandbox } from "../sandbox.ts";
import { readAttacks } from "./attack.ts";
import { tryAttack } from "./try-attack.ts";

const attacks = await readAttacks();

describe(`as ${process.getuid?.() === 0 ? "root" : "an ordinary user"}`, () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await createSandbox({ slots: 2, readOnlyFolders: [] });
  });
  afterAll(() => sandbox.stop());

  for (const attack of attacks) {
    test(`${attack.number} ${attack.name}: ${attack.about}`, async () => {
      expect(await tryAttack(sandbox, attack)).toEqual([]);
    });
  }
});
