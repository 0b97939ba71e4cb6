import path from "node:path";
import type { PackageFormat } from "@verdict/contract/problem-packages";

/** What `npm run problems` is asked for. Paths are absolute. */
export type Order =
  | { kind: "verify"; file: string }
  | { kind: "import"; file: string; isJson: boolean; again: "update" | "new" | "ask"; asDraft: boolean }
  | { kind: "export"; slug: string; target: string; format: PackageFormat }
  | { kind: "help" };

export const USAGE = `Usage:
  npm run problems -- verify <package folder or .zip>     judge all its solutions; needs no database
  npm run problems -- import <package folder or .zip>     store it in this installation, once its references pass;
                                                          a contest's folder or zip stores each of its packages;
                                                          with --json one line says what became of each;
                                                          what is here already is updated with --update, and made
                                                          a second time with --new (default: asked at a terminal,
                                                          else made a second time); what is complete is published,
                                                          with --draft it stays a draft, say for a contest to come
  npm run problems -- export <problem> <folder or .zip>   write a problem of this installation as a package,
                                                          in the 2025-09 format; with --2023-07 in the one before
`;

const OLDER = "--2023-07";
const OF_IMPORT = ["--json", "--update", "--new", "--draft"];

/** A command line that makes no sense; the message is for the person who typed it. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Relative paths begin at `from`. Throws UsageError. */
export function parseArguments(words: readonly string[], from: string): Order {
  const known = words[0] === "import" ? OF_IMPORT : words[0] === "export" ? [OLDER] : [];
  const options = words.filter((word) => known.includes(word));
  const [command, first, second, ...rest] = words.filter((word) => !options.includes(word));
  if (command === undefined || words.includes("--help")) return { kind: "help" };
  const option = words.find((word) => word.startsWith("--") && !options.includes(word));
  if (option !== undefined) throw new UsageError(`unknown option ${option}`);
  switch (command) {
    case "verify":
    case "import": {
      if (first === undefined || second !== undefined) throw new UsageError(`${command} takes one package`);
      const file = path.resolve(from, first);
      if (command === "verify") return { kind: command, file };
      const [isUpdate, isNew] = [options.includes("--update"), options.includes("--new")];
      if (isUpdate && isNew) throw new UsageError("import takes --update or --new");
      return {
        kind: command,
        file,
        isJson: options.includes("--json"),
        again: isUpdate ? "update" : isNew ? "new" : "ask",
        asDraft: options.includes("--draft"),
      };
    }
    case "export":
      if (first === undefined || second === undefined || rest.length > 0) {
        throw new UsageError("export takes the name of a problem, as in its address, and a folder or .zip");
      }
      return {
        kind: "export",
        slug: first,
        target: path.resolve(from, second),
        format: options.includes(OLDER) ? "2023-07" : "2025-09",
      };
    default:
      throw new UsageError(`unknown command ${command}`);
  }
}
