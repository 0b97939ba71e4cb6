import type { OwnSubmission, OwnSubmissionsQuery } from "@verdict/contract/own-submissions";
import type { AppContext } from "../platform/context.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { presentOwnSubmission } from "./present-submission.ts";
import { listOwn } from "./store.ts";

const ROWS_A_PAGE = 50;

/** One page of all that the user has submitted, newest first. `next` names the page after it, null on the last. */
export async function readOwnSubmissions(
  context: Pick<AppContext, "pool">,
  { user, query }: { user: SignedInUser; query: OwnSubmissionsQuery },
): Promise<{ submissions: OwnSubmission[]; next: string | null }> {
  const rows = await listOwn(context.pool, { ...query, userId: user.id, most: ROWS_A_PAGE + 1 });
  const submissions = rows.slice(0, ROWS_A_PAGE).map(presentOwnSubmission);
  return { submissions, next: rows.length > ROWS_A_PAGE ? (submissions.at(-1)?._id ?? null) : null };
}
