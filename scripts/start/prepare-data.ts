import { once } from "node:events";
import { join } from "node:path";
import type { Config } from "@verdict/server/config";
import type { PreparedDatabase } from "@verdict/server/prepare-database";
import { StartError } from "@verdict/server/terminal-errors";
import type { Database } from "./database.ts";
import { forkAs } from "./fork-as.ts";
import type { Progress } from "./progress.ts";

export interface DataPlaces {
  databaseUrl: string;
  directUrl: string;
  problemsFolder: string;
}

/** What is told of it at the start. */
export type DataFacts = Pick<PreparedDatabase, "admin" | "problems" | "builtWhenWanted">;

export type PreparedSays =
  | ({ kind: "prepared" } & DataFacts)
  | { kind: "refused"; reason: string }
  | { kind: "failed" };

interface Preparing {
  config: Config;
  database: Database;
  root: string;
  progress: Progress;
}

/** Migrations, the admin account and the catalogue. Safe to repeat, and when several servers start at once. */
export async function prepareDataHere({ config, database, root, progress }: Preparing): Promise<PreparedDatabase> {
  const { prepareDatabase } = await import("@verdict/server/prepare-database");
  return await progress.step(STEP, () => prepareDatabase(config, placesOf(database, root)));
}

/** The same in a process that ends with it, for a supervisor whose web server is a process of its own. */
export async function prepareDataBeside({ database, root, progress }: Preparing): Promise<DataFacts> {
  return await progress.step(STEP, async () => {
    const program = join(import.meta.dirname, "prepare-data-main.ts");
    const child = forkAs(null, program, process.env, { flags: process.execArgv });
    const ended = once(child, "exit").then((): PreparedSays => ({ kind: "failed" }));
    child.send(placesOf(database, root));
    const said = await Promise.race([once(child, "message").then(([message]): PreparedSays => message), ended]);
    await ended;
    if (said.kind === "refused") throw new StartError(said.reason);
    if (said.kind === "failed") throw new Error("the database could not be prepared, see above");
    return said;
  });
}

const STEP = "database ready, catalogue stored";

function placesOf({ url, directUrl }: Database, root: string): DataPlaces {
  return { databaseUrl: url, directUrl, problemsFolder: join(root, "problems") };
}
