import type { Endpoint } from "@verdict/contract/endpoint";
import { ErrorBody } from "@verdict/contract/errors";
import * as z from "zod";

type Schema = z.core.$ZodType;
const ACCESS_TEXT = {
  public: "Anybody",
  reader: "Signed-in users, and anybody where the site shows its problems to visitors",
  user: "Signed-in users",
  admin: "Admins",
} as const;

const REFUSALS = "Every refusal has the shape of the default response; below /ccs/ its code is the status, a number.";

/** The OpenAPI 3.1 description of the calls, made from the same table that the server and the web app use. */
export function openApiOf(calls: Readonly<Record<string, Endpoint>>, publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const methods = paths[call.path] ?? {};
    methods[call.method.toLowerCase()] = operationOf(name, call);
    paths[call.path] = methods;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Verdict", version: "1.0.0", description: REFUSALS },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "session" },
        personalToken: { type: "http", scheme: "bearer", description: "A personal token, made in the settings." },
      },
    },
  };
}

function operationOf(name: string, call: Endpoint): object {
  const parameters = [...pathParameters(call), ...queryParameters(call)];
  return {
    operationId: name,
    summary: call.summary,
    description: `For: ${ACCESS_TEXT[call.access]}.${call.scope === null ? "" : ` Tokens need the scope ${call.scope}.`}`,
    tags: [call.path.split("/")[1]],
    ...(call.access === "public" ? {} : { security: securityOf(call) }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(call.body, "input")) } }),
    responses: {
      200: { description: "Done", content: json(schemaOf(call.response, "output")) },
      default: { description: "Refused", content: json({ $ref: "#/components/schemas/Error" }) },
    },
  };
}

function securityOf({ access, scope }: Endpoint): object[] {
  const visitors = access === "reader" ? [{}] : [];
  return [{ session: [] }, ...(scope === null ? [] : [{ personalToken: [] }]), ...visitors];
}

function pathParameters(call: Endpoint): object[] {
  return [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    name: parameter,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(call: Endpoint): object[] {
  if (call.query === undefined) return [];
  const { properties } = schemaOf(call.query, "input") as { properties?: Record<string, object> };
  return Object.entries(properties ?? {}).map(([name, schema]) => ({ name, in: "query", required: false, schema }));
}

function json(schema: object): object {
  return { "application/json": { schema } };
}

function schemaOf(schema: Schema, io: "input" | "output"): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
