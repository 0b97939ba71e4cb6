import type { Endpoint } from "@verdict/contract/endpoint";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { Config } from "../../config.ts";
import { escapeHtml } from "../html.ts";
import { openApiOf } from "./openapi.ts";
import { packText, sendPacked } from "./packed-text.ts";
import { pageHeaders } from "./security-headers.ts";

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}
summary{cursor:pointer;padding:.4rem 0}code{font:14px/1.4 ui-monospace,monospace}pre{overflow-x:auto;padding:1rem;border:1px solid #8884;border-radius:8px}`;

/** `/docs/openapi.json` for programs and `/docs` for people; neither needs anything from another host. */
export function registerDocs(app: FastifyInstance, calls: Readonly<Record<string, Endpoint>>, config: Config): void {
  const headers = { ...pageHeaders(config), "cache-control": "no-cache", vary: "accept-encoding" };
  const description = once(() =>
    packText(JSON.stringify(openApiOf(calls, config.publicUrl)), "application/json; charset=utf-8"),
  );
  const page = once(() => packText(docsPage(Object.values(calls)), "text/html; charset=utf-8"));
  app.get("/docs/openapi.json", (request, reply) => sendPacked(request, reply, description()));
  app.get("/docs", (request, reply) => sendPacked(request, reply.headers(headers), page()));
}

/** When it is wanted first: hardly any start is followed by somebody who reads this. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function docsPage(calls: readonly Endpoint[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Verdict: calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>Calls</h1><p>Machine-readable: <a href="/docs/openapi.json">OpenAPI 3.1</a>.
A refusal is <code>{ message, error, code }</code> with a fitting status; below <code>/ccs/</code> the code is the
status.</p>
${calls.map(callEntry).join("\n")}</body></html>`;
}

function callEntry(call: Endpoint): string {
  const request = call.body === undefined ? "none" : jsonText(call.body, "input");
  return `<details><summary><code><b>${call.method}</b> ${escapeHtml(call.path)}</code> — ${escapeHtml(call.summary)}
(${call.access})</summary><h3>Request body</h3><pre><code>${escapeHtml(request)}</code></pre>
<h3>Reply</h3><pre><code>${escapeHtml(jsonText(call.response, "output"))}</code></pre></details>`;
}

function jsonText(schema: z.core.$ZodType, io: "input" | "output"): string {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return JSON.stringify(rest, null, 2);
}
