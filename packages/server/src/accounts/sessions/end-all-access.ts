import type pg from "pg";
import { deleteKnownBrowsers } from "../known-browsers/store.ts";
import { deleteTokensOfUser } from "../tokens/store.ts";
import { holdAccount } from "../users/store.ts";
import { deleteSessionsOfUser } from "./store.ts";

/**
 * Whoever has got hold of the account has to log in anew: sessions end, browsers are forgotten, tokens are revoked. The
 * account is held, so that a login or a new token at this moment either ends as well or comes after it.
 */
export async function endAllAccess(client: pg.ClientBase, userId: string): Promise<void> {
  await holdAccount(client, userId);
  await deleteSessionsOfUser(client, userId);
  await deleteKnownBrowsers(client, userId);
  await deleteTokensOfUser(client, userId);
}
