import * as z from "zod/mini";
import { SaveResult } from "./admin-problems.ts";
import { endpoint } from "./endpoint.ts";

/**
 * The largest zip of a problem package that is taken, in bytes; what it holds is limited further when it is unpacked.
 */
export const PACKAGE_ZIP_MAX_BYTES = 64 * 1024 * 1024;
export const PACKAGE_ZIP_TYPE = "application/zip";

/**
 * One thing that an import found. `error`: the package was refused for it, or is a draft until it is mended. `file` is
 * a path inside the package, `line` is counted from 1, and left out where it is not known.
 */
export const PackageFinding = z.object({
  severity: z.enum(["error", "warning"]),
  file: z.string(),
  line: z.optional(z.number()),
  message: z.string(),
});
export type PackageFinding = z.infer<typeof PackageFinding>;

/**
 * A package without a statement, a test or a solution in a core language is stored as a draft, with a finding for each
 * gap; so is a new one whose own input validators refuse an input of its tests. What else it lacks (difficulty, tag, starter
 * code) is filled in, with a finding as well. `judged`: so many of its programs were, and `agreed` of them got what the
 * package says.
 */
export const ImportResult = z.extend(SaveResult, {
  isDraft: z.boolean(),
  findings: z.array(PackageFinding),
  judged: z.optional(z.number()),
  agreed: z.optional(z.number()),
});
export type ImportResult = z.infer<typeof ImportResult>;

/**
 * What becomes of a package whose problem is here already, known by its uuid or by name and title: `update` brings that
 * one up to date, and what the package does not say (difficulty, hints, solutions in other languages …) stays as it is;
 * `ask` is refused with conflict and a message that names it. Left out, another problem is made.
 */
const ImportQuery = z.object({
  again: z.optional(z.enum(["ask", "update"], "again must be ask or update")),
  /** `draft`: a new problem is a draft, whatever it holds. What is brought up to date stays what it was. */
  as: z.optional(z.literal("draft", "as must be draft")),
});

/**
 * The body is the zip itself, with the content type `application/zip`; an ICPC/Kattis package at its top or in its one
 * folder. Streams the same events as create when the client asks for `text/event-stream`. A package that cannot be
 * read is refused with bad_input and a message that names the file and the reason, with a line for each fault.
 */
export const importProblem = endpoint({
  method: "POST",
  path: "/problem/import",
  access: "admin",
  query: ImportQuery,
  response: ImportResult,
  summary: "Store the problem of an ICPC/Kattis package (a zip), once its accepted solutions pass all its tests",
});
/**
 * The form in which a problem is written. Tools that know no newer one want `2023-07`; points that 2025-09 has no words
 * for are written in that form anyway.
 */
export const PackageFormat = z.enum(["2025-09", "2023-07"], "format must be 2025-09 or 2023-07");
export type PackageFormat = z.infer<typeof PackageFormat>;

/** The reply is a zip (`application/zip`), not JSON. `format`: 2025-09 where it is left out. */
export const exportProblem = endpoint({
  method: "GET",
  path: "/problem/export/{problemId}",
  access: "admin",
  query: z.object({ format: z.optional(PackageFormat) }),
  response: z.unknown(),
  summary: "The problem as an ICPC/Kattis package (a zip)",
});
