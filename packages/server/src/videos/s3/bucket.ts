import { createReadStream } from "node:fs";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "../../config-s3.ts";

/** An answer without a body, or the beginning of one. */
const PATIENCE_MS = 15_000;
const CONNECT_MS = 3_000;
/** A connection over which nothing moves. An upload of any length has it anew with each piece. */
const STALL_MS = 20_000;
/** Each viewer holds one only while a part is fetched, each upload for its whole length. */
const CONNECTIONS = 100;
/** One more than the first, for a connection that the other side has just closed. */
const ATTEMPTS = 2;

/** What answers is no S3 store, or one that does not keep to the rules. */
export class StrangeAnswer extends Error {
  override name = "StrangeAnswer";
}

export interface StoredObject {
  bytes: number;
  /** Quoted, as HTTP has it. Another content has another one. */
  etag: string;
}

/** What we do with an S3-compatible bucket. Whatever goes wrong is thrown as the library throws it. */
export interface Bucket {
  /** Stored whole or not at all: a PUT that breaks off leaves nothing, so there are no parts to be swept. */
  putFile: (input: { key: string; file: string; bytes: number; type: string }) => Promise<void>;
  put: (input: { key: string; content: Buffer; type: string }) => Promise<void>;
  /** Null when there is none. */
  look: (key: string) => Promise<StoredObject | null>;
  /** The bytes from `from` to `to`, both included, of the object that had this etag. */
  read: (input: { key: string; etag: string; from: number; to: number }) => Promise<Buffer>;
  /** Of an object that is not there nothing is said. */
  remove: (key: string) => Promise<void>;
  close: () => void;
}

/** The library is loaded here and not at the start of every server: it takes memory and time that few need. */
export async function openBucket(
  settings: S3Settings,
  { patienceMs, stallMs }: { patienceMs: number; stallMs: number } = { patienceMs: PATIENCE_MS, stallMs: STALL_MS },
): Promise<Bucket> {
  const s3 = await import("@aws-sdk/client-s3");
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } = s3;
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  const client = new s3.S3Client({
    region: settings.region,
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    forcePathStyle: settings.isPathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Most other servers than Amazon's do not know the checksums that the library sends otherwise. The signature covers
    // the content all the same.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: stallMs,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const Bucket = settings.bucket;
  const inTime = () => AbortSignal.timeout(patienceMs);
  return {
    async putFile({ key, file, bytes, type }) {
      const input = { Bucket, Key: key, Body: createReadStream(file), ContentLength: bytes, ContentType: type };
      await client.send(new PutObjectCommand(input));
    },
    async put({ key, content, type }) {
      const input = { Bucket, Key: key, Body: content, ContentLength: content.length, ContentType: type };
      await client.send(new PutObjectCommand(input), { abortSignal: inTime() });
    },
    async look(key) {
      try {
        const found = await client.send(new HeadObjectCommand({ Bucket, Key: key }), { abortSignal: inTime() });
        if (found.ContentLength === undefined || found.ETag === undefined) {
          throw new StrangeAnswer("The store told neither length nor etag of an object");
        }
        return { bytes: found.ContentLength, etag: found.ETag };
      } catch (error) {
        if (error instanceof s3.NotFound || error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    },
    async read({ key, etag, from, to }) {
      const abortSignal = inTime();
      const input = { Bucket, Key: key, IfMatch: etag, Range: `bytes=${from}-${to}` };
      const { Body } = await client.send(new GetObjectCommand(input), { abortSignal });
      if (Body === undefined) throw new StrangeAnswer("The store sent no body");
      // In Node it is the response of node:http.
      const content = await buffer(addAbortSignal(abortSignal, Body as Readable));
      if (content.length !== to - from + 1) throw new StrangeAnswer("The store sent another part than asked for");
      return content;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }), { abortSignal: inTime() });
    },
    close: () => client.destroy(),
  };
}
