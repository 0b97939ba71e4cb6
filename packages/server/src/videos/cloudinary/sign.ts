import { createHash } from "node:crypto";

/**
 * Cloudinary's signature: the parameters sorted by name, as `name=value` joined by `&`, with the secret right behind,
 * hashed with SHA-1 (its default). `&` in a value is escaped (signature version 2), so that no value can add a
 * parameter. Source: cloudinary.com/documentation/authentication_signatures and `api_sign_request` of the SDK 2.
 */
export function signParameters(parameters: Readonly<Record<string, string | number>>, secret: string): string {
  const text = Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value).replaceAll("&", "%26")}`)
    .join("&");
  return createHash("sha1").update(`${text}${secret}`).digest("hex");
}
