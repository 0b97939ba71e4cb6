import type { Facts } from "../facts.ts";
import type { Check } from "./check.ts";
import { checkDatabase } from "./database-checks.ts";
import { checkIsolation, checkJudgeErrors, checkJudges, checkLanguages, checkQueue } from "./judging-checks.ts";
import { checkMachine, checkWeb } from "./machine-checks.ts";
import { checkFirstPassword, checkSecrets, checkSettings, checkSite } from "./settings-checks.ts";
import { checkBackups, checkDataFolder, checkDisk } from "./storage-checks.ts";
import { checkTests } from "./tests-check.ts";

/** All of them, in the order in which they are mended: what comes first is often why something later fails. */
export function checkAll(facts: Facts): Check[] {
  return [
    checkSettings(facts),
    checkDataFolder(facts),
    checkDisk(facts),
    ...checkDatabase(facts),
    checkIsolation(facts),
    checkLanguages(facts),
    checkJudges(facts),
    checkQueue(facts),
    checkTests(facts),
    checkWeb(facts),
    checkSecrets(facts),
    ...checkSite(facts),
    checkFirstPassword(facts),
    checkBackups(facts),
    checkMachine(facts),
    checkJudgeErrors(facts),
  ];
}

/** The one next thing: the first that fails, or else the first that is weak. Null when all holds. */
export function nextToMend(checks: readonly Check[]): Check | null {
  return checks.find(({ state }) => state === "fails") ?? checks.find(({ state }) => state === "warn") ?? null;
}
