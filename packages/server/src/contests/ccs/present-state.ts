import { absoluteTime } from "./times.ts";
import type { Shown } from "./view.ts";

/**
 * What has happened to a contest, as the Contest API says it. It has ended when nobody has time any more, those who
 * were given more of it included. Final is a board that its organiser has called so and that nothing has changed since:
 * only then are there no more updates.
 */
export function presentState({ material: { contest, finality } }: Pick<Shown, "material">) {
  const past = (moment: Date | null) => (moment !== null && moment <= contest.now ? moment : null);
  const started = past(contest.starts_at);
  const frozen = started === null ? null : past(contest.freeze_starts);
  const ended = started === null ? null : past(contest.over_at);
  const thawed = frozen === null || ended === null ? null : past(contest.thawed_at);
  const finalized = ended === null || finality !== "final" ? null : past(contest.final_at);
  const isShown = frozen === null || thawed !== null;
  const last = finalized !== null && isShown ? laterOf(finalized, thawed) : null;
  const time = (moment: Date | null) => (moment === null ? null : absoluteTime(moment));
  return {
    started: time(started),
    ...(contest.freeze_minutes === null ? {} : { frozen: time(frozen), thawed: time(thawed) }),
    ended: time(ended),
    finalized: time(finalized),
    end_of_updates: time(last),
  };
}

function laterOf(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one;
}
