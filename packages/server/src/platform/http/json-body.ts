import type { FastifyInstance } from "fastify";
import { DomainError } from "./errors.ts";
import { findJsonFault } from "./json-fault.ts";

const NOT_JSON = "The body is not valid JSON";

/**
 * Bodies are JSON. An empty one counts as absent, since browsers send the content type with an empty POST as well.
 * `text/plain` is what a foreign page may send without asking the browser, so Fastify's parser for it is taken away.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, parseJson(text.toString()));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseJson(text: string): unknown {
  if (text.trim() === "") return undefined;
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
