import path from "node:path";
import { parseArgs } from "node:util";

/** What the command line asks for. Paths are absolute. */
export type Order =
  | { kind: "package"; folder: string; sourceFile: string; isJson: boolean }
  | { kind: "smallest" | "growth"; folder: string; sourceFile: string; isJson: boolean }
  | { kind: "steps"; folder: string; sourceFile: string; inputPath: string }
  | { kind: "batch"; rowsPath: string; isJson: boolean }
  | { kind: "self-test"; isJson: boolean }
  | { kind: "help" };

export const USAGE = `Usage:
  npm run judge -- <problem package folder> <source file or folder> [--json]
  npm run judge -- <problem package folder> <source file> --smallest [--json]
  npm run judge -- <problem package folder> <source file> --growth [--json]
  npm run judge -- <problem package folder> <source file> --steps --input <file>
  npm run judge -- --batch <rows.jsonl> [--json]
  npm run judge -- --self-test
`;

const OPTIONS = {
  batch: { type: "string" },
  growth: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
  input: { type: "string" },
  json: { type: "boolean", default: false },
  "self-test": { type: "boolean", default: false },
  smallest: { type: "boolean", default: false },
  steps: { type: "boolean", default: false },
} as const;

/** Throws an Error in one line when the arguments make no sense. Relative paths begin at `from`. */
export function parseArguments(given: readonly string[], from: string): Order {
  const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: OPTIONS });
  const { json: isJson, batch, "self-test": isSelfTest, smallest: isSmallest, growth: isGrowth } = values;
  if (given.length === 0 || values.help) return { kind: "help" };
  if ([isSmallest, isGrowth, values.steps].filter(Boolean).length > 1) {
    throw new Error("give one of --smallest, --growth and --steps");
  }
  if (values.steps !== (values.input !== undefined)) throw new Error("--steps and --input <file> go together");
  const kind = isSmallest ? "smallest" : isGrowth ? "growth" : values.steps ? "steps" : "package";
  if (kind === "package" && isSelfTest !== (batch !== undefined) && positionals.length === 0) {
    return batch === undefined
      ? { kind: "self-test", isJson }
      : { kind: "batch", rowsPath: path.resolve(from, batch), isJson };
  }
  if (batch !== undefined) throw new Error("--batch takes one file of rows, and nothing else");
  const [folder, file, ...rest] = positionals;
  if (folder === undefined || file === undefined || rest.length > 0 || isSelfTest) {
    throw new Error(`${kind === "package" ? "" : `--${kind}: `}give a problem package folder and a source file`);
  }
  const program = { folder: path.resolve(from, folder), sourceFile: path.resolve(from, file) };
  if (kind === "steps") return { kind, ...program, inputPath: path.resolve(from, values.input ?? "") };
  return { kind, ...program, isJson };
}
