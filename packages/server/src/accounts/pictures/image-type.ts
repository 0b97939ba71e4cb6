const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

export type ImageType = "image/png" | "image/jpeg" | "image/webp";

/** What the first bytes say that the file is, whatever its name or its sender says; null for anything else. */
export function imageTypeOf(content: Buffer): ImageType | null {
  if (startsWith(content, PNG)) return "image/png";
  if (startsWith(content, JPEG)) return "image/jpeg";
  const isWebp = content.toString("latin1", 0, 4) === "RIFF" && content.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? "image/webp" : null;
}

function startsWith(content: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => content[index] === byte);
}
