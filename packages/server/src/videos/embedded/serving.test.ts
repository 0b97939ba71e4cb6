import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clip, createVideoApp, type VideoApp } from "../testing/video-app.ts";
import { VIDEO_PLACES, type VideoPlace } from "../testing/video-places.ts";

describe.each(VIDEO_PLACES)("in %s", (_place, openPlace) => {
  let place: VideoPlace;
  let app: VideoApp;
  let url: string;
  let bytes: Buffer;
  beforeAll(async () => {
    place = await openPlace();
    app = await createVideoApp(place.env());
    url = `/video/file/${await app.publish("sum", clip("clip.mp4"))}.mp4`;
    bytes = Buffer.from(await clip("clip.mp4").arrayBuffer());
  });
  afterAll(async () => {
    await app.close();
    await place.stop();
  });

  const bodyOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

  test("a whole file comes with its type and length, and may do nothing but play", async () => {
    const reply = await app.file(url);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(bytes.length),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=31536000, immutable",
    });
    expect(reply.headers.get("content-encoding")).toBeNull();
    expect(await bodyOf(reply)).toEqual(bytes);
  });

  test.each([
    ["bytes=0-99", (all: Buffer) => all.subarray(0, 100), "0-99"],
    ["bytes=5000-5999", (all: Buffer) => all.subarray(5000, 6000), "5000-5999"],
    ["bytes=20000-", (all: Buffer) => all.subarray(20_000), "20000-"],
    ["bytes=-10", (all: Buffer) => all.subarray(-10), ""],
    ["bytes=0-999999", (all: Buffer) => all, "0-"],
    ["bytes=-999999", (all: Buffer) => all, "0-"],
  ])("%s is answered with exactly that part", async (range, part) => {
    const reply = await app.file(url, { range, "accept-encoding": "gzip, br" });
    expect(reply.status).toBe(206);
    const expected = part(bytes);
    expect(reply.headers.get("content-range")).toMatch(new RegExp(`^bytes \\d+-\\d+/${bytes.length}$`));
    expect(reply.headers.get("content-encoding")).toBeNull();
    expect(await bodyOf(reply)).toEqual(expected);
  });

  test("a range behind the end is a 416 that tells the length", async () => {
    const reply = await app.file(url, { range: "bytes=9999999-" });
    expect(reply.status).toBe(416);
    expect(reply.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(await reply.json()).toMatchObject({ message: "The video has no such part" });
  });

  test.each(["bytes=9-5", "bytes=0-9,20-29", "lines=0-9", "bytes=a-b"])("%s is passed over", async (range) => {
    const reply = await app.file(url, { range });
    expect(reply.status).toBe(200);
    expect(await bodyOf(reply)).toEqual(bytes);
  });

  test("a range of another version is answered with the whole file", async () => {
    const reply = await app.file(url, { range: "bytes=0-9", "if-range": '"another"' });
    expect(reply.status).toBe(200);
    expect(await bodyOf(reply)).toEqual(bytes);
  });

  test("HEAD tells the same and sends nothing; what the browser has is a 304", async () => {
    const head = await app.file(url, {}, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);
    expect(await head.text()).toBe("");
    const headers = { cookie: app.admin.cookie, "if-none-match": head.headers.get("etag") ?? "" };
    const reply = await app.app.inject({ url, headers }); // fetch would ask for a fresh copy at the same time.
    expect([reply.statusCode, reply.body]).toEqual([304, ""]);
  });

  test("each container is served as its own type", async () => {
    for (const [name, type] of [
      ["clip.webm", "video/webm"],
      ["clip.mov", "video/quicktime"],
    ] as const) {
      const publicId = await app.publish("tree", clip(name, type));
      const reply = await app.file(`/video/file/${publicId}.${name.split(".")[1]}`, {}, "HEAD");
      expect(reply.headers.get("content-type")).toBe(type);
    }
  });

  test("files are for signed-in users", async () => {
    expect((await fetch(app.address + url)).status).toBe(401);
  });

  test.each([
    "..%2f..%2fincoming%2fx.mp4",
    "%2e%2e/x.mp4",
    ".hidden.mp4",
    "x.part",
    "x.html",
    "%00.mp4",
    "unknown.mp4",
    "",
  ])("%s is no file of ours", async (name) => {
    const reply = await app.file(`/video/file/${name}`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: "not_found" });
  });
});
