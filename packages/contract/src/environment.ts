import * as z from "zod/mini";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a process was told in its environment cannot be used: one line for each variable, which names it. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** What a process is told, by its schema. A variable that is empty counts as absent. Throws EnvironmentError. */
export function parseEnvironment<T>(schema: z.core.$ZodType<T>, environment: Environment): T {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== "");
  const parsed = z.safeParse(schema, Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new EnvironmentError(faults.join("\n"));
}
