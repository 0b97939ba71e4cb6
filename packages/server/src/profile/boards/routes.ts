import * as calls from "@verdict/contract/boards";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { handle } from "../../platform/http/handle.ts";
import { followProfile, standOnClassBoard } from "./change-boards.ts";
import { readClassBoard, readFriendsBoard } from "./read-boards.ts";
import { deleteFriend } from "./store.ts";

/** Boards of people who have agreed to be compared. */
export function registerBoardRoutes(app: FastifyInstance, context: Pick<AppContext, "pool" | "clock">): void {
  handle(app, calls.classBoard, ({ params, user }) => readClassBoard(context, { ...params, user }));

  handle(app, calls.standOnClassBoard, async ({ params, body, user }) => {
    await standOnClassBoard(context, { ...params, ...body, user });
    return { message: body.standsOnIt ? "You stand on the board." : "You do not stand on the board any more." };
  });

  handle(app, calls.friendsBoard, ({ user }) => readFriendsBoard(context, user.id));

  handle(app, calls.followProfile, async ({ params, user }) => {
    await followProfile(context, { userId: user.id, handle: params.handle });
    return { message: "They are on your board." };
  });

  handle(app, calls.unfollowProfile, async ({ params, user }) => {
    await deleteFriend(context.pool, { userId: user.id, handle: params.handle.toLowerCase() });
    return { message: "They are not on your board any more." };
  });
}
