import type { ProblemTopics } from "@verdict/contract/topics";
import type { AppContext } from "../../platform/context.ts";
import { firstThatFit } from "../../platform/http/most-bytes.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { listTopics, type TopicsRow } from "./store.ts";

/** Topics and ratings as far as nothing closes them to this user; as many thousands as one answer may hold. */
export async function readTopics(
  { pool }: Pick<AppContext, "pool">,
  user: Pick<SignedInUser, "id">,
): Promise<ProblemTopics[]> {
  return [...firstThatFit((await listTopics(pool, user.id)).map(presentTopics))];
}

function presentTopics({ id, topics, rating, accepted_at_first }: TopicsRow): ProblemTopics {
  return {
    problemId: id,
    topics,
    ...(rating !== null && { rating }),
    ...(accepted_at_first !== null && { acceptedAtFirst: accepted_at_first }),
  };
}
