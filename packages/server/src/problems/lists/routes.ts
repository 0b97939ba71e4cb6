import * as calls from "@verdict/contract/problem-lists";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { createUserTurns } from "../../platform/user-turns.ts";
import { requireProblem } from "../find-problem.ts";
import * as store from "./store.ts";

/** A user's own lists. Nobody else sees them, and somebody else's list is not found. */
export function registerListRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  // What a list may hold is counted first: of changes at once each would find room for itself.
  const turns = createUserTurns();

  handle(app, calls.ownLists, async ({ user }) => presentLists(await store.listOwnLists(pool, user.id)));

  handle(app, calls.createList, async ({ body, user }) => {
    const list = { userId: user.id, name: body.name, most: calls.MOST_LISTS };
    const made = await turns.inTurn(user.id, () => store.insertList(pool, list));
    if (made === "too_many") throw new DomainError("conflict", `You can have at most ${calls.MOST_LISTS} lists`);
    if (made === "taken") throw new DomainError("conflict", NAME_TAKEN);
    return { _id: made.id, name: body.name, problemIds: [] };
  });

  handle(app, calls.renameList, async ({ params, body, user }) => {
    const list = { userId: user.id, id: requireListId(params.listId), ...body };
    const outcome = await turns.inTurn(user.id, () => store.renameList(pool, list));
    if (outcome === "unknown") throw unknownList();
    if (outcome === "taken") throw new DomainError("conflict", NAME_TAKEN);
    return { message: "The list has a new name." };
  });

  handle(app, calls.deleteList, async ({ params, user }) => {
    const list = { userId: user.id, id: requireListId(params.listId) };
    if (!(await turns.inTurn(user.id, () => store.deleteList(pool, list)))) throw unknownList();
    return { message: "The list is deleted." };
  });

  handle(app, calls.addToList, async ({ params, user }) => {
    const problem = await requireProblem(pool, { id: params.problemId, user });
    const most = calls.MOST_LISTED_PROBLEMS;
    const outcome = await turns.inTurn(user.id, async () => {
      const listId = await findList(user.id, params.listId);
      return store.addProblem(pool, { userId: user.id, listId, problemId: problem.id, most });
    });
    if (outcome === "unknown") throw unknownList();
    if (outcome === "full") {
      throw new DomainError("conflict", `Your lists can hold at most ${most.toLocaleString("en")} problems`);
    }
    return { message: "The problem is on the list." };
  });

  handle(app, calls.removeFromList, async ({ params, user }) => {
    const listId = await findList(user.id, params.listId);
    await store.removeProblem(pool, { listId, problemId: params.problemId });
    return { message: "The problem is no longer on the list." };
  });

  async function findList(userId: string, listId: string): Promise<string> {
    if (listId === calls.BOOKMARKS) return store.ensureBookmarks(pool, userId);
    const id = requireListId(listId);
    if (!(await store.isOwnList(pool, { userId, id }))) throw unknownList();
    return id;
  }
}

const NAME_TAKEN = "You have a list of that name";

function presentLists(rows: readonly store.OwnListRow[]) {
  return {
    bookmarks: rows.find((row) => row.name === store.BOOKMARKS_NAME)?.problem_ids ?? [],
    lists: rows
      .filter((row) => row.name !== store.BOOKMARKS_NAME)
      .map((row) => ({ _id: row.id, name: row.name, problemIds: row.problem_ids })),
  };
}

function requireListId(text: string): string {
  if (!isUuid(text)) throw unknownList();
  return text;
}

function unknownList(): DomainError {
  return new DomainError("not_found", "This list does not exist");
}
