import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const REGION = "us-east-1";
const KEY_ID = "peer-key";
/** As Amazon allows it. */
const MOST_SKEW_MS = 15 * 60_000;

export type S3Environment = Readonly<Record<string, string>>;

export interface S3Peer {
  endpoint: string;
  /** The settings of a new bucket. */
  newBucket: () => S3Environment;
  removeBucket: (settings: S3Environment) => void;
  /** Objects have no more room in it than they take now. */
  fill: (settings: S3Environment) => void;
  /** It goes on to accept connections, and says nothing. */
  freeze: () => void;
  thaw: () => void;
  /** Breaks off whatever is under way, as a power cut does; and nobody answers at its port any more. */
  stop: () => Promise<void>;
}

interface StoredContent {
  content: Buffer;
  type: string;
}
type Buckets = Map<string, Map<string, StoredContent>>;

/**
 * An S3 store as far as we use one, over real HTTP, with its objects in memory: it recomputes every signature, and
 * knows ranges, preconditions and the errors of Amazon's API reference.
 */
export async function startS3Peer(): Promise<S3Peer> {
  const secret = randomBytes(12).toString("hex");
  const buckets: Buckets = new Map();
  const full = new Set<string>();
  const nameOf = (settings: S3Environment) => settings["S3_BUCKET"] ?? "";
  let thawed = Promise.withResolvers<void>();
  thawed.resolve();
  const server = createServer((request, reply) => {
    thawed.promise
      .then(() => answer({ request, reply, buckets, full, secret }))
      .catch((error: unknown) => {
        if (error instanceof S3Error) refuse(request, reply, error);
        else reply.destroy();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    newBucket() {
      const bucket = `videos-${randomBytes(4).toString("hex")}`;
      buckets.set(bucket, new Map());
      return { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: KEY_ID, S3_SECRET_ACCESS_KEY: secret };
    },
    removeBucket: (settings) => buckets.delete(nameOf(settings)),
    fill: (settings) => full.add(nameOf(settings)),
    freeze() {
      thawed = Promise.withResolvers();
    },
    thaw: () => thawed.resolve(),
    async stop() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

async function answer(input: {
  request: IncomingMessage;
  reply: ServerResponse;
  buckets: Buckets;
  full: ReadonlySet<string>;
  secret: string;
}): Promise<void> {
  const { request, reply, buckets, full, secret } = input;
  const body = await buffer(request);
  const url = new URL(request.url ?? "/", "http://peer");
  requireSignature({ request, url, body, secret });
  const [, name = "", key = ""] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  const bucket = buckets.get(name);
  if (bucket === undefined) throw new S3Error(404, "NoSuchBucket", "The specified bucket does not exist");
  if (key === "" && request.method === "GET" && url.searchParams.get("list-type") === "2") {
    return sendXml(reply, 200, listingOf(name, bucket));
  }
  switch (key === "" ? "" : request.method) {
    case "PUT":
      if (request.headers["content-length"] === undefined) {
        throw new S3Error(411, "MissingContentLength", "You must provide the Content-Length HTTP header");
      }
      if (full.has(name)) throw new S3Error(403, "QuotaExceeded", ""); // As Ceph says it.
      bucket.set(key, { content: body, type: request.headers["content-type"] ?? "binary/octet-stream" });
      reply.writeHead(200, { etag: etagOf(body) }).end();
      return;
    case "DELETE":
      bucket.delete(key);
      reply.writeHead(204).end();
      return;
    case "GET":
    case "HEAD":
      return sendObject(request, reply, bucket.get(key));
    default:
      throw new S3Error(405, "MethodNotAllowed", "The specified method is not allowed against this resource");
  }
}

function sendObject(request: IncomingMessage, reply: ServerResponse, object: StoredContent | undefined): void {
  if (object === undefined) throw new S3Error(404, "NoSuchKey", "The specified key does not exist");
  const { content, type } = object;
  const etag = etagOf(content);
  const wanted = request.headers["if-match"];
  if (wanted !== undefined && wanted !== etag) {
    throw new S3Error(412, "PreconditionFailed", "At least one of the preconditions you specified did not hold");
  }
  const headers = { etag, "content-type": type, "accept-ranges": "bytes" };
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  if (first === undefined) {
    reply.writeHead(200, { ...headers, "content-length": content.length });
    reply.end(request.method === "HEAD" ? undefined : content);
    return;
  }
  const from = Number(first);
  const to = Math.min(last === "" ? Number.POSITIVE_INFINITY : Number(last), content.length - 1);
  if (from > to) throw new S3Error(416, "InvalidRange", "The requested range is not satisfiable");
  const part = content.subarray(from, to + 1);
  const range = `bytes ${from}-${to}/${content.length}`;
  reply.writeHead(206, { ...headers, "content-length": part.length, "content-range": range });
  reply.end(request.method === "HEAD" ? undefined : part);
}

const etagOf = (content: Buffer) => `"${createHash("md5").update(content).digest("hex")}"`;

function listingOf(name: string, bucket: ReadonlyMap<string, StoredContent>): string {
  const contents = [...bucket].map(
    ([key, { content }]) => `<Contents><Key>${key}</Key><Size>${content.length}</Size></Contents>`,
  );
  return `<ListBucketResult><Name>${name}</Name><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

/** Signature Version 4 by its description: "Authenticating Requests: Using the Authorization Header". */
function requireSignature(input: { request: IncomingMessage; url: URL; body: Buffer; secret: string }): void {
  const { request, url, body, secret } = input;
  const { headers } = request;
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? "",
    );
  if (given === null) throw new S3Error(403, "AccessDenied", "Access Denied");
  const [, keyId = "", day = "", region = "", names = "", signature = ""] = given;
  if (keyId !== KEY_ID) throw new S3Error(403, "InvalidAccessKeyId", "The key does not exist in our records");
  if (region !== REGION) {
    const wrong = `The authorization header is malformed; the region '${region}' is wrong; expecting '${REGION}'`;
    throw new S3Error(400, "AuthorizationHeaderMalformed", wrong);
  }
  const time = String(headers["x-amz-date"]);
  const signedAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(Date.now() - signedAt) <= MOST_SKEW_MS) || !time.startsWith(day)) {
    throw new S3Error(403, "RequestTimeTooSkewed", "The difference between the request time and ours is too large");
  }
  const signed = names.split(";");
  const needed = ["host", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  if (needed.some((name) => !signed.includes(name))) {
    throw new S3Error(403, "AccessDenied", "There were headers present in the request which were not signed");
  }
  const digest = String(headers["x-amz-content-sha256"]);
  if (digest !== "UNSIGNED-PAYLOAD" && digest !== sha256(body)) {
    throw new S3Error(400, "XAmzContentSHA256Mismatch", "The provided header does not match what was computed");
  }
  const query = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, " ")}\n`);
  const canonical = [request.method, url.pathname, query.sort().join("&"), lines.join(""), names, digest].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  const expected = hmac(key, ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n"));
  if (timingSafeEqual(expected, Buffer.from(signature, "hex"))) return;
  throw new S3Error(403, "SignatureDoesNotMatch", "The signature we calculated does not match the one you provided");
}

const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

function refuse(request: IncomingMessage, reply: ServerResponse, { status, code, message }: S3Error): void {
  if (request.method === "HEAD") reply.writeHead(status).end();
  else sendXml(reply, status, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}

function sendXml(reply: ServerResponse, status: number, xml: string): void {
  reply.writeHead(status, { "content-type": "application/xml" }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
