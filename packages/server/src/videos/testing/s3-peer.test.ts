import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type S3Environment, type S3Peer, startS3Peer } from "./s3-peer.ts";

let peer: S3Peer;
let env: S3Environment;
beforeAll(async () => {
  peer = await startS3Peer();
  env = peer.newBucket();
});
afterAll(() => peer.stop());

interface SignedRequest {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Amazon's own client, whose requests are changed on their way. */
function clientWith(change: (request: SignedRequest) => void): S3Client {
  const { S3_ENDPOINT = "", S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = env;
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestChecksumCalculation: "WHEN_REQUIRED",
    maxAttempts: 1,
  });
  client.middlewareStack.add(
    (next) => (args) => {
      change(args.request as SignedRequest);
      return next(args);
    },
    { step: "finalizeRequest", priority: "low" },
  );
  return client;
}

const put = () => new PutObjectCommand({ Bucket: env.S3_BUCKET, Key: "videos/a.mp4", Body: "0123456789" });
const get = () => new GetObjectCommand({ Bucket: env.S3_BUCKET, Key: "videos/a.mp4", Range: "bytes=2-5" });

test("what Amazon's client stores comes back, whole or in part", async () => {
  const client = clientWith(() => undefined);
  await client.send(put());
  expect(await (await client.send(get())).Body?.transformToString()).toBe("2345");
});

test.each<[what: string, change: (request: SignedRequest) => void, code: string]>([
  ["another content", (request) => Object.assign(request, { body: "9876543210" }), "XAmzContentSHA256Mismatch"],
  ["another key", (request) => Object.assign(request, { path: `${request.path}x` }), "SignatureDoesNotMatch"],
  ["a header added", ({ headers }) => Object.assign(headers, { "x-amz-acl": "public-read" }), "AccessDenied"],
  ["no signature", ({ headers }) => delete headers.authorization, "AccessDenied"],
])("a request with %s is refused", async (_what, change, code) => {
  await expect(clientWith(change).send(put())).rejects.toMatchObject({ name: code });
});
