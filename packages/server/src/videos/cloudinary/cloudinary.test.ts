import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pageHeaders } from "../../platform/http/security-headers.ts";
import { type CloudinaryPeer, startCloudinaryPeer } from "../testing/cloudinary-peer.ts";
import { clip, createVideoApp, type VideoApp } from "../testing/video-app.ts";
import { createCloudinaryStore } from "./cloudinary-store.ts";
import { signParameters } from "./sign.ts";

let peer: CloudinaryPeer;
let app: VideoApp;
beforeAll(async () => {
  peer = await startCloudinaryPeer();
  app = await createVideoApp({ CLOUDINARY_URL: peer.setting });
});
afterEach(async () => {
  peer.mood = "well";
  await app.call("DELETE", "/video/delete/sum");
});
afterAll(async () => {
  await app.close();
  await peer.stop();
});

const policyOf = (config: VideoApp["context"]["config"]) => pageHeaders(config)["content-security-policy"];
const problem = async () => (await app.call("GET", "/problem/problemById/sum")).body;

test("the signature is the one of Cloudinary's own documentation", () => {
  const parameters = {
    eager: "w_400,h_300,c_pad|w_260,h_200,c_crop",
    public_id: "sample_image",
    timestamp: 1315060510,
  };
  expect(signParameters(parameters, "abcd")).toBe("bfd09f95f331f558cbd1320e67aa8d488770583e");
});

test("a browser uploads straight to Cloudinary, and save asks it what it has got", async () => {
  const link = await app.allow("sum");
  expect(link).toMatchObject({ api_key: "4711", cloud_name: "demo-cloud" });
  expect(link.upload_url).toBe(`${peer.address}/v1_1/demo-cloud/video/upload`);
  const { body } = await app.upload(link, clip("clip.mp4"));
  const lies = { secureUrl: "https://evil.example/x.mp4", duration: 99_999 };
  const saved = await app.call("POST", "/video/save", {
    problemId: "sum",
    cloudinaryPublicId: body.public_id,
    ...lies,
  });
  expect(saved).toMatchObject({ status: 200, body: { videoSolution: { duration: 12.5 } } });
  const base = "https://res.cloudinary.com/demo-cloud/video/upload";
  expect(await problem()).toMatchObject({
    secureUrl: `${base}/v1/${link.public_id}.mp4`,
    thumbnailUrl: `${base}/c_limit,q_auto,so_auto,w_640/v1/${link.public_id}.jpg`,
    duration: 12.5,
  });
  expect(await app.storedFiles()).toEqual([]);
});

test("replacing and deleting remove the bytes there", async () => {
  const first = await app.publish("sum", clip("clip.mp4"));
  const second = await app.publish("sum", clip("clip.mp4"));
  expect([...peer.resources.keys()]).toEqual([second]);
  expect(first).not.toBe(second);
  expect((await app.call("DELETE", "/video/delete/sum")).status).toBe(200);
  expect(peer.resources.size).toBe(0);
});

test("an upload that has not arrived cannot be saved", async () => {
  const { public_id } = await app.allow("sum");
  expect(await app.save("sum", public_id)).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test.each([
  [{ bytes: 100 * 1024 * 1024 + 1 }, 413, "File size must be less than 100MB"],
  [{ is_audio: true }, 400, "Please select a valid video file"],
  [{ secure_url: "javascript:alert(1)" }, 502, "The video service cannot be reached right now"],
])("an upload with %j is refused", async (change, status, message) => {
  const { body } = await app.upload(await app.allow("sum"), clip("clip.mp4"));
  peer.resources.set(body.public_id, { ...peer.resources.get(body.public_id), ...change });
  expect(await app.save("sum", body.public_id)).toMatchObject({ status, body: { message, error: message } });
  expect(await problem()).not.toHaveProperty("secureUrl");
});

test.each(["failing", "captive portal"] as const)(
  "while Cloudinary is %s, save says so and changes nothing",
  async (mood) => {
    await app.publish("sum", clip("clip.mp4"));
    const before = await problem();
    const { body } = await app.upload(await app.allow("sum"), clip("clip.mp4"));
    peer.mood = mood;
    expect(await app.save("sum", body.public_id)).toMatchObject({
      status: 502,
      body: { message: "The video service cannot be reached right now", code: "upstream_failed" },
    });
    expect(await problem()).toEqual(before);
  },
);

test("a Cloudinary that does not answer is given up", async () => {
  const account = app.context.config.cloudinary;
  if (account === null) throw new Error("no account");
  const store = createCloudinaryStore({ account, log: app.context.log, patienceMs: 100 });
  peer.mood = "silent";
  const refusal = { code: "upstream_timeout", message: "The video service did not answer in time" };
  await expect(store.find("editorial-sum-1")).rejects.toMatchObject(refusal);
  await expect(store.remove("editorial-sum-1")).rejects.toMatchObject(refusal);
});

test("a wrong key is said to be one", async () => {
  const account = app.context.config.cloudinary;
  if (account === null) throw new Error("no account");
  const store = createCloudinaryStore({ account: { ...account, apiSecret: "wrong" }, log: app.context.log });
  await expect(store.find("editorial-sum-1")).rejects.toThrow("The video service refused this server's key");
  await expect(store.remove("editorial-sum-1")).rejects.toThrow("The video service refused this server's key");
});

test("a video that is deleted while Cloudinary fails is gone here at once, and there with a later sweep", async () => {
  const publicId = await app.publish("sum", clip("clip.mp4"));
  peer.mood = "failing";
  expect((await app.call("DELETE", "/video/delete/sum")).status).toBe(200);
  expect(await problem()).not.toHaveProperty("secureUrl");
  peer.mood = "well";
  await app.context.pool.query("update editorial_video set expires_at = now() where public_id = $1", [publicId]);
  await app.publish("sum", clip("clip.mp4")); // Each save sweeps.
  expect(peer.resources.has(publicId)).toBe(false);
});

test("pages may upload to Cloudinary and play from it, and from nowhere else", () => {
  const policy = policyOf(app.context.config);
  expect(policy).toContain(`connect-src 'self' ${peer.address};`);
  expect(policy).toContain("media-src 'self' blob: https://res.cloudinary.com https://demo-cloud-res.cloudinary.com");
  expect(policyOf({ ...app.context.config, cloudinary: null })).not.toContain("cloudinary");
});
