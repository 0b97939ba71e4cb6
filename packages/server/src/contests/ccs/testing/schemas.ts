import { readFileSync } from "node:fs";
import type { CcsVersion } from "@verdict/contract/ccs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/**
 * The JSON schemas that the specification publishes (testdata/schemas; each file says from where), made strict as its
 * own check does: an object has no property that the schema does not name. Returns what is wrong with a value.
 */
export function publishedSchemas(version: CcsVersion): (name: string, value: unknown) => string[] {
  const file = new URL(`../testdata/schemas/${version}.json`, import.meta.url);
  const { schemas } = JSON.parse(readFileSync(file, "utf8"), makeStrict) as { schemas: Record<string, Schema> };
  if (version === "2026-01") addWhatTheTextNames(schemas);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return (name, value) => {
    const id = schemas[`${name}.json`]?.$id ?? "";
    const validate: ValidateFunction | undefined = ajv.getSchema(id);
    if (validate === undefined) throw new Error(`there is no schema ${name}`);
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

interface Schema {
  $id: string;
  properties?: Record<string, unknown>;
}

/** The schemas of 2026-01 lack what its text has come to say of these two; a strict check would refuse it. */
function addWhatTheTextNames(schemas: Record<string, Schema>): void {
  const add = (name: string, properties: object) => Object.assign(schemas[name]?.properties ?? {}, properties);
  add("contest.json", { main_scoreboard_group_id: { type: ["string", "null"] } });
  add("clarification.json", { to_team_ids: { type: ["array", "null"], items: { type: "string" } } });
}

function makeStrict(_key: string, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null;
  if (!isObject || !("$comment" in value) || value.$comment !== "ANCHOR_TO_INSERT_REQUIRE_STRICT_PROPERTIES")
    return value;
  return { ...value, additionalProperties: false };
}
