import type * as z from "zod/mini";

type Schema = z.core.$ZodType;
type Method = "GET" | "POST" | "PUT" | "DELETE";
/**
 * Who may call: anybody, whoever may read problems (anybody where the site shows them to visitors, else as `user`),
 * anybody with a session, or admins only. The server enforces it, the web only follows it.
 */
export type Access = "public" | "reader" | "user" | "admin";
/** What a program with a personal token may do: look, or also run and submit. */
export type TokenScope = "read" | "submit";

/**
 * One call: method, path with `{name}` parameters, and the shapes of its request and response bodies. `query` is what
 * may stand behind the `?` of a GET: an object of texts, each of them optional.
 */
export interface Endpoint<
  Path extends string = string,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Who extends Access = Access,
  Query extends Schema | undefined = Schema | undefined,
> {
  method: Method;
  path: Path;
  access: Who;
  /** The scope that a personal token needs; null where only a browser's session counts. */
  scope: TokenScope | null;
  query: Query;
  body: Body;
  response: Response;
  summary: string;
}

type EndpointInput<
  Path extends string,
  Response extends Schema,
  Body extends Schema | undefined,
  Who extends Access,
  Query extends Schema | undefined,
> = {
  method: Method;
  path: Path;
  access: Who;
  response: Response;
  summary: string;
  scope?: TokenScope;
  query?: Query;
  body?: Body;
};

export function endpoint<
  const Path extends string,
  Response extends Schema,
  Body extends Schema | undefined = undefined,
  const Who extends Access = Access,
  Query extends Schema | undefined = undefined,
>(input: EndpointInput<Path, Response, Body, Who, Query>): Endpoint<Path, Body, Response, Who, Query> {
  return { ...input, scope: input.scope ?? null, body: input.body as Body, query: input.query as Query };
}

/** The names inside `{…}` of a path: `"problemId"` for `/problem/problemById/{problemId}`. */
type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
export type PathParameters<Path extends string> = Record<PathParameter<Path>, string>;

export type ResponseOf<E extends Endpoint> = z.output<E["response"]>;
export type QueryOf<E extends Endpoint> = E["query"] extends Schema ? z.output<E["query"]> : undefined;
type QueryInputOf<E extends Endpoint> = E["query"] extends Schema ? z.input<E["query"]> : undefined;
export type RequestBodyOf<E extends Endpoint> = E["body"] extends Schema ? z.output<E["body"]> : undefined;
type RequestInputOf<E extends Endpoint> = E["body"] extends Schema ? z.input<E["body"]> : undefined;

type ParamsInput<E extends Endpoint> = [PathParameter<E["path"]>] extends [never]
  ? { params?: undefined }
  : { params: PathParameters<E["path"]> };
type BodyInput<E extends Endpoint> = E["body"] extends Schema ? { body: RequestInputOf<E> } : { body?: undefined };

/** What a program that makes the call has to say: its parameters and body, and what may stand behind the `?`. */
export type CallInput<E extends Endpoint> = ParamsInput<E> & BodyInput<E> & { query?: QueryInputOf<E> };

/** Where the call is made at a site. A field of the query that is undefined is left out. */
export function urlOf(
  { path }: Pick<Endpoint, "path">,
  input: { params?: Record<string, string> | undefined; query?: unknown },
  site: string,
): URL {
  const url = new URL(fillPath(path, input.params ?? {}), site);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

/** Fills the parameters into the path, each percent-encoded. */
export function fillPath<Path extends string>(path: Path, parameters: PathParameters<Path>): string {
  const values: Record<string, string> = parameters;
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ""));
}
