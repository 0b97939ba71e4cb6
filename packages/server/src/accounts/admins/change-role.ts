import type { Role } from "@verdict/contract/accounts";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { recordAudit } from "../audit/store.ts";
import { countAdmins, findUserByEmail, updateRole } from "../users/store.ts";

/** False when the account has that role already. The last admin stays one: nobody could undo it in the product. */
export async function changeRole(
  pool: pg.Pool,
  input: { emailId: string; role: Role; doneBy: string },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const user = await findUserByEmail(client, input.emailId);
    if (user === undefined) throw new DomainError("not_found", `There is no account with the address ${input.emailId}`);
    if (user.role === input.role) return false;
    if (input.role === "user" && (await countAdmins(client)) === 1) {
      throw new DomainError("conflict", `${input.emailId} is the only admin; make another one first`);
    }
    await updateRole(client, user.id, input.role);
    const kind = input.role === "admin" ? "became_admin" : "lost_admin";
    await recordAudit(client, { kind, userId: user.id, emailId: user.email_id, doneBy: input.doneBy });
    return true;
  });
}
