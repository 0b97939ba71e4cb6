import type * as z from "zod/mini";

type Schema = z.core.$ZodType;
export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** Who may call: anybody, anybody with a session, or admins only. The server enforces it, the web only follows it. */
export type Access = "public" | "user" | "admin";

/** One call: method, path with `{name}` parameters, and the shapes of its request and response bodies. */
export interface Endpoint<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Who extends Access = Access,
> {
  method: Method;
  path: Path;
  access: Who;
  body: Body;
  response: Response;
  summary: string;
}

type EndpointInput<
  Path extends string,
  Response extends Schema,
  Body extends Schema | undefined,
  Who extends Access,
> = {
  method: Method;
  path: Path;
  access: Who;
  response: Response;
  summary: string;
  body?: Body;
};

export function endpoint<
  const Path extends string,
  Response extends Schema,
  Body extends Schema | undefined = undefined,
  const Who extends Access = Access,
>(input: EndpointInput<Path, Response, Body, Who>): Endpoint<Path, Body, Response, Who> {
  return { ...input, body: input.body as Body };
}

/** The names inside `{…}` of a path: `"problemId"` for `/problem/problemById/{problemId}`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
export type PathParameters<Path extends string> = Record<PathParameter<Path>, string>;

export type ResponseOf<E extends Endpoint> = z.output<E["response"]>;
export type RequestBodyOf<E extends Endpoint> = E["body"] extends Schema ? z.output<E["body"]> : undefined;
export type RequestInputOf<E extends Endpoint> = E["body"] extends Schema ? z.input<E["body"]> : undefined;

/** Fills the parameters into the path, each percent-encoded. */
export function fillPath<Path extends string>(path: Path, parameters: PathParameters<Path>): string {
  const values: Record<string, string> = parameters;
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ""));
}
