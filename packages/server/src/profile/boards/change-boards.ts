import { MOST_FOLLOWED } from "@verdict/contract/boards";
import { type AskedClass, refuseArchived, requireClass } from "../../classes/require-class.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { findPublic } from "../people/store.ts";
import * as store from "./store.ts";

type BoardsContext = Pick<AppContext, "pool">;

/**
 * Nobody stands on a board who has not said so: neither a teacher nor an administrator can put somebody there. Throws
 * not_found, not_allowed for an administrator who is no member, and conflict in an archived class; leaving always works.
 */
export async function standOnClassBoard(
  { pool }: BoardsContext,
  { standsOnIt, ...asked }: AskedClass & { standsOnIt: boolean },
): Promise<void> {
  const found = await requireClass(pool, asked);
  const place = { classId: found.id, userId: asked.user.id };
  if (!standsOnIt) return store.deleteFromBoard(pool, place);
  refuseArchived(found);
  if (await store.insertOnBoard(pool, place)) return;
  throw new DomainError("not_allowed", "Only members of the class stand on its board");
}

/** Throws not_found as a look at the profile would, bad_input for one's own and conflict for one too many. */
export async function followProfile(
  { pool }: BoardsContext,
  { userId, handle }: { userId: string; handle: string },
): Promise<void> {
  const found = await findPublic(pool, handle.toLowerCase());
  if (found === null) throw new DomainError("not_found", "Nobody shows a profile under this handle");
  if (found.userId === userId) throw new DomainError("bad_input", "You are on your own board already");
  await inTransaction(pool, async (client) => {
    await store.holdFriends(client, userId);
    const followed = await store.listFollowed(client, userId);
    if (followed.includes(found.userId)) return;
    // Also those who do not show a profile any more: they may again.
    if (followed.length >= MOST_FOLLOWED) {
      throw new DomainError("conflict", `You follow ${MOST_FOLLOWED} people already: follow somebody no more first`);
    }
    await store.insertFriend(client, { userId, followedId: found.userId });
  });
}
