import type { Attribution } from "./problem.ts";
import type { ProblemYaml } from "./problem-yaml.ts";

/** Credits come as a text, a list or a map of roles; the authors are what counts. */
export function attributionOf(yaml: ProblemYaml): Attribution {
  return {
    uuid: namesIn(yaml.uuid, "name"),
    license: namesIn(yaml.license, "name"),
    credits: namesIn(yaml.author, "name") ?? namesIn(yaml.credits, "authors"),
    source: namesIn(yaml.source, "name"),
    rightsOwner: namesIn(yaml.rights_owner, "name"),
  };
}

/** YAML can hold itself, so the search goes no deeper than the format does. */
function namesIn(value: unknown, key: string, depth = 0): string | null {
  if (typeof value === "string" || typeof value === "number") return String(value).trim() || null;
  if (depth === 3) return null;
  if (Array.isArray(value)) {
    const names = value.map((item) => namesIn(item, "name", depth + 1)).filter((name) => name !== null);
    return names.length === 0 ? null : names.join(", ");
  }
  if (typeof value === "object" && value !== null && Object.hasOwn(value, key)) {
    return namesIn(Reflect.get(value, key), "name", depth + 1);
  }
  return null;
}
