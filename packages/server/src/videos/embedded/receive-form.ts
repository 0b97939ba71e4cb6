import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { VIDEO_MAX_BYTES } from "@verdict/contract/videos";
import type { FastifyRequest } from "fastify";
import { DomainError } from "../../platform/http/errors.ts";
import { NO_VIDEO } from "./video-look.ts";

const NO_FILE = "Please select a video file";
export const TOO_LARGE = "File size must be less than 100MB";
const BROKEN_OFF = "The upload broke off. Please try again.";

/** The five parts of the form, and a few that we do not know. */
export const FORM_LIMITS = { fileSize: VIDEO_MAX_BYTES, files: 1, fields: 10, fieldSize: 2_000, parts: 12 };

/** What programs send that do not know the type of a file; then its content has to tell. */
const TYPES_OF_ANYTHING = new Set(["application/octet-stream", "text/plain"]);

/**
 * Writes the file of the form to `target`, which must not exist, and returns the other fields. Throws DomainError for
 * a form without a file, for a file that is too large or of another type, and when the sender goes away.
 */
export async function receiveForm(request: FastifyRequest, target: string): Promise<ReadonlyMap<string, string>> {
  const fields = new Map<string, string>();
  let hasFile = false;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") {
        fields.set(part.fieldname, String(part.value));
      } else {
        await receiveFile(part, target);
        hasFile = true;
      }
    }
  } catch (error) {
    throw error instanceof DomainError ? error : refusalOfStream(error);
  }
  if (!hasFile) throw new DomainError("bad_input", NO_FILE);
  return fields;
}

async function receiveFile(part: MultipartFile, target: string): Promise<void> {
  const isVideo = part.mimetype.startsWith("video/") || TYPES_OF_ANYTHING.has(part.mimetype);
  if (part.fieldname !== "file" || !isVideo) {
    part.file.resume();
    throw new DomainError("bad_input", part.fieldname === "file" ? NO_VIDEO : NO_FILE);
  }
  await pipeline(part.file, createWriteStream(target, { flags: "wx", mode: 0o640 }));
  if (part.file.truncated) throw new DomainError("too_large", TOO_LARGE);
}

/** What the disk says is our own fault (a full disk, say); all else is a form that is cut off or malformed. */
function refusalOfStream(error: unknown): DomainError {
  const isOurs = error instanceof Error && "syscall" in error && error.syscall !== "read";
  return isOurs
    ? new DomainError("internal", "Upload failed. Please try again.", { cause: error })
    : new DomainError("bad_input", BROKEN_OFF, { cause: error });
}
