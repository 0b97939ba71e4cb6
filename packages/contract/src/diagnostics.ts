import * as z from "zod/mini";

/**
 * One complaint about the user's code. `line` and `column` count from 1; null where the tool names no column.
 * `endColumn` is where the marked text ends, on the same line and not part of it; left out where the tool does not say.
 */
export const Diagnostic = z.object({
  line: z.number(),
  column: z.nullable(z.number()),
  endColumn: z.optional(z.number()),
  severity: z.enum(["error", "warning"]),
  message: z.string(),
});
export type Diagnostic = z.infer<typeof Diagnostic>;

/** More marks than this only hide the code; a compiler's first errors are the ones that matter. */
export const MOST_DIAGNOSTICS = 50;
