import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { untilLocksAreWaitedFor } from "../accounts/testing/lock-waits.ts";
import { openIncomingFolder } from "./embedded/incoming-folder.ts";
import { deleteVideoRow, lockExpired } from "./store.ts";
import { sweepVideos } from "./sweep.ts";
import { clip, createVideoApp, type VideoApp } from "./testing/video-app.ts";

const THUMBNAIL = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]).toString("base64");
let app: VideoApp;
let publicId: string;
beforeAll(async () => {
  app = await createVideoApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  publicId = (await app.upload(await app.allow("sum"), clip("clip.mp4"))).body.public_id;
  await app.context.pool.query("update editorial_video set expires_at = now() where public_id = $1", [publicId]);
});

const save = () =>
  app.call("POST", "/video/save", {
    problemId: "sum",
    cloudinaryPublicId: publicId,
    secureUrl: "",
    duration: 0,
    thumbnail: THUMBNAIL,
  });
const files = async () => (await app.storedFiles()).filter((file) => file.includes(publicId));

test("a save that comes while the upload is being removed leaves no thumbnail behind", async () => {
  const { pool } = app.context;
  const sweeping = await pool.connect();
  await sweeping.query("begin");
  expect(await lockExpired(sweeping, ["embedded"])).toMatchObject({ public_id: publicId });
  const saved = save();
  await untilLocksAreWaitedFor(pool, 1);
  await deleteVideoRow(sweeping, publicId);
  await sweeping.query("commit");
  sweeping.release();
  expect((await saved).status).toBe(404);
  expect((await files()).filter((file) => file.endsWith(".jpg"))).toEqual([]);
});

test("an upload whose removal has begun and failed cannot be saved any more", async () => {
  const incoming = await openIncomingFolder(app.context.config.dataDir);
  const unused = async () => null;
  const failing = {
    sign: () => Promise.reject(new Error("not used")) as never,
    find: unused,
    keepThumbnail: unused,
    remove: () => Promise.reject(new Error("the disk is away")),
  };
  await sweepVideos({ ...app.context, incoming, stores: { embedded: failing, s3: null, cloudinary: null } });
  expect((await save()).status).toBe(404);
});
