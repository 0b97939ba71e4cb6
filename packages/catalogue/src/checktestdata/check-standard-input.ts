import * as fs from "node:fs";
import { checkInput } from "./check-input.ts";

const EXIT_CODES = { accepted: 42, refused: 43, broken: 1 } as const;

/** A validator's whole work, once it runs in its box. */
export function checkStandardInput(script: string): void {
  const asBytes = Buffer.from(script, "utf8").toString("latin1");
  const checked = checkInput(asBytes, fs.readFileSync(0, "latin1"));
  if (checked.kind !== "accepted") fs.writeSync(2, Buffer.from(`${checked.reason}\n`, "latin1"));
  process.exit(EXIT_CODES[checked.kind]);
}
