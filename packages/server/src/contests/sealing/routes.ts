import * as calls from "@verdict/contract/sealed-statements";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { packTextSoon, sendPacked } from "../../platform/http/packed-text.ts";
import { onceASecond } from "../once-a-second.ts";
import { findContest } from "../store.ts";
import { offerSealed, requireSealed, sealNow, withdrawSealed } from "./seal-contest.ts";

export function registerSealingRoutes(app: FastifyInstance, { pool }: Pick<AppContext, "pool">): void {
  const sealed = onceASecond(async (contestId) => {
    const contest = await findContest(pool, { id: contestId, userId: null });
    const now = contest === null ? null : await sealNow(pool, contest);
    if (now === null) throw new DomainError("not_found", "This contest has no sealed statements");
    return { ...now, packed: await packTextSoon(JSON.stringify(now.file), "application/json") };
  });

  handle(app, calls.sealedState, async ({ params, user }) => {
    const { contest, mayHaveKey } = await requireSealed(pool, { id: params.contestId, user });
    const { edition, key } = await sealed(contest.id);
    return { edition, key: mayHaveKey ? key : null, startsAt: contest.starts_at.toISOString() };
  });

  handle(
    app,
    calls.sealedFile,
    async ({ params, user, request, reply }) => {
      const { contest } = await requireSealed(pool, { id: params.contestId, user });
      const { file, packed } = await sealed(contest.id);
      app.checkReply?.(calls.sealedFile, file);
      reply.header("content-disposition", `attachment; filename="${contest.id}.sealed.json"`);
      sendPacked(request, reply, packed);
      return TAKEN_OVER;
    },
    { isSentAsIs: true },
  );

  handle(app, calls.offerSealed, async ({ params, user }) => {
    await offerSealed(pool, { id: params.contestId, user });
    return { message: "Those who take part can download the statements." };
  });

  handle(app, calls.withdrawSealed, async ({ params, user }) => {
    await withdrawSealed(pool, { id: params.contestId, user });
    return { message: "The statements are offered no more." };
  });
}
