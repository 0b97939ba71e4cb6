import type { FastifyInstance } from "fastify";
import { DomainError } from "./errors.ts";
import { findJsonFault, findShapeFault } from "./json-fault.ts";

/** The largest ordinary body: 64 KiB of code and as much input, each character escaped to six. */
export const ORDINARY_BODY_BYTES = 1024 * 1024;
/** Counted by brackets and commas. A long conversation with the AI helper has some hundreds. */
const MOST_VALUES = 5_000;
/** Of the forms of admins, which are larger: two times a thousand tests have some 14,000. */
const MOST_VALUES_OF_FORM = 25_000;
const NOT_JSON = "The body is not valid JSON";

/**
 * Bodies are JSON. An empty one counts as absent, since browsers send the content type with an empty POST as well.
 * `text/plain` is what a foreign page may send without asking the browser, so Fastify's parser for it is taken away.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    const isLarge = request.routeOptions.bodyLimit > ORDINARY_BODY_BYTES;
    try {
      done(null, parseJson(text.toString(), isLarge ? MOST_VALUES_OF_FORM : MOST_VALUES));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseJson(text: string, mostValues: number): unknown {
  if (text.trim() === "") return undefined;
  // Before it is parsed: a megabyte of "[" costs the parser a tenth of a second.
  const shapeFault = findShapeFault(text, mostValues);
  if (shapeFault !== null) throw new DomainError("bad_input", shapeFault);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new DomainError("bad_input", NOT_JSON, { cause });
  }
  const fault = findJsonFault(text);
  if (fault !== null) throw new DomainError("bad_input", fault);
  return value;
}
