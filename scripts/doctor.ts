// `npm run doctor`: what this installation is, what holds, and the one next thing to mend. Changes nothing of it.

import { readFile } from "node:fs/promises";
import path from "node:path";
import tls from "node:tls";
import { parseEnv } from "node:util";
import type { Environment } from "@verdict/contract/environment";
import { parseArguments, USAGE } from "./doctor/arguments.ts";
import { checkAll, nextToMend } from "./doctor/checks/all-checks.ts";
import { gatherFacts } from "./doctor/look/gather-facts.ts";
import { objectOf, pageOf } from "./doctor/page.ts";
import { plainCheck } from "./doctor/plain-check.ts";
import { withoutSecrets } from "./doctor/secrets.ts";

const root = path.join(import.meta.dirname, "..");

/** Exit codes: 0 all holds; 1 something has to be mended; 2 a wrong command line. */
async function main(words: readonly string[]): Promise<number> {
  let environment: Environment = process.env;
  let order: ReturnType<typeof parseArguments>;
  try {
    order = parseArguments(words, process.env.INIT_CWD ?? process.cwd());
    if (order.settingsFile !== null) environment = { ...environment, ...(await readSettingsFile(order.settingsFile)) };
    await trustAsTheServiceDoes(environment["NODE_EXTRA_CA_CERTS"]);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  console.error("Looking (where no judge has started yet, what makes its boxes is compiled first, in a minute) …");
  const told = (text: string) => withoutSecrets(text, environment);
  const facts = await gatherFacts(environment, order, root).catch((error: unknown) => {
    // Node would print all that an error carries, its stack and its secrets.
    throw new Error(told(error instanceof Error ? error.message : String(error)));
  });
  const checks = checkAll(facts).map((check) => plainCheck(check, told));
  const toldWithin = (_key: string, value: unknown) => (typeof value === "string" ? told(value) : value);
  console.log(order.isJson ? JSON.stringify(objectOf(facts, checks), toldWithin) : told(pageOf(facts, checks)));
  return nextToMend(checks) === null ? 0 : 1;
}

/** Node reads this when it starts, which the doctor has done without the settings of the service. */
async function trustAsTheServiceDoes(file: string | undefined): Promise<void> {
  if (file === undefined) return;
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), await readFile(file, "utf8")]);
}

/** As systemd reads its EnvironmentFile: a line NAME=value for each setting. */
async function readSettingsFile(file: string): Promise<Environment> {
  try {
    return parseEnv(await readFile(file, "utf8"));
  } catch (cause) {
    throw new Error(`The settings in ${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

const exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`This did not work: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
});
// A mail server that was given up may still be talking, which would keep this process for as long as it does.
process.exit(exitCode);
