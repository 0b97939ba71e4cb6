import * as calls from "@verdict/contract/tokens";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../platform/http/errors.ts";
import { handle } from "../../platform/http/handle.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { recordAudit } from "../audit/store.ts";
import { originOf } from "../caller.ts";
import { sessionToken } from "../sessions/start-session.ts";
import { findSessions } from "../sessions/store.ts";
import { hashToken, randomToken } from "../sessions/token.ts";
import * as store from "./store.ts";

export function registerTokenRoutes(app: FastifyInstance, context: Pick<AccountsContext, "config" | "pool">): void {
  const { pool } = context;

  handle(app, calls.tokens, async ({ user }) => ({
    tokens: (await store.listTokens(pool, user.id)).map(presentToken),
  }));

  handle(app, calls.createToken, async ({ body, user, request }) => {
    const secret = `${calls.TOKEN_PREFIX}${randomToken()}`;
    const { name, scope, expiresIn: expiresInDays } = body;
    const sessionHash = hashToken(sessionToken(context, request) ?? "").toString("hex");
    const made = await inTransaction(pool, async (client) => {
      const token = { tokenHash: hashToken(secret), userId: user.id, name, scope, expiresInDays };
      const row = await store.insertToken(client, token, calls.MOST_TOKENS);
      if (row === null) return null;
      // The account is held by now. Whoever has taken it back meanwhile has ended this session, and all tokens that
      // there were.
      const sessions = await findSessions(client, [sessionHash]);
      if (sessions.size === 0) throw new DomainError("not_signed_in", "Please log in first");
      const { id: userId, emailId } = user;
      await recordAudit(client, { kind: "token_made", userId, emailId, origin: originOf(request) });
      return row;
    });
    if (made === null) {
      throw new DomainError("conflict", `You can have at most ${calls.MOST_TOKENS} tokens. Revoke one first.`);
    }
    return { token: presentToken(made), secret };
  });

  handle(app, calls.revokeToken, async ({ params, user, request }) => {
    const isKnown = await inTransaction(pool, async (client) => {
      const { id: userId, emailId } = user;
      if (!isUuid(params.tokenId) || !(await store.deleteToken(client, { userId, id: params.tokenId }))) return false;
      await recordAudit(client, { kind: "token_revoked", userId, emailId, origin: originOf(request) });
      return true;
    });
    if (!isKnown) throw new DomainError("not_found", "There is no such token any more");
    return { message: "The token is revoked" };
  });
}

function presentToken(row: store.TokenRow): calls.PersonalToken {
  return {
    _id: row.id,
    name: row.name,
    scope: row.scope,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.seen_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
