import { promises as fs } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CoreLanguageId } from "@verdict/contract/language";

/** A program of a problem package that is not a submission: a generator or an input validator. */
export interface PackageProgram {
  /** Its file, or its folder, below the package's folder. */
  name: string;
  language: CoreLanguageId;
  source: string;
  /** What lies beside it when it runs. */
  otherFiles: readonly { name: string; content: string }[];
}

/** A folder. */
export const LIBRARY = fileURLToPath(new URL("../../generator-library/", import.meta.url));
export const LIBRARY_NAMES: readonly string[] = ["families.js", "strict-input.js"];

/** The library that lies beside every generator and validator in JavaScript, as testlib.h does in other places. */
export async function readLibrary(): Promise<PackageProgram["otherFiles"]> {
  return await Promise.all(
    LIBRARY_NAMES.map(async (name) => ({
      name,
      content: await fs.readFile(new URL(name, `file://${LIBRARY}`), "utf8"),
    })),
  );
}
