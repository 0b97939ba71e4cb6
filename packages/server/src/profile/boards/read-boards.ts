import type { ClassBoard, PeopleBoard } from "@verdict/contract/boards";
import { type AskedClass, requireClass } from "../../classes/require-class.ts";
import type { AppContext } from "../../platform/context.ts";
import { utcDay } from "../../platform/utc-day.ts";
import { listStandings } from "../people/told-store.ts";
import { streakOf } from "../read-achievements.ts";
import { listFriends, listOnClassBoard, type Standee, standsOnBoard } from "./store.ts";

type BoardsContext = Pick<AppContext, "pool" | "clock">;

/** For everybody in the class, also those who do not stand on it. Throws not_found for everybody else. */
export async function readClassBoard(context: BoardsContext, asked: AskedClass): Promise<ClassBoard> {
  const { pool } = context;
  const { id } = await requireClass(pool, asked);
  const [standees, standsOnIt] = await Promise.all([
    listOnClassBoard(pool, id),
    standsOnBoard(pool, { classId: id, userId: asked.user.id }),
  ]);
  return { rows: await rowsOf(context, { standees, userId: asked.user.id }), standsOnIt };
}

export async function readFriendsBoard(context: BoardsContext, userId: string): Promise<PeopleBoard> {
  return { rows: await rowsOf(context, { standees: await listFriends(context.pool, userId), userId }) };
}

async function rowsOf(
  { pool, clock }: BoardsContext,
  { standees, userId }: { standees: readonly Standee[]; userId: string },
): Promise<PeopleBoard["rows"]> {
  const today = utcDay(clock());
  const standings = await listStandings(pool, { userIds: standees.map((standee) => standee.userId), today });
  const byUser = new Map(standings.map((standing) => [standing.userId, standing]));
  const rows = standees.flatMap((standee) => {
    const standing = byUser.get(standee.userId);
    if (standing === undefined) return [];
    const { week, month, all, days } = standing;
    return {
      name: standee.name,
      handle: standee.handle,
      isSelf: standee.userId === userId,
      solved: { week, month, all },
      streakDays: streakOf(days, today).current,
    };
  });
  return rows.sort(
    (one, two) =>
      two.solved.week - one.solved.week ||
      two.solved.month - one.solved.month ||
      two.solved.all - one.solved.all ||
      one.name.localeCompare(two.name, "en"),
  );
}
