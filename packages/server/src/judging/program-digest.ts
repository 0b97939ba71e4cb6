import { createHash } from "node:crypto";
import type { LanguageId } from "@verdict/contract/language";

/** What tells a program of a user from all others without saying anything of it; no two users have one in common. */
export function programDigest(program: { userId: string; language: LanguageId; source: string }): Buffer {
  const { userId, language, source } = program;
  return createHash("sha256").update(`${userId}\n${language}\n${source}`).digest();
}
