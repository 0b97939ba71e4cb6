import { randomBytes } from "node:crypto";
import type pg from "pg";
import { inTransaction } from "../platform/postgres/transaction.ts";

/** Enough that the table's file must grow by several pages, for which a full disk has no room. */
const FILLER_BYTES = 64 * 1024;

/**
 * Writes as a submission does: it needs room on the disk, and its commit has to get there. A row that is changed in
 * place would still fit on a full disk; the emptied table has a new file, which has to find its room.
 */
export async function writeProbe(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query("truncate write_probe");
    await client.query("insert into write_probe (filler) values ($1)", [randomBytes(FILLER_BYTES)]);
  });
}
