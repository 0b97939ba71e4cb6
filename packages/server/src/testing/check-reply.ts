import { deepStrictEqual } from "node:assert";
import type { Endpoint } from "@verdict/contract/endpoint";
import * as z from "zod";

/** Throws when a reply is not exactly what the contract says: a wrong type, a missing field, or one too many. */
export function checkReply(endpoint: Endpoint, answer: unknown): void {
  const onTheWire: unknown = JSON.parse(JSON.stringify(answer));
  deepStrictEqual(z.parse(endpoint.response, onTheWire), onTheWire);
}
