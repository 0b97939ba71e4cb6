import path from "node:path";
import type { Config } from "@verdict/server/config";
import { lookAtDatabase } from "@verdict/server/look-at-database";
import { findRunningPostgres } from "@verdict/server/running-postgres";
import type { Role } from "../../start/role.ts";
import type { DatabaseFound } from "../facts.ts";

/** Looks at the database of DATABASE_URL, or at the embedded one where that runs. Starts none. */
export async function findDatabase(config: Config, role: Role): Promise<DatabaseFound> {
  const { databaseUrl: url, databaseDirectUrl } = config;
  if (url !== null) {
    const directUrl = databaseDirectUrl ?? url;
    const where = placeOf(directUrl);
    const look = await lookAtDatabase({ url, directUrl }, config);
    return { kind: "asked", isEmbedded: false, where, isPoolerSet: url !== directUrl, look };
  }
  if (role === "judge") return { kind: "none", reason: "a judge machine needs DATABASE_URL, which is not set" };
  const folder = path.join(config.dataDir, "postgres");
  const found = stateOf(folder);
  switch (found.state) {
    case "none":
      return { kind: "none", reason: `embedded; the first start makes it in ${folder}` };
    case "closed":
      return { kind: "asked", isEmbedded: true, where: folder, isPoolerSet: false, look: CLOSED };
    case "stopped":
      return { kind: "stopped", folder, isClean: found.isClean };
    case "changing":
      return { kind: "changing", folder, word: found.word };
    case "running": {
      const look = await lookAtDatabase({ url: found.url, directUrl: found.url }, config);
      return { kind: "asked", isEmbedded: true, where: folder, isPoolerSet: false, look };
    }
    default:
      return found satisfies never;
  }
}

const CLOSED = { state: "away", reason: "this user may not look into its folder" } as const;

function stateOf(folder: string): ReturnType<typeof findRunningPostgres> | { state: "closed" } {
  try {
    return findRunningPostgres(folder);
  } catch (error) {
    if (["EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) return { state: "closed" };
    throw error;
  }
}

/** Host, port and name of the database, without user, password and options. */
function placeOf(address: string): string {
  const [, place = ""] = /^\w+:\/\/(?:[^@/]*@)?([^?]*)/.exec(address) ?? [];
  const socket = /[?&]host=([^&]*)/.exec(address)?.[1];
  return socket === undefined ? place : `${decodeURIComponent(socket)}${place}`;
}
