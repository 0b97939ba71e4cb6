import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileEnding } from "@verdict/contract/language-facts";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type pg from "pg";
import { ZipFile } from "yazl";
import { presentUser } from "../../accounts/users/present-user.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { findExportedChallenges } from "./challenges-store.ts";
import { readClassProblems } from "./class-problems-store.ts";
import { findExportedInvitations } from "./invitations-store.ts";
import { jsonArray } from "./json-array.ts";
import { findExportedPeople } from "./people-store.ts";
import { findExportedPlatforms } from "./platforms-store.ts";
import * as store from "./store.ts";
import { findExportedTalk } from "./talk-store.ts";

const PICTURE_ENDING = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

/**
 * Everything that the site keeps of a user, as a zip that can be read without us: JSON for what are facts, and a file
 * for each submission. Code and other texts are read when their turn comes, so whoever has much of them takes no more
 * memory than others.
 */
export async function exportAccount(pool: pg.Pool, user: SignedInUser): Promise<Readable> {
  const submissions = await store.listExportedSubmissions(pool, user.id);
  const facts = {
    "account.json": presentUser(user),
    "identities.json": await store.listIdentities(pool, user.id),
    "solved.json": (await store.listSolved(pool, user.id)).map(presentSolved),
    "lists.json": await store.listOwnLists(pool, user.id),
    "submissions.json": submissions.map(presentSubmission),
    "weak-tests.json": await store.listWeakTestReports(pool, user.id),
    "contests.json": await store.listExportedEntries(pool, user.id),
    "challenges.json": await findExportedChallenges(pool, user.id),
    "classes.json": await store.listExportedMemberships(pool, user.id),
    "invitations.json": await findExportedInvitations(pool, user.id),
    "learning-platforms.json": await findExportedPlatforms(pool, user.id),
    "comments.json": await store.listExportedComments(pool, user.id),
    "talk.json": await findExportedTalk(pool, user.id),
    "public-profile.json": await findExportedPeople(pool, user.id),
    "settings.json": await store.findSettings(pool, user.id),
    "sessions.json": await store.listExportedSessions(pool, user.id),
    "tokens.json": await store.listExportedTokens(pool, user.id),
    "log.json": await store.listAudit(pool, user.id),
  };
  // What users type may be far more than fits into memory when many export at once: 32 MB of drafts are 200 MB of JSON.
  const texts = {
    "drafts.json": () => store.readDrafts(pool, user.id),
    "conversations.json": () => store.readMessages(pool, user.id),
    "class-problems.json": () => readClassProblems(pool, user.id),
  };
  const picture = await store.findOwnPicture(pool, user.id);
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  pipeline(zip.outputStream, output).catch((error: Error) => output.destroy(error));
  for (const [name, content] of Object.entries(facts)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), name);
  }
  for (const [name, read] of Object.entries(texts)) {
    zip.addReadStreamLazy(name, (give) => give(null, Readable.from(jsonArray(read()), { objectMode: false })));
  }
  if (picture !== null) zip.addBuffer(picture.content, `picture.${PICTURE_ENDING[picture.content_type]}`);
  for (const row of submissions) {
    zip.addReadStreamLazy(fileOf(row), { mtime: row.created_at }, (give) => {
      store.findExportedCode(pool, row.id).then(
        (code) => give(null, Readable.from([Buffer.from(code)])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}

function presentSolved(row: store.SolvedRow) {
  return { problemId: row.problem_id, title: row.title, firstSolvedAt: row.first_solved_at };
}

function presentSubmission(row: store.ExportedSubmissionRow) {
  return {
    id: row.id,
    problemId: row.problem_id,
    language: row.language,
    verdict: row.verdict,
    testCasesPassed: row.passed,
    testCasesTotal: row.total,
    runtimeSeconds: secondsOfMs(row.cpu_ms),
    memoryKilobytes: kilobytesOfBytes(row.memory_bytes),
    ...(row.points === null ? {} : { points: row.points }),
    createdAt: row.created_at,
    file: fileOf(row),
  };
}

/** `submissions/two-belts/2026-11-21T10-15-00-AC-1f0c….cpp`: sorted by time in every file manager. */
function fileOf({ id, problem_id, language, verdict, created_at }: store.ExportedSubmissionRow): string {
  const moment = created_at.toISOString().slice(0, "2026-11-21T10:15:00".length).replaceAll(":", "-");
  return `submissions/${problem_id}/${moment}-${verdict ?? "pending"}-${id.slice(0, 8)}.${fileEnding(language)}`;
}
