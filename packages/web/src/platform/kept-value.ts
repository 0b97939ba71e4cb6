import { useSyncExternalStore } from "react";
import * as z from "zod/mini";

export interface KeptValue<T> {
  /** What is stored, or the fallback: a browser that keeps nothing still works. */
  read: () => T;
  /** Takes effect at once, here and in other tabs; null is stored as nothing. False where the browser refuses. */
  write: (value: T) => boolean;
  useValue: () => T;
}

/**
 * A value that a browser keeps under `key`. A text is stored as it is and anything else as JSON; what is stored and
 * does not fit the schema counts as the fallback.
 */
export function keptValue<Schema extends z.ZodMiniType>(place: {
  key: string;
  schema: Schema;
  fallback: z.infer<Schema>;
  storage?: () => Storage;
}): KeptValue<z.infer<Schema>> {
  const { key, schema, fallback, storage = () => localStorage } = place;
  const readText = () => unlessRefused(() => storage().getItem(key), null);
  const parse = (text: string | null): z.infer<Schema> => {
    if (text === null) return fallback;
    const parsed = z.safeParse(schema, text);
    return parsed.success ? parsed.data : (z.safeParse(schema, parseJson(text)).data ?? fallback);
  };
  const store = (text: string | null): true => {
    if (storage().getItem(key) === text) return true;
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    // The browser tells only the other tabs.
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: text, storageArea: storage() }));
    return true;
  };
  return {
    read: () => parse(readText()),
    write: (value) => unlessRefused(() => store(textOf(value)), false),
    useValue: () => parse(useSyncExternalStore(onKeptChange, readText, () => null)),
  };
}

/** Calls `onChange` when a kept value may have changed, here or in another tab; returns what ends that. */
export function onKeptChange(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

function textOf(value: unknown): string | null {
  return value === null || typeof value === "string" ? value : JSON.stringify(value);
}

/** A storage may be full, and looking at it is refused to a page in a browser that keeps nothing. */
function unlessRefused<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
