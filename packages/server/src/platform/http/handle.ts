import type { Access, Endpoint, PathParameters, RequestBodyOf } from "@verdict/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { DomainError } from "./errors.ts";
import type { SignedInUser } from "./signed-in-user.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Tests set it, to compare every reply with the contract. */
    checkReply?: (endpoint: Endpoint, answer: unknown) => void;
  }
}

/** What a handler returns when it sends the reply itself: a stream, a file. */
export const TAKEN_OVER = Symbol("the handler sends the reply itself");

type UserFor<Who extends Access> = Who extends "public" ? null : SignedInUser;
type ReplyOf<E extends Endpoint> = z.input<E["response"]>;

/** One call, checked: the caller may make it, and the body is what the contract says. */
export interface Call<E extends Endpoint> {
  params: PathParameters<E["path"]>;
  body: RequestBodyOf<E>;
  user: UserFor<E["access"]>;
  request: FastifyRequest;
  reply: FastifyReply;
}
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ReplyOf<E> | typeof TAKEN_OVER>;

export interface HandleOptions {
  bodyLimitBytes?: number;
  bodyDeadlineMs?: number;
  /** The reply always fits into one packet, so nobody tries to compress it. */
  isSmallReply?: boolean;
}

/** Answers one call of the contract. The access check comes first, before any byte of the body is read. */
export function handle<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: HandleOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    ...(options.bodyLimitBytes === undefined ? {} : { bodyLimit: options.bodyLimitBytes }),
    ...(options.bodyDeadlineMs === undefined ? {} : { config: { bodyDeadlineMs: options.bodyDeadlineMs } }),
    ...(options.isSmallReply ? { compress: false } : {}),
    onRequest: (request) => authorise(app, endpoint.access, request),
    handler: async (request, reply) => {
      // The casts are the edge: from here on the types follow from the endpoint.
      const call = {
        params: parseParameters(request.params as Record<string, string>),
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

async function authorise(app: FastifyInstance, access: Access, request: FastifyRequest): Promise<void> {
  if (access === "public") return;
  const user = await app.authenticate(request);
  if (user === null) throw new DomainError("not_signed_in", "Please log in first");
  if (access === "admin" && user.role !== "admin") throw new DomainError("not_allowed", "Only admins may do this");
  request.signedInUser = user;
}

function parseParameters(parameters: Record<string, string>): Record<string, string> {
  const isStorable = Object.values(parameters).every((value) => !value.includes("\0") && value.isWellFormed());
  if (!isStorable) throw new DomainError("not_found", "Not found");
  return parameters;
}

/** The message of a refusal is the text of the first rule that the body breaks. */
function parseBody(endpoint: Endpoint, body: unknown): unknown {
  if (endpoint.body === undefined) return undefined;
  const parsed = z.safeParse(endpoint.body, body ?? {});
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new DomainError("bad_input", first?.message ?? "Invalid input");
}
