import { parseArgs } from "node:util";

/** `all` is one machine with everything; `web` and `judge` are parts of a larger installation. */
export type Role = "all" | "web" | "judge";

export class RoleError extends Error {
  override name = "RoleError";
}

/** Reads `--role web` from the command line. Throws RoleError with the usage. */
export function readRole(args: readonly string[]): Role {
  const usage = "Usage: npm start [-- --role all|web|judge]";
  try {
    const { values } = parseArgs({ args: [...args], options: { role: { type: "string", default: "all" } } });
    if (values.role === "all" || values.role === "web" || values.role === "judge") return values.role;
  } catch {
    throw new RoleError(usage);
  }
  throw new RoleError(usage);
}
