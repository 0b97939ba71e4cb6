import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import type { UploadSignature } from "@verdict/contract/videos";
import { createTestUser, type TestUser } from "../../accounts/testing/test-user.ts";
import type { S3Settings } from "../../config-s3.ts";
import { createTestProblem } from "../../problems/testing/test-problem.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { PROBE } from "../s3/require-usable-bucket.ts";

const TESTDATA = path.join(import.meta.dirname, "../testdata");

interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of any reply.
  body: any;
}

export interface VideoApp extends TestApp {
  address: string;
  admin: TestUser;
  call: (method: "GET" | "POST" | "DELETE", path: string, body?: unknown, user?: TestUser) => Promise<Reply>;
  allow: (problemId: string) => Promise<UploadSignature>;
  /** Posts the file as a browser does; `changes` replaces or removes fields of the form. */
  upload: (link: UploadSignature, file: Blob, changes?: Record<string, string | null>) => Promise<Reply>;
  save: (problemId: string, publicId: string) => Promise<Reply>;
  /** All of it: from the permission to the saved video. Returns the public id. */
  publish: (problemId: string, file: Blob) => Promise<string>;
  /**
   * Every file below DATA_DIR/media, whole or half, and every object of the bucket where there is one, but for that by
   * which a web server sees that the bucket is there.
   */
  storedFiles: () => Promise<string[]>;
  file: (url: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
}

/** A clip of the test data as a browser would send it. */
export function clip(name: string, type = "video/mp4"): Blob {
  return new Blob([readFileSync(path.join(TESTDATA, name))], { type });
}

/** The application on a real port, with the problems `sum` and `tree`. */
export async function createVideoApp(env: Readonly<Record<string, string>> = {}): Promise<VideoApp> {
  const test = await createTestApp(env);
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  await test.context.notifications.ready();
  const address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  const admin = await createTestUser(test.context.pool, { role: "admin" });
  for (const id of ["sum", "tree"]) await createTestProblem(test.context.pool, { id });

  const call: VideoApp["call"] = async (method, url, body, user = admin) => {
    const headers = { cookie: user.cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    return read(await fetch(address + url, { method, headers, body: JSON.stringify(body) ?? null }));
  };
  const allow: VideoApp["allow"] = async (problemId) => (await call("GET", `/video/create/${problemId}`)).body;
  const upload: VideoApp["upload"] = async (link, file, changes = {}) => {
    const { signature, timestamp, public_id, api_key } = link;
    const form = new FormData();
    for (const [name, value] of Object.entries({
      signature,
      timestamp: String(timestamp),
      public_id,
      api_key,
      ...changes,
    })) {
      if (value !== null) form.append(name, value);
    }
    form.append("file", file, "clip.mp4");
    return read(await fetch(link.upload_url, { method: "POST", body: form }));
  };
  const save: VideoApp["save"] = (problemId, cloudinaryPublicId) =>
    call("POST", "/video/save", { problemId, cloudinaryPublicId, secureUrl: "", duration: 0 });
  return {
    ...test,
    address,
    admin,
    call,
    allow,
    upload,
    save,
    async publish(problemId, file) {
      const { body } = await upload(await allow(problemId), file);
      const saved = await save(problemId, body.public_id);
      if (saved.status !== 200) throw new Error(JSON.stringify({ uploaded: body, saved: saved.body }));
      return body.public_id;
    },
    async storedFiles() {
      const media = path.join(test.context.config.dataDir, "media");
      const files = existsSync(media) ? readdirSync(media, { recursive: true, withFileTypes: true }) : [];
      const names = files.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
      const { s3 } = test.context.config;
      const objects = s3 === null ? [] : await objectsOf(s3);
      return [...names.map((name) => path.relative(media, name)), ...objects].sort();
    },
    file: (url, headers = {}, method = "GET") =>
      fetch(address + url, { method, headers: { cookie: admin.cookie, ...headers } }),
  };
}

async function objectsOf(settings: S3Settings): Promise<string[]> {
  const { endpoint, region, isPathStyle: forcePathStyle, bucket, ...credentials } = settings;
  const client = new S3Client({ endpoint: endpoint ?? "", region, forcePathStyle, credentials });
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  client.destroy();
  return Contents.map(({ Key = "" }) => Key).filter((key) => key !== PROBE.key);
}

async function read(reply: Response): Promise<Reply> {
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text === "" ? null : JSON.parse(text) };
}
