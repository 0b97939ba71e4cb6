import { hash, randomBytes } from "node:crypto";

/** 256 random bits, as a text that fits into a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token: whoever reads the table cannot log in with it. */
export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
