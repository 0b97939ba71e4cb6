import { createHmac, timingSafeEqual } from "node:crypto";
import type { AllowedUpload } from "../video-store.ts";

/*
 * Two proofs of one permission. The signature stands in the form, as Cloudinary wants it, possibly behind the file. So
 * the address carries a ticket as well: it is checked before a byte of the body is read.
 */

export function ticketOf(upload: AllowedUpload): string {
  return createHmac("sha256", upload.secret).update(`ticket:${upload.publicId}`).digest("base64url");
}

export function signatureOf(upload: AllowedUpload): string {
  const text = `public_id=${upload.publicId}&timestamp=${upload.timestamp}`;
  return createHmac("sha256", upload.secret).update(text).digest("hex");
}

/** Takes as long for a near miss as for a far one. */
export function isSame(given: unknown, expected: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
