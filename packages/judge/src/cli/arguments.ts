import path from "node:path";

/** What the command line asks for. Paths are absolute. */
export type Order =
  | { kind: "package"; folder: string; sourceFile: string; isJson: boolean }
  | { kind: "smallest" | "growth"; folder: string; sourceFile: string; isJson: boolean }
  | { kind: "batch"; rowsPath: string; isJson: boolean }
  | { kind: "self-test"; isJson: boolean }
  | { kind: "help" };

export const USAGE = `Usage:
  npm run judge -- <problem package folder> <source file or folder> [--json]
  npm run judge -- <problem package folder> <source file> --smallest [--json]
  npm run judge -- <problem package folder> <source file> --growth [--json]
  npm run judge -- --batch <rows.jsonl> [--json]
  npm run judge -- --self-test
`;

/** What else is asked about a program than its verdict. */
const STUDIES = ["smallest", "growth"] as const;

/** Throws an Error in one line when the arguments make no sense. Relative paths begin at `from`. */
export function parseArguments(given: readonly string[], from: string): Order {
  const isJson = given.includes("--json");
  const [study, ...otherStudies] = STUDIES.filter((one) => given.includes(`--${one}`));
  const words = given.filter((word) => word !== "--json" && !STUDIES.some((one) => word === `--${one}`));
  if (words.length === 0 || words.includes("--help")) return { kind: "help" };
  const isOfProgram = !words.some((word) => word.startsWith("--"));
  if (otherStudies.length > 0) throw new Error("give one of --smallest and --growth");
  if (study !== undefined && !isOfProgram) {
    throw new Error(`--${study} takes a problem package folder and a source file`);
  }
  if (words[0] === "--self-test" && words.length === 1) return { kind: "self-test", isJson };
  if (words[0] === "--batch") {
    const [, rows, ...rest] = words;
    if (rows === undefined || rest.length > 0) throw new Error("--batch takes one file of rows");
    return { kind: "batch", rowsPath: path.resolve(from, rows), isJson };
  }
  const unknown = words.find((word) => word.startsWith("--"));
  if (unknown !== undefined) throw new Error(`unknown option ${unknown}`);
  const [folder, file, ...rest] = words;
  if (folder === undefined || file === undefined || rest.length > 0) {
    throw new Error("give a problem package folder and a source file");
  }
  return { kind: study ?? "package", folder: path.resolve(from, folder), sourceFile: path.resolve(from, file), isJson };
}
