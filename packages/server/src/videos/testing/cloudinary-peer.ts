import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the peer answers: as it should, not at all, with an error, or with a page of somebody in between. */
type PeerMood = "well" | "silent" | "failing" | "captive portal";

export interface CloudinaryPeer {
  /** For CLOUDINARY_URL. */
  setting: string;
  address: string;
  /** The resources that it holds, by public id. A test changes them to stand for other uploads. */
  resources: Map<string, Record<string, unknown>>;
  mood: PeerMood;
  stop: () => Promise<void>;
}

const KEY = "4711";
const SECRET = "peer-secret";
const CLOUD = "demo-cloud";

/** Cloudinary as far as we use it, over real HTTP: it checks keys and recomputes every signature by its own rule. */
export async function startCloudinaryPeer(): Promise<CloudinaryPeer> {
  const server = createServer((request, reply) => {
    answer(peer, request, reply).catch((error: unknown) => send(reply, 500, { error: { message: String(error) } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const peer: CloudinaryPeer = {
    setting: `cloudinary://${KEY}:${SECRET}@${CLOUD}?upload_prefix=${address}`,
    address,
    resources: new Map(),
    mood: "well",
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return peer;
}

async function answer(peer: CloudinaryPeer, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  if (peer.mood === "silent") return;
  if (peer.mood === "failing") return send(reply, 500, { error: { message: "boom" } });
  if (peer.mood === "captive portal") {
    reply.writeHead(200, { "content-type": "text/html" }).end("<html>Please log in</html>");
    return;
  }
  const url = new URL(request.url ?? "/", peer.address);
  const call = `${request.method} ${url.pathname.replace(`/v1_1/${CLOUD}/`, "")}`;
  const form = await formOf(request, Buffer.concat(parts));
  if (call.startsWith("POST ") && !isSigned(form)) return send(reply, 401, { error: { message: "Invalid Signature" } });
  if (call === "POST video/upload") return send(reply, 200, upload(peer, form));
  if (call === "POST video/destroy") return send(reply, 200, destroy(peer, form));
  const [, publicId] = /^GET resources\/video\/upload\/([\w-]+)$/.exec(call) ?? [];
  if (publicId === undefined) return send(reply, 404, { error: { message: `no call ${call}` } });
  const basic = `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString("base64")}`;
  if (request.headers.authorization !== basic) return send(reply, 401, { error: { message: "Unknown API key" } });
  const resource = peer.resources.get(publicId);
  return resource === undefined
    ? send(reply, 404, { error: { message: `Resource not found - ${publicId}` } })
    : send(reply, 200, resource);
}

async function formOf(request: IncomingMessage, body: Buffer): Promise<FormData> {
  const type = request.headers["content-type"];
  if (type === undefined) return new FormData();
  return new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
}

function upload(peer: CloudinaryPeer, form: FormData): object {
  const publicId = String(form.get("public_id"));
  const file = form.get("file");
  const resource = {
    public_id: publicId,
    resource_type: "video",
    format: "mp4",
    bytes: file instanceof Blob ? file.size : 0,
    duration: 12.5,
    created_at: new Date().toISOString(),
    secure_url: `https://res.cloudinary.com/${CLOUD}/video/upload/v1/${publicId}.mp4`,
  };
  peer.resources.set(publicId, resource);
  return resource;
}

function destroy(peer: CloudinaryPeer, form: FormData): object {
  return { result: peer.resources.delete(String(form.get("public_id"))) ? "ok" : "not found" };
}

function isSigned(form: FormData): boolean {
  const signed = [...form.entries()].filter(([name]) => !["file", "signature", "api_key"].includes(name));
  const text = signed
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort()
    .join("&");
  const expected = createHash("sha1")
    .update(text + SECRET)
    .digest("hex");
  return form.get("signature") === expected && form.get("api_key") === KEY;
}

function send(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
