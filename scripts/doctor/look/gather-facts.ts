import path from "node:path";
import { type Environment, EnvironmentError } from "@verdict/contract/environment";
import { compilersHere } from "@verdict/judge/compilers-here";
import { type Config, readConfig, SETTING_NAMES } from "@verdict/server/config";
import { lookAtMail } from "@verdict/server/look-at-mail";
import { lookAtVideos } from "@verdict/server/look-at-videos";
import type { Order } from "../arguments.ts";
import type { Facts } from "../facts.ts";
import { weakSecretsOf } from "../secrets.ts";
import { findDatabase } from "./find-database.ts";
import { lookAtBackups } from "./look-at-backups.ts";
import { lookAtDataFolder } from "./look-at-data-folder.ts";
import { lookAtCode, lookAtMachine } from "./look-at-machine.ts";
import { lookAtSandbox } from "./look-at-sandbox.ts";
import { lookAtPublicAddress, lookAtWeb } from "./look-at-web.ts";

/** Looks at everything once, one after the other: a sick machine is not made sicker. Changes nothing. */
export async function gatherFacts(environment: Environment, order: Order, root: string): Promise<Facts> {
  const { role } = order;
  const settings = readSettings(environment);
  const config = typeof settings === "string" ? null : settings;
  const web = config === null || role === "judge" ? ({ state: "none" } as const) : await lookAtWeb(config);
  const judges = role !== "web";
  return {
    role,
    code: await lookAtCode(root),
    machine: lookAtMachine(environment),
    settings,
    namesOfSettings: [...SETTING_NAMES, "JAVA_HOME"].filter((name) => environment[name]).sort(),
    weakSecrets: weakSecretsOf(environment),
    dataFolder: await lookAtDataFolder(config?.dataDir ?? path.resolve(environment["DATA_DIR"] || "./data")),
    backups: order.backupFolder === null ? null : await lookAtBackups(order.backupFolder, Date.now()),
    web,
    publicAddress: config === null ? null : await lookAtPublicAddress(config, web),
    mail: config === null || role === "judge" ? null : await lookAtMail(config.mail, order.mailTo),
    videos: config === null || role === "judge" ? null : await lookAtVideos(config),
    database:
      config === null
        ? { kind: "none", reason: "not asked: the settings cannot be read" }
        : await findDatabase(config, role),
    sandbox: judges ? await lookAtSandbox(order) : null,
    compilers: judges ? await compilersHere(environment["JAVA_HOME"], (environment["PATH"] ?? "").split(":")) : null,
  };
}

function readSettings(environment: Environment): Config | string {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}
