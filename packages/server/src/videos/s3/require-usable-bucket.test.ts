import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { type S3Environment, type S3Peer, startS3Peer } from "../testing/s3-peer.ts";
import { lookAtVideos } from "./look-at-videos.ts";
import { requireUsableBucket } from "./require-usable-bucket.ts";

let store: S3Peer;
let env: S3Environment;
let website: string;
/** Answers 200 to everything, and keeps nothing. */
const server = createServer((request, response) => request.resume().on("end", () => response.end("Welcome!")));
beforeAll(async () => {
  store = await startS3Peer();
  env = store.newBucket();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  website = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await store.stop();
});

/** What is warned of; throws what refuses the start. */
async function tryWith(changes: Record<string, string>): Promise<string[]> {
  const { s3 } = readConfig({ ...env, ...changes });
  if (s3 === null) throw new Error("no bucket is set");
  const warned: string[] = [];
  const log = {
    warn: (_facts: unknown, text?: unknown) => {
      warned.push(String(text));
    },
  };
  await requireUsableBucket(s3, log);
  return warned;
}

test("right settings are accepted, again and by several servers at once", async () => {
  expect(await Promise.all([tryWith({}), tryWith({}), tryWith({})])).toEqual([[], [], []]);
});

test.each([
  ["a bucket that is not there", { S3_BUCKET: "no-such-bucket" }, /^S3_BUCKET: there is no bucket no-such-bucket at /],
  ["another secret", { S3_SECRET_ACCESS_KEY: "wrong" }, /^S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is wrong/],
  ["another key", { S3_ACCESS_KEY_ID: "nobody" }, /^S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is wrong/],
  ["another region", { S3_REGION: "eu-west-1" }, /^S3_REGION eu-west-1 is not that of the bucket .*'us-east-1'/],
  ["a machine that does not exist", { S3_ENDPOINT: "http://store.invalid" }, /^S3_ENDPOINT names a machine that/],
])("%s refuses the start in one sentence", async (_name, changes, sentence) => {
  await expect(tryWith(changes)).rejects.toThrow(expect.objectContaining({ name: "StartError" }));
  await expect(tryWith(changes)).rejects.toThrow(sentence);
});

test("https where there is none, and a web server that is no store, refuse the start", async () => {
  const https = store.endpoint.replace("http:", "https:");
  await expect(tryWith({ S3_ENDPOINT: https })).rejects.toThrow(
    /^S3_ENDPOINT is https, and what answers there does not/,
  );
  await expect(tryWith({ S3_ENDPOINT: website })).rejects.toThrow(`is ${website} an S3 store?`);
});

test("a store that is down keeps nobody from starting: it is said, and videos wait for it", async () => {
  expect(await tryWith({ S3_ENDPOINT: "http://127.0.0.1:1" })).toEqual([
    "The S3 store cannot be reached. Videos are unavailable until it can",
  ]);
});

test("who only asks is told the same: the bucket works, is away, or a setting is wrong", async () => {
  const look = (changes: Record<string, string>) => lookAtVideos(readConfig({ ...env, ...changes }));
  expect(await look({})).toEqual({ state: "bucket works" });
  expect(await look({ S3_ENDPOINT: "http://127.0.0.1:1" })).toMatchObject({ state: "bucket away" });
  const reason = expect.stringContaining("S3_BUCKET: there is no bucket");
  expect(await look({ S3_BUCKET: "no-such-bucket" })).toEqual({ state: "bucket wrong", reason });
  expect(await lookAtVideos(readConfig({}))).toEqual({ state: "folder" });
});
