import type { ErrorBody } from "@verdict/contract/errors";
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type DatabaseFault, databaseFaultOf } from "../postgres/database-fault.ts";
import { DomainError, STATUS_OF_CODE } from "./errors.ts";

const OWN_FAULT = "Something went wrong";
/** While the database is away every request fails alike: one line about it in so many milliseconds says enough. */
const SAME_FAULT_MS = 1_000;
/** When it is worth coming again: a crowd passes, a crashed PostgreSQL recovers, somebody makes room on a disk. */
const RETRY_AFTER_SECONDS = { busy: 2, away: 5, full: 30 } as const satisfies Record<DatabaseFault, number>;
const TOO_BUSY = "The site is very busy. Please try again in a moment.";
const UNAVAILABLE = "The site cannot do this right now. Please try again in a moment.";

/** Makes every refusal of this server `{ message, error, code }`, and never shows anything of the inside. */
export function registerErrorReplies(app: FastifyInstance): void {
  const reportFault = createFaultReport(app.log);
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "internal") request.log.error({ err: error, path: pathOf(request) }, OWN_FAULT);
    if (refusal.code === "unavailable") reportFault(error);
    return sendRefusal(reply, refusal);
  });
}

/** Without the query, which may hold a ticket. */
export function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*/s, "");
}

function createFaultReport(log: FastifyBaseLogger): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + SAME_FAULT_MS;
    const fault = databaseFaultOf(error);
    const isOfDatabase = fault !== null || !(error instanceof DomainError);
    log.warn({ err: error, fault }, isOfDatabase ? "The database could not do its work" : "Calls are refused for now");
  };
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
  const fault = databaseFaultOf(error);
  if (fault === null) return new DomainError("internal", OWN_FAULT);
  const text = fault === "busy" ? TOO_BUSY : UNAVAILABLE;
  return new DomainError("unavailable", text, { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS[fault] });
}
