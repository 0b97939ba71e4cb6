import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Where the tables and functions of this server lie. */
export const SCHEMA_FOLDER = fileURLToPath(new URL("../../../sql", import.meta.url));

export interface SchemaFile {
  /** Its path below the folder: `tables/0001_accounts.sql`, `functions/judging/give_turn.sql`. */
  name: string;
  text: string;
  sha256: string;
}

export interface SchemaFiles {
  /** In the order of their numbers. */
  tables: SchemaFile[];
  functions: SchemaFile[];
  /** Statements that follow the functions whenever some were applied. */
  grants: string;
}

export function readSchemaFiles(folder: string): SchemaFiles {
  const grants = path.join(folder, "grants.sql");
  return {
    tables: readFiles(folder, "tables"),
    functions: readFiles(folder, "functions"),
    grants: existsSync(grants) ? readFileSync(grants, "utf8") : "",
  };
}

function readFiles(folder: string, kind: "tables" | "functions"): SchemaFile[] {
  if (!existsSync(path.join(folder, kind))) return [];
  return readdirSync(path.join(folder, kind), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, kind, file), "utf8");
      return { name: `${kind}/${file}`, text, sha256: createHash("sha256").update(text).digest("hex") };
    });
}
