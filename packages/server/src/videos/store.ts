import type { Queryable } from "../platform/postgres/transaction.ts";
import type { ProblemVideo } from "../problems/present-problem.ts";
import type { StoredVideo, StoreName } from "./video-store.ts";

export interface VideoRow {
  public_id: string;
  problem_id: string;
  store: StoreName;
  upload_secret: Buffer;
  allowed_at: Date;
  upload_started_at: Date | null;
  uploaded_at: Date | null;
  secure_url: string | null;
  thumbnail_url: string | null;
  duration_seconds: number | null;
  /** Since it was allowed, by the database's clock: that of the web server may be another. */
  age_seconds: number;
}
const COLUMNS = `public_id, problem_id, store, upload_secret, allowed_at, upload_started_at, uploaded_at, secure_url,
  thumbnail_url, duration_seconds, extract(epoch from now() - allowed_at)::float8 as age_seconds`;

/** A link works for an hour, an upload takes at most half of one, and saving follows it at once. */
const UNSAVED_HOURS = 2;
/** Longer than any request for a thumbnail's place takes. */
const SAVING_MINUTES = 10;

export async function insertAllowed(
  db: Queryable,
  input: { publicId: string; problemId: string; store: StoreName; secret: Buffer },
): Promise<Date> {
  const { rows } = await db.query<{ allowed_at: Date }>(
    `insert into editorial_video (public_id, problem_id, store, upload_secret, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5)) returning allowed_at`,
    [input.publicId, input.problemId, input.store, input.secret, UNSAVED_HOURS],
  );
  const [row] = rows;
  if (row === undefined) throw new Error("An inserted upload has no row");
  return row.allowed_at;
}

export async function findVideo(db: Queryable, publicId: string): Promise<VideoRow | null> {
  const { rows } = await db.query<VideoRow>(`select ${COLUMNS} from editorial_video where public_id = $1`, [publicId]);
  return rows[0] ?? null;
}

export async function findCurrentVideo(db: Queryable, problemId: string): Promise<ProblemVideo | null> {
  const { rows } = await db.query<ProblemVideo>(
    `select secure_url as "secureUrl", thumbnail_url as "thumbnailUrl", duration_seconds as "durationSeconds"
       from editorial_video where problem_id = $1 and is_current`,
    [problemId],
  );
  return rows[0] ?? null;
}

export interface CurrentVideoRow {
  problem_id: string;
  duration_seconds: number;
  uploaded_at: Date;
  thumbnail_url: string | null;
}

/** At most one for each problem. */
export async function findCurrentVideos(db: Queryable): Promise<CurrentVideoRow[]> {
  const { rows } = await db.query<CurrentVideoRow>(
    `select problem_id, duration_seconds, uploaded_at, thumbnail_url from editorial_video where is_current`,
  );
  return rows;
}

/** True for the first caller alone: a link works once. */
export async function claimUpload(db: Queryable, publicId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "update editorial_video set upload_started_at = now() where public_id = $1 and upload_started_at is null",
    [publicId],
  );
  return rowCount === 1;
}

/** False when the row has gone meanwhile. */
export async function markUploaded(
  db: Queryable,
  input: { publicId: string } & Omit<StoredVideo, "uploadedAt">,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update editorial_video set uploaded_at = now(), secure_url = $2, thumbnail_url = $3, duration_seconds = $4
      where public_id = $1`,
    [input.publicId, input.secureUrl, input.thumbnailUrl, input.durationSeconds],
  );
  return rowCount === 1;
}

/** False for a problem that is unknown or deleted; else nobody else changes it until the transaction ends. */
export async function lockProblem(db: Queryable, problemId: string): Promise<boolean> {
  const { rowCount } = await db.query("select from problem where id = $1 and deleted_at is null for no key update", [
    problemId,
  ]);
  return rowCount === 1;
}

/** The current video may be removed from now on, unless it is the one of `except`. Returns how many: 0 or 1. */
export async function retireCurrent(
  db: Queryable,
  input: { problemId: string; except: string | null },
): Promise<number> {
  const { rowCount } = await db.query(
    `update editorial_video set is_current = false, expires_at = now()
      where problem_id = $1 and is_current and public_id is distinct from $2`,
    [input.problemId, input.except],
  );
  return rowCount ?? 0;
}

/** False when the row has gone meanwhile. */
export async function makeCurrent(db: Queryable, input: { publicId: string } & StoredVideo): Promise<boolean> {
  const { rowCount } = await db.query(
    `update editorial_video set is_current = true, uploaded_at = $2, secure_url = $3, thumbnail_url = $4,
            duration_seconds = $5 where public_id = $1`,
    [input.publicId, input.uploadedAt, input.secureUrl, input.thumbnailUrl, input.durationSeconds],
  );
  return rowCount === 1;
}

export async function retireThoseOfDeletedProblems(db: Queryable): Promise<void> {
  await db.query(
    `update editorial_video v set is_current = false, expires_at = now()
       from problem p where p.id = v.problem_id and p.deleted_at is not null and (v.is_current or v.expires_at > now())`,
  );
}

/** One video whose time has passed, locked against a save and against the sweep of another server. */
export async function lockExpired(
  db: Queryable,
  stores: readonly StoreName[],
): Promise<{ public_id: string; store: StoreName } | null> {
  const { rows } = await db.query<{ public_id: string; store: StoreName }>(
    `select public_id, store from editorial_video where not is_current and expires_at <= now() and store = any($1)
      order by expires_at limit 1 for update skip locked`,
    [stores],
  );
  return rows[0] ?? null;
}

export async function deleteVideoRow(db: Queryable, publicId: string): Promise<void> {
  await db.query("delete from editorial_video where public_id = $1", [publicId]);
}

/** Of what was removed in part nothing is saved any more. */
export async function markBroken(db: Queryable, publicId: string): Promise<void> {
  await db.query("update editorial_video set uploaded_at = null where public_id = $1", [publicId]);
}

/** Keeps a sweep from removing it while it is being saved; waits for one that does, and is false then. */
export async function keepForSaving(db: Queryable, publicId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update editorial_video set expires_at = greatest(expires_at, now() + make_interval(mins => $2))
      where public_id = $1`,
    [publicId, SAVING_MINUTES],
  );
  return rowCount === 1;
}

export async function postponeRemoval(db: Queryable, input: { publicId: string; minutes: number }): Promise<void> {
  await db.query("update editorial_video set expires_at = now() + make_interval(mins => $2) where public_id = $1", [
    input.publicId,
    input.minutes,
  ]);
}
