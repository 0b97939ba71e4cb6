import type { Access, Endpoint, PathParameters, QueryOf, RequestBodyOf } from "@verdict/contract/endpoint";
import { isStorable } from "@verdict/contract/storable-text";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import * as z from "zod/mini";
import { DomainError } from "./errors.ts";
import type { SignedInUser } from "./signed-in-user.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether visitors may make the calls of readers (Access of the contract). */
    hasPublicProblems: boolean;
    /** Tests set it, to compare every reply with the contract. */
    checkReply?: (endpoint: Endpoint, answer: unknown) => void;
  }
}

/** What a handler returns when it sends the reply itself: a stream, a file. */
export const TAKEN_OVER = Symbol("the handler sends the reply itself");

/** What people send before they are known: addresses, passwords, codes, a token of Google's of some 2 kB. */
const STRANGERS_BODY_BYTES = 16 * 1024;
/** So much arrives at once on any line. */
const STRANGERS_BODY_MS = 15_000;

type UserFor<Who extends Access> = Who extends "public"
  ? null
  : Who extends "reader"
    ? SignedInUser | null
    : SignedInUser;
type ReplyOf<E extends Endpoint> = z.input<E["response"]>;

/** One call, checked: the caller may make it, and the body is what the contract says. */
interface Call<E extends Endpoint> {
  params: PathParameters<E["path"]>;
  query: QueryOf<E>;
  body: RequestBodyOf<E>;
  user: UserFor<E["access"]>;
  request: FastifyRequest;
  reply: FastifyReply;
}
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | typeof TAKEN_OVER>;

export interface HandleOptions<E extends Endpoint = Endpoint> {
  /** Throws for whom the call is not: before any byte of the body is read, where that may be large. */
  requireRight?: (call: Pick<Call<E>, "params" | "user">) => Promise<void>;
  bodyLimitBytes?: number;
  bodyDeadlineMs?: number;
  /** A file, of which HEAD tells the size. */
  isFile?: boolean;
  /** The reply fits into one packet, or is packed already: nobody tries to compress it. */
  isSentAsIs?: boolean;
}

/** Answers one call of the contract. The access check comes first, before any byte of the body is read. */
export function handle<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: HandleOptions<E> = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    ...bodyLimitsOf(endpoint, options),
    // Of other calls Fastify's HEAD would do the whole work and throw the answer away.
    exposeHeadRoute: options.isFile ?? false,
    ...(options.isSentAsIs ? { compress: false } : {}),
    onRequest: async (request, reply) => {
      await authorise(app, endpoint, { request, reply });
      if (options.requireRight === undefined) return;
      const params = parseParameters(request.params as Record<string, string>);
      await options.requireRight({ params, user: request.signedInUser } as Pick<Call<E>, "params" | "user">);
    },
    handler: async (request, reply) => {
      // The casts are the edge: from here on the types follow from the endpoint.
      const call = {
        params: parseParameters(request.params as Record<string, string>),
        query: parseQuery(endpoint, request.query as Record<string, unknown>),
        body: parseBody(endpoint, request.body),
        user: request.signedInUser,
        request,
        reply,
      } as unknown as Call<E>;
      reply.header("cache-control", "no-store"); // Answers depend on who asks; a file says otherwise itself.
      const answer = await handler(call);
      if (answer === TAKEN_OVER) return reply;
      app.checkReply?.(endpoint, answer);
      return answer;
    },
  });
}

function bodyLimitsOf(
  { access }: Endpoint,
  options: Pick<HandleOptions, "bodyLimitBytes" | "bodyDeadlineMs">,
): Pick<RouteShorthandOptions, "bodyLimit" | "config"> {
  const ofStranger = access === "public";
  const bytes = options.bodyLimitBytes ?? (ofStranger ? STRANGERS_BODY_BYTES : undefined);
  const deadlineMs = options.bodyDeadlineMs ?? (ofStranger ? STRANGERS_BODY_MS : undefined);
  return {
    ...(bytes === undefined ? {} : { bodyLimit: bytes }),
    ...(deadlineMs === undefined ? {} : { config: { bodyDeadlineMs: deadlineMs } }),
  };
}

async function authorise(
  app: FastifyInstance,
  { access, scope }: Endpoint,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  if (access === "public") return;
  // Before the database is asked who calls: even that would be too much for hundreds at once.
  if (request.scope.caller !== "") app.admit(`session ${request.scope.caller}`, reply);
  const user = await app.authenticate(request, scope);
  if (user === null && access === "reader" && app.hasPublicProblems) {
    app.admit(`visitors of ${request.scope.network}`, reply);
    return;
  }
  if (user === null) throw new DomainError("not_signed_in", "Please log in first");
  if (access === "admin" && user.role !== "admin") throw new DomainError("not_allowed", "Only admins may do this");
  app.admit(`user ${user.id}`, reply);
  request.signedInUser = user;
}

function parseParameters(parameters: Record<string, string>): Record<string, string> {
  if (!Object.values(parameters).every(isStorable)) throw new DomainError("not_found", "Not found");
  return parameters;
}

/** A value that is given twice is an array, which no query has. */
function parseQuery(endpoint: Endpoint, query: Record<string, unknown>): unknown {
  if (endpoint.query === undefined) return undefined;
  const parsed = z.safeParse(endpoint.query, query);
  if (!parsed.success) throw new DomainError("bad_input", parsed.error.issues[0]?.message ?? "Invalid input");
  const isText = Object.values(query).every((value) => typeof value === "string" && isStorable(value));
  if (!isText) throw new DomainError("bad_input", "Invalid input");
  return parsed.data;
}

/** The message of a refusal is the text of the first rule that the body breaks. */
function parseBody(endpoint: Endpoint, body: unknown): unknown {
  if (endpoint.body === undefined) return undefined;
  const parsed = z.safeParse(endpoint.body, body ?? {});
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new DomainError("bad_input", first?.message ?? "Invalid input");
}
