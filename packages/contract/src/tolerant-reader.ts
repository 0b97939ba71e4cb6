import * as z from "zod/mini";
import type { Endpoint, ResponseOf } from "./endpoint.ts";

/*
 * Whoever asks may be older than the server that answers: while servers are upgraded a page stays open somewhere, and a
 * command line is never upgraded by us. So a reply may hold words that its reader does not know: a verdict, a language,
 * a kind of entry. One such word must not hide the whole list that it stands in. Replies are therefore read open: each
 * choice of words becomes any text, a record takes every name, and the reader shows what it does not know neutrally, as
 * it came. Requests stay strict, and so does what tells the shapes of a reply apart (the `kind` of a union).
 */

/** Of the texts in T: any text where there was a choice of several, else what it was. */
type OpenText<T extends string> = [T] extends [never] ? never : IsChoice<T> extends true ? string : T;
type IsChoice<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never;

/** T with any text in the place of each choice of words. Discriminated unions keep their kinds. */
export type Opened<T> = OpenText<Extract<T, string>> | OpenRest<Exclude<T, string>>;
type OpenRest<T> = T extends readonly (infer Item)[]
  ? Opened<Item>[]
  : T extends object
    ? { [Key in keyof T]: Opened<T[Key]> }
    : T;

export type OpenResponseOf<E extends Endpoint> = Opened<ResponseOf<E>>;

type Schema = z.core.$ZodType;

/** Reads a reply open. Throws as z.parse does where the shape is another one. */
export function readOpen<S extends Schema>(schema: S, data: unknown): Opened<z.output<S>> {
  return z.parse(opened(schema), data) as Opened<z.output<S>>;
}

/** The same; null where the shape is another one. */
export function tryOpen<S extends Schema>(schema: S, data: unknown): Opened<z.output<S>> | null {
  const parsed = z.safeParse(opened(schema), data);
  return parsed.success ? (parsed.data as Opened<z.output<S>>) : null;
}

/** The schema with each choice of words, at any depth, replaced by any text. */
export function opened(schema: Schema): Schema {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  // Copies of what is there: the page has no other use for most of zod's own makers, and would have to load them.
  const copy = (changed: object) => z.clone(schema, { ...def, checks: [], ...changed });
  switch (def.type) {
    case "enum":
      return z.string();
    case "object":
      return copy({ shape: Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, opened(part)])) });
    case "array":
      return copy({ element: opened(def.element) });
    case "record":
      return copy({ keyType: z.string(), valueType: opened(def.valueType) });
    case "union":
      return copy({ options: def.options.map(opened) });
    case "nullable":
    case "optional":
      return copy({ innerType: opened(def.innerType) });
    case "string":
      // What is asked of a text when it is sent (its length, its form) does not matter when it comes back.
      return "format" in def ? schema : copy({});
    default:
      return schema;
  }
}
