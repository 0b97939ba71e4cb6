/**
 * No answer to a GET is larger, so that nobody's reads fill the memory of a server. A little is left for what is
 * around.
 */
const MOST_ANSWER_BYTES = 1_000_000;
const AROUND_BYTES = 10_000;

/** As many of the first items as fit into one answer, as JSON. */
export function firstThatFit<T>(items: readonly T[], mostBytes = MOST_ANSWER_BYTES - AROUND_BYTES): T[] {
  let bytes = 0;
  const past = items.findIndex((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytes > mostBytes;
  });
  return past === -1 ? [...items] : items.slice(0, past);
}
