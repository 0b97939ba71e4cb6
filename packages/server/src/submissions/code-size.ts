import { CODE_MAX_LENGTH } from "@verdict/contract/submissions";
import { DomainError } from "../platform/http/errors.ts";

/** The contract counts UTF-16 units, so that the browser can say it early; what is stored and judged are bytes. */
export function requireCodeSize(code: string): void {
  if (Buffer.byteLength(code) > CODE_MAX_LENGTH) throw new DomainError("too_large", "Code must be at most 64 KB");
}
