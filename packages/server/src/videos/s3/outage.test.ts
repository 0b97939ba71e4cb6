import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { MEBIBYTE } from "@verdict/contract/units";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { openIncomingFolder } from "../embedded/incoming-folder.ts";
import { newPublicId } from "../public-id.ts";
import { type S3Peer, startS3Peer } from "../testing/s3-peer.ts";
import { clip, createVideoApp, type VideoApp } from "../testing/video-app.ts";
import { type Bucket, openBucket } from "./bucket.ts";
import { watchStore } from "./store-watch.ts";

const QUIET = { info: () => undefined, warn: () => undefined };
const AWAY = "The video store cannot be reached right now. Please try again soon.";
let store: S3Peer;
let app: VideoApp;
let bucket: Bucket;
beforeAll(async () => {
  store = await startS3Peer();
  app = await createVideoApp(store.newBucket());
  bucket = await openBucket(settingsOf(app), { patienceMs: 100_000, stallMs: 100_000 });
});
afterEach(() => store.thaw());
afterAll(async () => {
  bucket.close();
  await app.close();
  await store.stop();
});

function settingsOf({ context }: VideoApp) {
  if (context.config.s3 === null) throw new Error("no bucket is set");
  return context.config.s3;
}

const rowOf = async (publicId: string) => {
  const { rows } = await app.context.pool.query(
    "select uploaded_at, expires_at < now() + interval '11 minutes' as is_due from editorial_video where public_id = $1",
    [publicId],
  );
  return rows[0] ?? null;
};

test("a film of many parts arrives byte for byte, whole and from the middle", async () => {
  const film = randomBytes(3 * MEBIBYTE + 17);
  const name = `${newPublicId("sum")}.mp4`;
  await bucket.put({ key: `videos/${name}`, content: film, type: "video/mp4" });
  const whole = await app.file(`/video/file/${name}`);
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
  const part = await app.file(`/video/file/${name}`, { range: `bytes=${MEBIBYTE - 5}-` });
  expect([part.status, part.headers.get("content-range")]).toEqual([
    206,
    `bytes ${MEBIBYTE - 5}-${film.length - 1}/${film.length}`,
  ]);
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(MEBIBYTE - 5))).toBe(true);
});

test("a store that accepts connections and says nothing is given up in time, whatever was asked", async () => {
  const file = path.join(app.context.config.dataDir, "a-file");
  await writeFile(file, "bytes");
  const hasty = await openBucket(settingsOf(app), { patienceMs: 300, stallMs: 300 });
  store.freeze();
  const asked = [
    hasty.look("videos/x.mp4"),
    hasty.read({ key: "videos/x.mp4", etag: '"x"', from: 0, to: 5 }),
    hasty.remove("videos/x.mp4"),
    hasty.put({ key: "videos/x.mp4", content: Buffer.from("bytes"), type: "video/mp4" }),
    hasty.putFile({ key: "videos/x.mp4", file, bytes: 5, type: "video/mp4" }),
  ];
  const ended = await Promise.allSettled(asked);
  hasty.close();
  expect(ended.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
});

const told = async () => {
  const ready = await app.call("GET", "/readyz");
  const status = await app.call("GET", "/submission/status");
  return [ready.status, ready.body.status, ready.body.videos, status.body.videoStore];
};

test("the status and readiness say within a look whether the store answers, and wait for it never", async () => {
  const lookNow = watchStore({ bucket, log: QUIET });
  expect(lookNow.state()).toBe("unknown");
  await lookNow.look();
  expect(lookNow.state()).toBe("ok");
  await expect.poll(told, { timeout: 20_000 }).toEqual([200, "ready", "ok", "ok"]);
  store.freeze();
  const hasty = await openBucket(settingsOf(app), { patienceMs: 300, stallMs: 300 });
  const hastyWatch = watchStore({ bucket: hasty, log: QUIET });
  await hastyWatch.look();
  hasty.close();
  expect(hastyWatch.state()).toBe("away");
  // The application's own look hangs for as long as it is patient; whoever asks is answered all the same.
  expect(await told()).toEqual([200, "ready", "ok", "ok"]);
});

test("a bucket that has gone is away, and one that has only lost our object is not", async () => {
  const env = store.newBucket();
  const { s3 } = readConfig(env);
  if (s3 === null) throw new Error("no bucket is set");
  const other = await openBucket(s3);
  const watch = watchStore({ bucket: other, log: QUIET });
  await watch.look();
  expect(watch.state()).toBe("ok");
  store.removeBucket(env);
  await watch.look();
  expect(watch.state()).toBe("away");
  other.close();
});

test("an upload to a bucket without room says so", async () => {
  const env = store.newBucket();
  const full = await createVideoApp(env);
  store.fill(env);
  const reply = await full.upload(await full.allow("sum"), clip("clip.mp4"));
  await full.close();
  expect(reply).toMatchObject({
    status: 503,
    body: { message: "The video store has no room left.", code: "upstream_busy" },
  });
});

// From here on the store is gone: the last tests of this file.

test("a store that dies in the middle of a film breaks the answer off and never ends it early", async () => {
  const name = `${newPublicId("sum")}.mp4`;
  await bucket.put({ key: `videos/${name}`, content: Buffer.alloc(40 * MEBIBYTE, 7), type: "video/mp4" });
  const reply = await app.file(`/video/file/${name}`);
  const reader = reply.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await store.stop();
  const readOn = async () => {
    while (reader !== undefined && !(await reader.read()).done);
  };
  await expect(readOn()).rejects.toThrow();
});

test("while the store is down an upload is a 503 in plain words, and no row says that it was stored", async () => {
  const link = await app.allow("sum");
  const reply = await app.upload(link, clip("clip.mp4"));
  expect(reply).toMatchObject({ status: 503, body: { message: AWAY, code: "upstream_busy" } });
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  // It stays until a sweep has looked whether something has arrived all the same.
  expect(await rowOf(link.public_id)).toEqual({ uploaded_at: null, is_due: true });
  expect((await app.save("sum", link.public_id)).status).toBe(404);
  const incoming = await openIncomingFolder(app.context.config.dataDir);
  expect(existsSync(incoming.pathOf(link.public_id))).toBe(false);
});

test("while the store is down a film is a 503 that no browser keeps, and the rest of the site works and says so", async () => {
  const reply = await app.file(`/video/file/${newPublicId("sum")}.mp4`);
  expect([reply.status, reply.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(await reply.json()).toMatchObject({ message: AWAY });
  expect((await app.call("GET", "/problem/problemById/sum")).status).toBe(200);
  await expect.poll(told, { timeout: 40_000 }).toEqual([200, "ready", "away", "away"]);
}, 60_000);

test("while the store is down a video is deleted for its viewers, and its bytes go later", async () => {
  const publicId = newPublicId("tree");
  await app.context.pool.query(
    `insert into editorial_video (public_id, problem_id, store, upload_secret, uploaded_at, secure_url,
       duration_seconds, is_current, expires_at)
     values ($1, 'tree', 's3', 'x', now(), '/video/file/x.mp4', 1, true, now() + interval '1 hour')`,
    [publicId],
  );
  expect((await app.call("DELETE", "/video/delete/tree")).status).toBe(200);
  expect((await app.call("GET", "/problem/problemById/tree")).body).not.toHaveProperty("secureUrl");
  expect(await rowOf(publicId)).toMatchObject({ is_due: true });
});
