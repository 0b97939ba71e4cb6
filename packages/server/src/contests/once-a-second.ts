/** Everybody looks at once: a thing is read so often, however many ask. */
const MAX_AGE_MS = 1_000;

/**
 * What is read, each at most a second old. What one asker gets is for all: it must hold nothing that only some may see,
 * or be shown by somebody who looks to that.
 */
export function onceASecond<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const current = new Map<string, Promise<T>>();
  return (key) => {
    const known = current.get(key);
    if (known !== undefined) return known;
    const reading = read(key);
    current.set(key, reading);
    setTimeout(() => current.delete(key), MAX_AGE_MS).unref();
    // A failed one must not stay. Its error reaches the callers through the same promise.
    reading.catch(() => current.delete(key));
    return reading;
  };
}
