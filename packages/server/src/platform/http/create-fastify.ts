import type { Socket } from "node:net";
import cookie from "@fastify/cookie";
import Fastify, { type ConnectionError, type FastifyInstance, LogController } from "fastify";
import type { AppContext } from "../context.ts";
import type { Log } from "../log.ts";
import { registerAdmission } from "./admission.ts";
import { LONGEST_BODY_MS, registerBodyDeadline } from "./body-deadline.ts";
import { registerCompression } from "./compression.ts";
import { endWith, registerConnectionLimits } from "./connections.ts";
import { registerCrossOriginCheck } from "./cross-origin.ts";
import { errorBody, registerErrorReplies, sendRefusal } from "./error-reply.ts";
import { DomainError } from "./errors.ts";
import { ORDINARY_BODY_BYTES, registerJsonBody } from "./json-body.ts";
import { registerRequestLog, registerRequestScope, requestIdOf } from "./request-ids.ts";
import { registerSecurityHeaders } from "./security-headers.ts";
import { registerTimelyClose } from "./timely-close.ts";

/** Headers arrive within a second on the slowest line; a connection without any request ends with them. */
const HEADERS_MS = 15_000;
const LOOK_FOR_LATE_MS = 5_000;

/** The bare application: parsing, refusals and headers, but no call yet. */
export async function createFastify(context: AppContext): Promise<FastifyInstance> {
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
    clientErrorHandler: refuseMalformedRequest,
    frameworkErrors: (_error, _request, reply) => {
      sendRefusal(reply, new DomainError("bad_input", "The address cannot be understood"));
    },
  });
  app.decorateRequest("signedInUser", null);
  registerRequestScope(app, context);
  if (context.log.level === "debug") registerRequestLog(app);
  registerAdmission(app);
  registerConnectionLimits(app, context.config);
  registerTimelyClose(app);
  refuseConnectionsWhileClosing(app);
  registerErrorReplies(app);
  registerBodyDeadline(app);
  registerJsonBody(app);
  registerSecurityHeaders(app, context.config);
  registerCrossOriginCheck(app, context.config.publicUrl);
  await app.register(cookie);
  await registerCompression(app);
  return app;
}

/** Fastify asks for a child of the log for each request, which is a tenth of the work of a small call. */
function withoutChildren(log: Log): Log {
  const single: Log = Object.assign(Object.create(log), { child: () => single });
  return single;
}

/**
 * Fastify ends idle connections and then stops listening. One that has never asked anything does not count as idle:
 * browsers open such in advance, and each would keep the server open until its header time-out of a minute (seen
 * 2026-11-21). So would one that is made in between.
 */
function refuseConnectionsWhileClosing(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.server.on("connection", (socket: Socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
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
