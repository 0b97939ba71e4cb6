import { createTestDatabase, type TestDatabase } from "@verdict/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openQueueDoor, type QueueDoor } from "./queue-door.ts";
import { putDraft, toldOf } from "./testing/put-draft.ts";

const errors: unknown[] = [];
let database: TestDatabase;
let queue: QueueDoor;

beforeAll(async () => {
  database = await createTestDatabase();
  queue = openQueueDoor({
    databaseUrl: database.url,
    databaseDirectUrl: database.url,
    connections: 3,
    leaseSeconds: 15,
    onJob: () => undefined,
    onCancel: () => undefined,
    onDraft: () => undefined,
    onDraftOver: () => undefined,
    onError: (error) => errors.push(error),
  });
  await queue.listening;
});
afterAll(async () => {
  await queue.stop();
  await database.drop();
});

test("a draft that cannot be read costs the drafts behind it nothing, and its user no wait", async () => {
  const { pool } = database;
  const broken = await putDraft(pool, { language: "cpp", source: "1" });
  await pool.query("update draft_to_prepare set language = 'cobol', put_at = now() where id = $1", [broken]);
  const good = await putDraft(pool, { language: "cpp", source: "2" });
  expect(await queue.takeDraft()).toMatchObject({ draftId: good, source: "2" });
  expect(await toldOf(pool, broken)).toEqual({ kind: "too-much" });
  expect(errors).toHaveLength(1);
  expect(await queue.takeDraft()).toBeNull();
});
