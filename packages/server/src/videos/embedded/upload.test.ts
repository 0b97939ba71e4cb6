import { randomBytes } from "node:crypto";
import { request as httpRequest } from "node:http";
import { Readable } from "node:stream";
import { VIDEO_MAX_BYTES } from "@verdict/contract/videos";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { until } from "../../judging/testing/until.ts";
import { clip, createVideoApp, type VideoApp } from "../testing/video-app.ts";
import { VIDEO_PLACES, type VideoPlace } from "../testing/video-places.ts";

describe.each(VIDEO_PLACES)("in %s", (_place, openPlace) => {
  let place: VideoPlace;
  let app: VideoApp;
  beforeAll(async () => {
    place = await openPlace();
    app = await createVideoApp(place.env());
  });
  afterAll(async () => {
    await app.close();
    await place.stop();
  });

  const countRows = async (publicId: string) =>
    (await app.context.pool.query("select from editorial_video where public_id = $1", [publicId])).rowCount;

  /** Nothing of the upload is left: no file and no row. */
  async function expectNothingOf(publicId: string): Promise<void> {
    expect((await app.storedFiles()).filter((file) => file.includes(publicId))).toEqual([]);
    expect(await countRows(publicId)).toBe(0);
  }

  test("an allowed upload is taken in, looked at, and told with its real duration", async () => {
    const link = await app.allow("sum");
    expect(link).toMatchObject({ api_key: "embedded", cloud_name: "embedded" });
    expect(link.upload_url).toContain(app.address);
    const reply = await app.upload(link, clip("clip.mp4"));
    expect(reply).toMatchObject({ status: 200, body: { public_id: link.public_id, duration: 7.5 } });
    expect(await app.storedFiles()).toContain(`videos/${link.public_id}.mp4`);
  });

  test("the file may come before the fields, and its type may be unknown", async () => {
    const link = await app.allow("sum");
    const form = new FormData();
    form.append("file", clip("clip.webm", "application/octet-stream"), "clip.bin");
    for (const name of ["signature", "timestamp", "public_id", "api_key"] as const)
      form.append(name, String(link[name]));
    const reply = await fetch(link.upload_url, { method: "POST", body: form });
    expect(await reply.json()).toMatchObject({ secure_url: `/video/file/${link.public_id}.webm`, duration: 7.5 });
  });

  test("a link works once, also for two at the same time", async () => {
    const link = await app.allow("sum");
    const replies = await Promise.all([app.upload(link, clip("clip.mp4")), app.upload(link, clip("clip.mp4"))]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await app.upload(link, clip("clip.mp4"))).status).toBe(409);
  });

  test.each([
    ["a wrong signature", { signature: "00" }],
    ["no signature", { signature: null }],
    ["another time", { timestamp: "1" }],
    ["another id", { public_id: "editorial-sum-000000000000000000000000" }],
    ["another key", { api_key: "mine" }],
  ])("%s in the form is refused, and nothing is kept", async (_name, changes) => {
    const link = await app.allow("sum");
    expect(await app.upload(link, clip("clip.mp4"), changes)).toMatchObject({
      status: 403,
      body: { message: "Invalid signature", code: "not_allowed" },
    });
    await expectNothingOf(link.public_id);
  });

  test("a wrong, missing or expired ticket is refused before a byte of the body is read", async () => {
    const link = await app.allow("sum");
    const other = await app.allow("tree");
    const addresses = [
      `${link.upload_url}x`,
      link.upload_url.split("?")[0] ?? "",
      other.upload_url.replace(other.public_id, link.public_id),
      link.upload_url.replace(link.public_id, "..%2f..%2fetc"),
    ];
    for (const address of addresses) expect(await postWithoutBody(address)).toBe(403);
    await app.context.pool.query(
      "update editorial_video set allowed_at = now() - interval '61 minutes' where public_id = $1",
      [link.public_id],
    );
    expect(await postWithoutBody(link.upload_url)).toBe(403);
  });

  /** Sends the head of a large request and none of its body; resolves with the status of the answer. */
  function postWithoutBody(address: string, length = 1_000_000): Promise<number | undefined> {
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": String(length) };
    return new Promise((resolve, reject) => {
      const sent = httpRequest(address, { method: "POST", headers }, (reply) => {
        resolve(reply.statusCode);
        sent.destroy();
      });
      sent.on("error", reject);
      sent.flushHeaders();
    });
  }

  test.each([
    [
      "random bytes named .mp4",
      () => new Blob([randomBytes(20_000)], { type: "video/mp4" }),
      "Please select a valid video file",
    ],
    ["an empty file", () => new Blob([], { type: "video/mp4" }), "Please select a valid video file"],
    [
      "a web page",
      () => new Blob(["<script>alert(1)</script>"], { type: "text/html" }),
      "Please select a valid video file",
    ],
    ["a video that says to be a picture", () => clip("clip.mp4", "image/png"), "Please select a valid video file"],
    ["a video that is cut off", () => clip("clip.mp4").slice(0, 16_000, "video/mp4"), "The video is empty or damaged"],
    ["the beginning of a video", () => clip("clip.mov").slice(0, 4_000, "video/mp4"), "The video is empty or damaged"],
  ])("%s is refused, and nothing is kept", async (_name, makeFile, message) => {
    const link = await app.allow("sum");
    expect(await app.upload(link, makeFile())).toMatchObject({
      status: 400,
      body: { message, error: message, code: "bad_input" },
    });
    await expectNothingOf(link.public_id);
  });

  test("a form without a file, and one that is no form, are refused in words", async () => {
    const form = new FormData();
    form.append("signature", "x");
    const reply = await fetch((await app.allow("sum")).upload_url, { method: "POST", body: form });
    expect([reply.status, ((await reply.json()) as { message: string }).message]).toEqual([
      400,
      "Please select a video file",
    ]);
    const json = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    expect((await fetch((await app.allow("sum")).upload_url, json)).status).toBe(400);
  });

  test("more than 100 MB is refused by its length at once", async () => {
    const link = await app.allow("sum");
    expect(await postWithoutBody(link.upload_url, VIDEO_MAX_BYTES + 1_000_000)).toBe(413);
  });

  test("more than 100 MB of unknown length is refused on the way, and nothing is kept", async () => {
    const link = await app.allow("sum");
    const { status, message } = await stream(link.upload_url, VIDEO_MAX_BYTES + 1);
    expect([status, message]).toEqual([413, "File size must be less than 100MB"]);
    await expectNothingOf(link.public_id);
  });

  /** A chunked form whose file has so many bytes. */
  function stream(address: string, bytes: number): Promise<{ status: number | undefined; message: string }> {
    const headers = { "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" };
    const chunk = Buffer.alloc(1024 * 1024);
    function* body() {
      yield '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n';
      for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, Math.min(left, chunk.length));
      yield "\r\n--x--\r\n";
    }
    return new Promise((resolve, reject) => {
      const sent = httpRequest(address, { method: "POST", headers }, async (reply) => {
        let text = "";
        for await (const part of reply) text += String(part);
        resolve({ status: reply.statusCode, message: JSON.parse(text).message });
      });
      sent.on("error", reject);
      Readable.from(body()).pipe(sent);
    });
  }

  test("an upload that its sender breaks off leaves nothing, and others go on", async () => {
    const link = await app.allow("sum");
    const sent = beginUpload(link.upload_url);
    await until(async () => (await app.storedFiles()).includes(`incoming/${link.public_id}.part`));
    expect((await app.file(`/video/file/${link.public_id}.part`)).status).toBe(404);
    expect((await app.file(`/video/file/${link.public_id}.mp4`)).status).toBe(404);
    sent.destroy();
    await until(async () => (await countRows(link.public_id)) === 0);
    await expectNothingOf(link.public_id);
  });

  test("the fifth upload at once is asked to wait, and comes in when one has ended", async () => {
    const links = await Promise.all(Array.from({ length: 4 }, () => app.allow("sum")));
    const running = links.map((link) => beginUpload(link.upload_url));
    await until(async () => {
      const stored = await app.storedFiles();
      return links.every((link) => stored.includes(`incoming/${link.public_id}.part`));
    });
    const fifth = await app.allow("tree");
    const refused = await app.upload(fifth, clip("clip.mp4"));
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(refused.headers.get("retry-after")).toBe("30");
    for (const sent of running) sent.destroy();
    await until(async () => (await app.storedFiles()).every((file) => !file.endsWith(".part")));
    expect((await app.upload(fifth, clip("clip.mp4"))).status).toBe(200);
  });

  /** Sends the first bytes of a file and waits. */
  function beginUpload(address: string) {
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "50000" };
    const sent = httpRequest(address, { method: "POST", headers });
    sent.on("error", () => undefined);
    sent.write(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n',
    );
    sent.write(Buffer.alloc(10_000));
    return sent;
  }

  test("other calls take no forms", async () => {
    const form = new FormData();
    form.append("problemId", "sum");
    const headers = { cookie: app.admin.cookie };
    expect((await fetch(`${app.address}/video/save`, { method: "POST", headers, body: form })).status).toBe(400);
  });

  test("a server that stops breaks uploads off, and leaves nothing of them", async () => {
    const other = await createVideoApp(place.env());
    const link = await other.allow("sum");
    const sent = beginUpload(link.upload_url);
    await until(async () => (await other.storedFiles()).includes(`incoming/${link.public_id}.part`));
    await other.app.close();
    expect(await other.storedFiles()).toEqual([]);
    expect((await other.context.pool.query("select from editorial_video")).rowCount).toBe(0);
    sent.destroy();
    await other.close();
  });
});
