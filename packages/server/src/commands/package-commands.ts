import { promises as fs } from "node:fs";
import path from "node:path";
import { shortName } from "@verdict/catalogue/exported-problem";
import { withPackage } from "@verdict/catalogue/open-package";
import { PackageError } from "@verdict/catalogue/package-error";
import { writePackage } from "@verdict/catalogue/write-package";
import { writeZip } from "@verdict/catalogue/write-zip";
import type { ImportResult, PackageFormat } from "@verdict/contract/problem-packages";
import type pg from "pg";
import { findFirstAdmin } from "../accounts/users/store.ts";
import { createJudgedWatch } from "../judging/judged-watch.ts";
import { countJudges } from "../judging/queue-facts.ts";
import { createQueueLine } from "../judging/queue-line.ts";
import { resultOf } from "../judging/result-of.ts";
import { DomainError } from "../platform/http/errors.ts";
import { createLog } from "../platform/log.ts";
import { applySchema } from "../platform/postgres/apply-schema.ts";
import { listenForNotifications } from "../platform/postgres/notifications.ts";
import { createPool, type DatabaseAddresses } from "../platform/postgres/pool.ts";
import { UnusableDatabase } from "../platform/postgres/unusable-database.ts";
import type { VerifyEvent } from "../problems/authoring/verify-content.ts";
import { withExportedProblem } from "../problems/packages/export-package.ts";
import { importPackage, readImport } from "../problems/packages/import-package.ts";
import { createStatementRenderer } from "../problems/render-statement.ts";
import { countOutdated } from "../submissions/rejudging/store.ts";
import { reasonOf } from "../terminal-errors.ts";

/** Why a package cannot be imported or exported, in one line for the person at the terminal. */
export class PackageCommandError extends Error {
  override name = "PackageCommandError";
}

/** Whether an import that should ask was refused because the problem of its package is here already. */
export function isHereAlready(error: unknown): error is PackageCommandError {
  return error instanceof PackageCommandError && error.cause instanceof DomainError && error.cause.code === "conflict";
}

/** What an import tells on the way. */
export type ImportEvent = VerifyEvent;

/** Only what waits for a verdict is asked; each waiting of an import has a patience of its own. */
const VERDICT_PATIENCE_MS = 30 * 60 * 1000;

/** Brings the database to this version. Throws PackageCommandError when it cannot be reached. */
export async function updateDatabase({ directUrl }: DatabaseAddresses): Promise<void> {
  try {
    await applySchema(directUrl);
  } catch (cause) {
    throw new PackageCommandError(`The database cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

/** True when some judge takes jobs from this database. */
export function hasJudge(database: DatabaseAddresses): Promise<boolean> {
  return withPool(database, async (pool) => (await countJudges(pool)) > 0);
}

/**
 * Stores the problem of a package (a folder or a zip), exactly as the admin's import does; some judge must take jobs.
 * Throws PackageCommandError.
 */
export function importPackageFile(
  database: DatabaseAddresses,
  input: {
    file: string;
    contest?: string | undefined;
    again?: "ask" | "update" | null;
    /** A new problem is a draft, whatever the package holds. */
    asDraft: boolean;
    tell: (event: ImportEvent) => void;
    signal: AbortSignal;
  },
): Promise<ImportResult> {
  return withPool(database, async (pool) => {
    const userId = await requireAdmin(pool);
    const log = createLog({ level: "error", format: "text" });
    const notifications = listenForNotifications({ url: database.directUrl, channels: ["judged", "judging"], log });
    const judged = createJudgedWatch({ pool, notifications, log });
    // No server ends here: who stops the command is the client that goes away.
    const ending = new AbortController().signal;
    const statements = createStatementRenderer();
    const line = createQueueLine({ pool, log });
    const waiting = {
      judged,
      line,
      verdictPatienceMs: VERDICT_PATIENCE_MS,
      onJudged: () => undefined,
      isHindered: async () => false,
      ending,
    };
    const context = { pool, log, statements, countOutdated, ...waiting };
    try {
      await notifications.ready();
      const read = await withPackage(
        input.file,
        (folder, converted) =>
          readImport(context, { folder, converted, again: input.again ?? null }, { userId, signal: input.signal }),
        {
          contest: input.contest,
        },
      );
      const { signal, asDraft } = input;
      return await resultOf(importPackage(context, read, { userId, signal, asDraft }), input.tell);
    } finally {
      judged.stop();
      line.stop();
      await statements.stop();
      await notifications.stop();
    }
  });
}

/**
 * Writes a problem as a package and returns where: the zip when `target` ends in .zip (one that is there is replaced),
 * else a folder, which must not be there; in an existing folder it gets one named after the problem. Throws
 * PackageCommandError.
 */
export function exportPackageFile(
  database: DatabaseAddresses,
  input: { slug: string; target: string; format?: PackageFormat | undefined },
): Promise<string> {
  const { slug, target, format } = input;
  return withPool(database, (pool) =>
    withExportedProblem({ pool }, slug, async (problem) => {
      if (target.endsWith(".zip")) {
        await fs.mkdir(path.dirname(target), { recursive: true });
        await writeZip(problem, target, format);
        return target;
      }
      const folder = (await isParent(target)) ? path.join(target, shortName(slug)) : target;
      await writePackage(problem, folder, format);
      return folder;
    }),
  );
}

async function withPool<T>(database: DatabaseAddresses, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool(database, createLog({ level: "error", format: "text" }));
  try {
    return await work(pool);
  } catch (error) {
    const isForThePerson = [DomainError, PackageError, UnusableDatabase].some((kind) => error instanceof kind);
    throw isForThePerson && error instanceof Error ? new PackageCommandError(error.message, { cause: error }) : error;
  } finally {
    await pool.end();
  }
}

/** Jobs belong to somebody: here to the first admin. */
async function requireAdmin(pool: pg.Pool): Promise<string> {
  const admin = await findFirstAdmin(pool);
  if (admin !== null) return admin;
  throw new PackageCommandError("This installation has no admin yet: start it once with npm start");
}

/** A folder that is itself a package is nothing to put another one in. */
async function isParent(folder: string): Promise<boolean> {
  const names = await fs.readdir(folder).catch(() => null);
  return names !== null && !names.includes("problem.yaml");
}
