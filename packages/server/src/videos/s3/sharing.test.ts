import { utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSecondApp, type TestApp } from "../../testing/test-app.ts";
import { createEmbeddedStore } from "../embedded/embedded-store.ts";
import { openIncomingFolder } from "../embedded/incoming-folder.ts";
import { openMediaFolder } from "../embedded/media-folder.ts";
import { sweepVideos } from "../sweep.ts";
import { type S3Environment, type S3Peer, startS3Peer } from "../testing/s3-peer.ts";
import { clip, createVideoApp, type VideoApp } from "../testing/video-app.ts";

let store: S3Peer;
let env: S3Environment;
let app: VideoApp;
/** Another web server, with a data folder of its own. */
let other: TestApp;
beforeAll(async () => {
  store = await startS3Peer();
  env = store.newBucket();
  app = await createVideoApp(env);
  other = await createSecondApp(app, env);
});
afterAll(async () => {
  await other.close();
  await app.close();
  await store.stop();
});

const fileAt = (server: TestApp, url: string) => server.app.inject({ url, headers: { cookie: app.admin.cookie } });

test("what was uploaded to one web server plays at another, which shares no folder with it", async () => {
  const publicId = await app.publish("sum", clip("clip.mp4"));
  expect(await app.storedFiles()).toEqual([`videos/${publicId}.mp4`]);
  const reply = await fileAt(other, `/video/file/${publicId}.mp4`);
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.equals(Buffer.from(await clip("clip.mp4").arrayBuffer()))).toBe(true);
  const remove = { method: "DELETE" as const, url: "/video/delete/sum", headers: { cookie: app.admin.cookie } };
  expect((await other.app.inject(remove)).statusCode).toBe(200);
  expect(await app.storedFiles()).toEqual([]);
  expect((await app.file(`/video/file/${publicId}.mp4`)).status).toBe(404);
});

test("an upload that was allowed by one web server is taken in by another", async () => {
  const link = await app.allow("tree");
  const path = link.upload_url.slice(app.address.length);
  const form = new FormData();
  for (const name of ["signature", "timestamp", "public_id", "api_key"] as const) form.append(name, String(link[name]));
  form.append("file", clip("clip.mp4"), "clip.mp4");
  const body = new Response(form);
  const reply = await other.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(reply.statusCode).toBe(200);
  expect((await app.save("tree", link.public_id)).status).toBe(200);
});

test("videos of the folder stay and play when a bucket is set up, and new ones come into the bucket", async () => {
  const before = await createVideoApp();
  const old = await before.publish("sum", clip("clip.mp4"));
  const { dataDir } = before.context.config;
  const after = await createSecondApp(before, { ...env, DATA_DIR: dataDir });
  const reply = await after.app.inject({
    url: `/video/file/${old}.mp4`,
    headers: { cookie: before.admin.cookie, range: "bytes=0-9" },
  });
  expect([reply.statusCode, reply.rawPayload.length]).toEqual([206, 10]);
  const allowed = await after.app.inject({ url: "/video/create/tree", headers: { cookie: before.admin.cookie } });
  const { rows } = await before.context.pool.query("select store from editorial_video where public_id = $1", [
    allowed.json().public_id,
  ]);
  expect(rows).toEqual([{ store: "s3" }]);
  await after.close();
  await before.close();
});

test("a web server that does not know the bucket leaves the rows of its videos to the others", async () => {
  const link = await app.allow("sum");
  await app.upload(link, clip("clip.mp4"));
  await app.context.pool.query("update editorial_video set expires_at = now() where public_id = $1", [link.public_id]);
  const { dataDir } = other.context.config;
  const embedded = createEmbeddedStore({ pool: app.context.pool, place: await openMediaFolder(dataDir) });
  const incoming = await openIncomingFolder(dataDir);
  await sweepVideos({ ...app.context, incoming, stores: { embedded, s3: null, cloudinary: null } });
  expect(await app.storedFiles()).toContain(`videos/${link.public_id}.mp4`);
  await app.call("DELETE", "/video/delete/tree");
  expect((await app.storedFiles()).filter((file) => file.includes(link.public_id))).toEqual([]);
});

test("half an upload on the disk of a server that was killed goes by its age, a fresh one stays", async () => {
  const { dataDir } = app.context.config;
  const incoming = await openIncomingFolder(dataDir);
  const [old, fresh] = [incoming.pathOf("editorial-old"), incoming.pathOf("editorial-fresh")];
  for (const file of [old, fresh]) writeFileSync(file, "half");
  const threeHoursAgo = Date.now() / 1000 - 3 * 60 * 60;
  utimesSync(old, threeHoursAgo, threeHoursAgo);
  await incoming.removeAbandoned(new Date());
  expect((await app.storedFiles()).filter((file) => file.startsWith("incoming/"))).toEqual([
    path.join("incoming", path.basename(fresh)),
  ]);
});
