import type { BoxSession } from "@verdict/sandbox/sandbox";

const STARVING_MS = 1_000;

/**
 * Work of a session that lets all others on the machine go first: where everything is busy with other things it would never
 * come to an end. After a second it goes on like others for once, as soon as `mayHurry` says that nobody is delayed by it.
 * Without `mayHurry` the work is simply done.
 */
export async function unlessItStarves<T>(
  session: Pick<BoxSession, "setPrecedence">,
  mayHurry: (() => boolean) | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (mayHurry === undefined) return await work();
  let isRaised = false;
  const look = () => {
    if (isRaised || !mayHurry()) return;
    isRaised = true;
    session.setPrecedence("ordinary");
  };
  const timer = setInterval(look, STARVING_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isRaised) session.setPrecedence("last");
  }
}
