import type { FastifyRequest } from "fastify";
import { networkOf } from "../platform/http/network-of.ts";

const USER_AGENT_MAX_LENGTH = 300;
/** Providers give a household or a school a /56 at least, or a /48 (RFC 6177). */
const SITE_PREFIX_LENGTH = 56;

/** Where a call came from, as sessions and the audit log keep it. */
export interface Origin {
  ip: string;
  userAgent: string;
}

/** What is known of a caller before any login, for limits and turns. */
export interface Caller {
  /** The IPv4 address, or the /64 of an IPv6 one: the least that one customer owns. */
  network: string;
  /** The IPv4 address, or the /56: a household, or a whole school of a thousand people. */
  site: string;
  origin: Origin;
}

export function callerOf(request: FastifyRequest): Caller {
  const { ip } = request.scope;
  return { network: networkOf(ip), site: networkOf(ip, SITE_PREFIX_LENGTH), origin: originOf(request) };
}

export function originOf(request: FastifyRequest): Origin {
  const userAgent = (request.headers["user-agent"] ?? "").toWellFormed().slice(0, USER_AGENT_MAX_LENGTH);
  return { ip: request.scope.ip, userAgent };
}
