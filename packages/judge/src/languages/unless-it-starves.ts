import type { BoxSession } from "@verdict/sandbox/sandbox";

const STARVING_MS = 1_000;

/**
 * For work that lets all others on the machine go first: after a second of it, and after each further one, looks
 * whether it delays nobody, and then lets it hurry, once. Ends when the returned function is called.
 */
export function onceItStarves(mayHurry: () => boolean, hurry: () => void): () => void {
  const timer = setInterval(() => {
    if (!mayHurry()) return;
    clearInterval(timer);
    hurry();
  }, STARVING_MS);
  return () => clearInterval(timer);
}

/**
 * Work of a session that lets all others on the machine go first: where everything is busy with other things it would
 * never come to an end. After a second it goes on like others for once, as soon as `mayHurry` says that nobody is
 * delayed by it. Without `mayHurry` the work is simply done.
 */
export async function unlessItStarves<T>(
  session: Pick<BoxSession, "setPrecedence">,
  mayHurry: (() => boolean) | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (mayHurry === undefined) return await work();
  let isRaised = false;
  const stopLooking = onceItStarves(mayHurry, () => {
    isRaised = true;
    session.setPrecedence("ordinary");
  });
  try {
    return await work();
  } finally {
    stopLooking();
    if (isRaised) session.setPrecedence("last");
  }
}
