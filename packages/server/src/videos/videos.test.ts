import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestUser } from "../accounts/testing/test-user.ts";
import { buildApp } from "../app.ts";
import { until } from "../judging/testing/until.ts";
import { createMetrics } from "../platform/metrics.ts";
import { createTestProblem } from "../problems/testing/test-problem.ts";
import { type IncomingFolder, openIncomingFolder } from "./embedded/incoming-folder.ts";
import { sweepVideos } from "./sweep.ts";
import { clip, createVideoApp, type VideoApp } from "./testing/video-app.ts";
import { VIDEO_PLACES, type VideoPlace } from "./testing/video-places.ts";

describe.each(VIDEO_PLACES)("in %s", (_place, openPlace) => {
  let place: VideoPlace;
  let app: VideoApp;
  let incoming: IncomingFolder;
  beforeAll(async () => {
    place = await openPlace();
    app = await createVideoApp(place.env());
    incoming = await openIncomingFolder(app.context.config.dataDir);
  });
  afterAll(async () => {
    await app.close();
    await place.stop();
  });
  beforeEach(async () => {
    for (const id of ["sum", "tree"]) await app.call("DELETE", `/video/delete/${id}`);
  });

  const problem = async (id = "sum") => (await app.call("GET", `/problem/problemById/${id}`)).body;
  const filesOf = async (publicId: string) => (await app.storedFiles()).filter((file) => file.includes(publicId));
  const uploaded = async (problemId = "sum") =>
    (await app.upload(await app.allow(problemId), clip("clip.mp4"))).body.public_id as string;

  test("a saved video stands in its problem, for ordinary users too, and only there", async () => {
    expect(await problem()).not.toHaveProperty("secureUrl");
    const publicId = await app.publish("sum", clip("clip.mp4"));
    const user = await createTestUser(app.context.pool);
    const { body } = await app.call("GET", "/problem/problemById/sum", undefined, user);
    expect(body).toMatchObject({ secureUrl: `/video/file/${publicId}.mp4`, duration: 7.5 });
    expect(await problem("tree")).not.toHaveProperty("secureUrl");
    const file = await fetch(app.address + body.secureUrl, { headers: { cookie: user.cookie } });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await clip("clip.mp4").arrayBuffer()));
  });

  test("an upload that nobody has saved is not the editorial yet", async () => {
    await uploaded();
    expect(await problem()).not.toHaveProperty("secureUrl");
  });

  test("save believes nothing of the browser but the id", async () => {
    const publicId = await uploaded();
    const lies = {
      secureUrl: "https://evil.example/x.mp4",
      duration: 99_999,
      thumbnailUrl: "https://evil.example/x.jpg",
    };
    const reply = await app.call("POST", "/video/save", { problemId: "sum", cloudinaryPublicId: publicId, ...lies });
    expect(reply).toMatchObject({ status: 200, body: { videoSolution: { duration: 7.5 } } });
    expect(Date.now() - Date.parse(reply.body.videoSolution.uploadedAt)).toBeLessThan(60_000);
    expect(JSON.stringify(await problem())).not.toContain("evil");
    expect((await problem()).duration).toBe(7.5);
  });

  test("a second video replaces the first, whose bytes and address are gone", async () => {
    const first = await app.publish("sum", clip("clip.mp4"));
    const second = await app.publish("sum", clip("clip.webm", "video/webm"));
    expect((await problem()).secureUrl).toBe(`/video/file/${second}.webm`);
    expect(await filesOf(first)).toEqual([]);
    expect((await app.file(`/video/file/${first}.mp4`)).status).toBe(404);
    expect(await filesOf(second)).toContain(`videos/${second}.webm`);
  });

  test("saving the same upload again changes nothing", async () => {
    const publicId = await app.publish("sum", clip("clip.mp4"));
    const before = await problem();
    expect((await app.save("sum", publicId)).status).toBe(200);
    expect(await problem()).toEqual(before);
    expect(await filesOf(publicId)).not.toEqual([]);
  });

  test("of two saves at the same time one stays, and the other's bytes go", async () => {
    const ids = [await uploaded(), await uploaded()];
    const replies = await Promise.all(ids.map((id) => app.save("sum", id)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const kept = (await Promise.all(ids.map(async (id) => ((await filesOf(id)).length > 0 ? [id] : [])))).flat();
    expect(kept).toHaveLength(1);
    expect((await problem()).secureUrl).toContain(kept[0]);
  });

  test.each([
    ["an upload that never was", "editorial-sum-000000000000000000000000", 404],
    ["a path", "../../etc/passwd", 404],
    ["nothing", "", 404],
  ])("%s cannot be saved", async (_name, publicId, status) => {
    expect((await app.save("sum", publicId)).status).toBe(status);
  });

  test("another problem's upload, one without its bytes, and one for no problem cannot be saved", async () => {
    const other = await uploaded("tree");
    expect(await app.save("sum", other)).toMatchObject({
      status: 400,
      body: { message: "This video was uploaded for another problem" },
    });
    const { public_id } = await app.allow("sum");
    expect(await app.save("sum", public_id)).toMatchObject({
      status: 404,
      body: { error: "The uploaded video was not found. Please upload it again." },
    });
    expect((await app.save("no-such-problem", other)).status).toBe(404);
    expect((await app.call("GET", "/video/create/no-such-problem")).status).toBe(404);
  });

  test("a deleted video is gone with its bytes; a second delete says that there is none", async () => {
    const publicId = await app.publish("sum", clip("clip.mp4"));
    expect(await app.call("DELETE", "/video/delete/sum")).toMatchObject({ status: 200 });
    expect(await problem()).not.toHaveProperty("secureUrl");
    expect(await filesOf(publicId)).toEqual([]);
    expect(await app.call("DELETE", "/video/delete/sum")).toMatchObject({
      status: 404,
      body: { error: "This problem has no video", code: "not_found" },
    });
  });

  test("a deleted problem's video goes with it", async () => {
    await createTestProblem(app.context.pool, { id: "gone" });
    const publicId = await app.publish("gone", clip("clip.mp4"));
    const open = await app.allow("gone");
    expect((await app.call("DELETE", "/problem/delete/gone")).status).toBe(200);
    await until(async () => (await filesOf(publicId)).length === 0);
    await until(async () => (await rowsOf(publicId)) + (await rowsOf(open.public_id)) === 0);
    expect((await app.upload(open, clip("clip.mp4"))).status).toBe(403);
  });

  const rowsOf = async (publicId: string) =>
    (await app.context.pool.query("select from editorial_video where public_id = $1", [publicId])).rowCount ?? 0;

  test("what was uploaded and not saved within two hours is swept, and can be saved no more", async () => {
    const removed = { ...unused, remove: async () => undefined };
    const stores = { embedded: removed, s3: removed, cloudinary: null };
    const kept = await app.publish("sum", clip("clip.mp4"));
    const [old, fresh] = [await uploaded("tree"), await uploaded("tree")];
    const age = "update editorial_video set expires_at = now() - interval '1 second' where public_id = any($1)";
    await app.context.pool.query(age, [[kept, old]]);
    await sweepVideos({ ...app.context, incoming, stores });
    expect([await rowsOf(kept), await rowsOf(old), await rowsOf(fresh)]).toEqual([1, 0, 1]);
    expect((await app.save("tree", old)).status).toBe(404);
    const { rows } = await app.context.pool.query(
      "select expires_at - allowed_at as patience from editorial_video where public_id = $1",
      [fresh],
    );
    expect(rows[0].patience.hours).toBe(2);
  });

  test("a server that starts removes what was left over while none ran", async () => {
    const whole = await uploaded("tree");
    const { public_id: half } = await app.allow("tree");
    writeFileSync(path.join(app.context.config.dataDir, "media/incoming", `${half}.part`), "killed on the way");
    const age = "update editorial_video set expires_at = now() where public_id = any($1)";
    await app.context.pool.query(age, [[whole, half]]);
    const another = await buildApp(
      { ...app.context, metrics: createMetrics() },
      { webRoot: null, waitingProblems: [] },
    );
    await another.ready();
    await until(async () => (await rowsOf(whole)) + (await rowsOf(half)) === 0);
    expect([...(await filesOf(whole)), ...(await filesOf(half))]).toEqual([]);
    await another.close();
  });

  const unused = {
    sign: () => {
      throw new Error("not used");
    },
    find: async () => null,
    keepThumbnail: async () => null,
  };

  test("when a store cannot remove a video, its row stays for a later try", async () => {
    const publicId = await uploaded("tree");
    await app.context.pool.query("update editorial_video set expires_at = now() where public_id = $1", [publicId]);
    const refuse = async () => {
      throw new Error("the disk is away");
    };
    const refusing = { ...unused, remove: refuse };
    await sweepVideos({ ...app.context, incoming, stores: { embedded: refusing, s3: refusing, cloudinary: null } });
    expect(await rowsOf(publicId)).toBe(1);
  });

  test("only admins allow, save and delete", async () => {
    const user = await createTestUser(app.context.pool);
    const body = { problemId: "sum", cloudinaryPublicId: "x", secureUrl: "", duration: 0 };
    const calls = [
      ["GET", "/video/create/sum", undefined],
      ["POST", "/video/save", body],
      ["DELETE", "/video/delete/sum", undefined],
    ] as const;
    for (const [method, url, sent] of calls) {
      expect((await app.call(method, url, sent, user)).status).toBe(403);
      expect((await app.call(method, url, sent, { ...user, cookie: "" })).status).toBe(401);
    }
  });

  const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]);

  test("the thumbnail that comes with a save is served, listed, and goes with its video", async () => {
    const publicId = await uploaded();
    const body = { problemId: "sum", cloudinaryPublicId: publicId, secureUrl: "x", duration: 1 };
    const saved = await app.call("POST", "/video/save", { ...body, thumbnail: JPEG.toString("base64") });
    expect(saved.status).toBe(200);
    const { thumbnailUrl } = await problem();
    const file = await app.file(thumbnailUrl);
    expect(file.headers.get("content-type")).toBe("image/jpeg");
    expect(Buffer.from(await file.arrayBuffer())).toEqual(JPEG);
    expect((await app.call("GET", "/video/list")).body.videos).toMatchObject([
      { problemId: "sum", duration: 7.5, thumbnailUrl },
    ]);

    expect((await app.call("POST", "/video/save", body)).status).toBe(200);
    expect((await problem()).thumbnailUrl).toBe(thumbnailUrl);
    await app.call("DELETE", "/video/delete/sum");
    expect(await filesOf(publicId)).toEqual([]);
    expect((await app.call("GET", "/video/list")).body).toEqual({ videos: [] });
  });

  test("a video that was saved without a thumbnail has the drawn one", async () => {
    const publicId = await uploaded();
    const body = { problemId: "sum", cloudinaryPublicId: publicId, secureUrl: "x", duration: 1 };
    expect((await app.call("POST", "/video/save", body)).status).toBe(200);
    expect((await problem()).thumbnailUrl).toBe("/video-poster.svg");
    expect((await app.call("GET", "/video/list")).body.videos).toMatchObject([{ thumbnailUrl: "/video-poster.svg" }]);
  });

  test("what is no JPEG, or too large a one, is refused as a thumbnail, and the video is not saved", async () => {
    const publicId = await uploaded();
    const body = { problemId: "sum", cloudinaryPublicId: publicId, secureUrl: "x", duration: 1 };
    const tooLarge = Buffer.concat([JPEG, Buffer.alloc(256 * 1024)]);
    for (const bytes of [Buffer.from("<svg onload=alert(1)>"), Buffer.alloc(0), tooLarge]) {
      const reply = await app.call("POST", "/video/save", { ...body, thumbnail: bytes.toString("base64") });
      expect(reply).toMatchObject({
        status: 400,
        body: { message: "The thumbnail must be a JPEG image of at most 256 kB" },
      });
    }
    expect(await problem()).not.toHaveProperty("secureUrl");
  });

  test("only admins see which problems have a video", async () => {
    const user = await createTestUser(app.context.pool);
    expect((await app.call("GET", "/video/list", undefined, user)).status).toBe(403);
  });
});
