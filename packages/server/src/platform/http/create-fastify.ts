import type { Socket } from "node:net";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type ConnectionError, type FastifyInstance, LogController } from "fastify";
import type { AppContext } from "../context.ts";
import type { Log } from "../log.ts";
import { registerAdmission } from "./admission.ts";
import { LONGEST_BODY_MS, registerBodyDeadline } from "./body-deadline.ts";
import { endWith, registerConnectionLimits } from "./connections.ts";
import { registerCrossOriginCheck } from "./cross-origin.ts";
import { errorBody, registerErrorReplies, sendRefusal } from "./error-reply.ts";
import { DomainError } from "./errors.ts";
import { registerFarewell } from "./farewell.ts";
import { ORDINARY_BODY_BYTES, registerJsonBody } from "./json-body.ts";
import { registerRequestLog, registerRequestScope, requestIdOf } from "./request-ids.ts";
import { registerSecurityHeaders } from "./security-headers.ts";

/** Headers arrive within a second on the slowest line; a connection without any request ends with them. */
const HEADERS_MS = 15_000;
const LOOK_FOR_LATE_MS = 5_000;

/** The bare application: parsing, refusals and headers, but no call yet. `graceMs`: so long its stop may take. */
export async function createFastify(context: AppContext, graceMs?: number): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: withoutChildren(context.log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(context.config),
    bodyLimit: ORDINARY_BODY_BYTES,
    requestTimeout: LONGEST_BODY_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_FOR_LATE_MS },
    genReqId: requestIdOf,
    requestIdHeader: false,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: refuseMalformedRequest,
    frameworkErrors: (_error, _request, reply) => {
      sendRefusal(reply, new DomainError("bad_input", "The address cannot be understood"));
    },
  });
  registerFarewell(app, graceMs);
  app.decorateRequest("signedInUser", null);
  app.decorate("hasPublicProblems", context.config.hasPublicProblems);
  registerRequestScope(app, context);
  if (context.log.level === "debug") registerRequestLog(app);
  registerAdmission(app);
  registerConnectionLimits(app, context.config);
  registerErrorReplies(app);
  registerBodyDeadline(app);
  registerJsonBody(app);
  registerSecurityHeaders(app, context.config);
  registerCrossOriginCheck(app, context.config.publicUrl);
  await app.register(cookie);
  await registerCompression(app);
  return app;
}

/** Below this a compressed reply is hardly smaller than the packet it travels in. */
const THRESHOLD_BYTES = 1024;
/** Brotli's default of 11 is meant for files; 4 is as fast as gzip and smaller. */
const BROTLI_QUALITY = 4;

/** Compresses replies; never unpacks request bodies, which would get round the limit of their size. */
async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}

/** Fastify asks for a child of the log for each request, which is a tenth of the work of a small call. */
function withoutChildren(log: Log): Log {
  const single: Log = Object.assign(Object.create(log), { child: () => single });
  return single;
}

/** Fastify trusts nobody when given a number (5.12), so the hops are counted here. */
function trustProxyOf({
  trustProxy,
}: AppContext["config"]): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy;
}

const STATUS_OF_MALFORMED: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** What arrived is no HTTP: there is no request to reply to, only a connection to write to. */
function refuseMalformedRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_MALFORMED[error.code] ?? "400 Bad Request";
  const body = JSON.stringify(errorBody(new DomainError("bad_input", "The request cannot be understood")));
  const headers = ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`, "connection: close"];
  endWith(socket, `HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
}
