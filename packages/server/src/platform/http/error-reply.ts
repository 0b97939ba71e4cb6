import type { ErrorBody } from "@verdict/contract/errors";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { DomainError, STATUS_OF_CODE } from "./errors.ts";

const OWN_FAULT = "Something went wrong";

/** Makes every refusal of this server `{ message, error, code }`, and never shows anything of the inside. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") request.log.error({ err: error, url: request.url }, OWN_FAULT);
    return sendRefusal(reply, refusal);
  });
}

export function sendRefusal(reply: FastifyReply, refusal: DomainError): FastifyReply {
  if (refusal.retryAfterSeconds !== null) reply.header("retry-after", refusal.retryAfterSeconds);
  reply.header("cache-control", "no-store");
  return reply.code(STATUS_OF_CODE[refusal.code]).type("application/json; charset=utf-8").send(errorBody(refusal));
}

export function errorBody(refusal: DomainError): ErrorBody {
  return { message: refusal.message, error: refusal.message, code: refusal.code };
}

/** What the caller is told of any thrown value; also for streams that have begun, which send it as an event. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new DomainError("bad_input", "Send the body as JSON");
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE") return new DomainError("too_large", "The request is too large");
  // Fastify's own refusals of a malformed request, and those of its plugins.
  if (statusCode === 404) return new DomainError("not_found", "Not found");
  if (statusCode === 413) return new DomainError("too_large", "The request is too large");
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new DomainError("bad_input", "The request cannot be understood");
  }
  return new DomainError("internal", OWN_FAULT);
}
