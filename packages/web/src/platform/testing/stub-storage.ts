import { vi } from "vitest";

/** A browser's storage, with what it tells its page; returns what is stored. */
export function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("StorageEvent", Event);
  return stored;
}

/** A browser that keeps nothing. */
export function stubRefusedStorage(): void {
  stubStorage();
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}
