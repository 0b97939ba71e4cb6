import type { AuditKind } from "@verdict/contract/account-security";
import { type LtiPlatformForm, MOST_LTI_PLATFORMS } from "@verdict/contract/lti-platforms";
import type pg from "pg";
import { recordAudit } from "../../accounts/audit/store.ts";
import type { Origin } from "../../accounts/caller.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { inTransaction, type Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import * as store from "./store.ts";

interface ByAdmin {
  user: SignedInUser;
  origin: Origin;
}

const TAKEN = "There is a platform with this platform ID and client ID already";

/** Returns its id. Throws conflict for one that is there, and for too many. */
export async function addPlatform(pool: pg.Pool, input: ByAdmin & { form: LtiPlatformForm }): Promise<string> {
  const { form } = input;
  return inTransaction(pool, async (db) => {
    const id = await store.insertPlatform(db, form, MOST_LTI_PLATFORMS);
    if (id === null) {
      const isThere = (await store.findByIssuer(db, form)).length > 0;
      throw new DomainError("conflict", isThere ? TAKEN : `There are at most ${MOST_LTI_PLATFORMS} platforms`);
    }
    await record(db, { ...input, kind: "lti_platform_added" });
    return id;
  });
}

/**
 * Throws not_found; and conflict for another issuer as well, which is another platform, whose names for people mean
 * somebody else.
 */
export async function changePlatform(
  pool: pg.Pool,
  input: ByAdmin & { platformId: string; form: LtiPlatformForm },
): Promise<void> {
  const { platformId, form } = input;
  await inTransaction(pool, async (db) => {
    const before = await requirePlatform(db, platformId);
    if (before.issuer !== form.issuer) {
      const text = "Another platform ID is another platform: remove this one, and add the new one";
      throw new DomainError("conflict", text);
    }
    if (!(await store.replacePlatform(db, platformId, form))) throw new DomainError("conflict", TAKEN);
    await record(db, { ...input, kind: "lti_platform_changed" });
  });
}

/** With its courses and who people are there. Throws not_found. */
export async function removePlatform(pool: pg.Pool, input: ByAdmin & { platformId: string }): Promise<void> {
  await inTransaction(pool, async (db) => {
    const form = await requirePlatform(db, input.platformId);
    await store.removePlatform(db, input.platformId);
    await record(db, { ...input, form, kind: "lti_platform_removed" });
  });
}

async function requirePlatform(db: Queryable, id: string): Promise<store.Platform> {
  const found = isUuid(id) ? await store.findPlatform(db, id) : null;
  if (found === null) throw new DomainError("not_found", "There is no such platform any more");
  return found;
}

async function record(db: Queryable, input: ByAdmin & { form: LtiPlatformForm; kind: AuditKind }): Promise<void> {
  const { user, origin, form, kind } = input;
  const detail = `${form.name} (${form.issuer}, ${form.clientId})`;
  await recordAudit(db, { kind, userId: user.id, emailId: user.emailId, origin, detail });
}
