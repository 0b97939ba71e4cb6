import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { sendRefusal } from "../http/error-reply.ts";
import { DomainError } from "../http/errors.ts";
import { type PackedText, sendPacked } from "../http/packed-text.ts";
import { pageHeaders, WEBASSEMBLY_WORKER_POLICY } from "../http/security-headers.ts";
import { cookieName } from "../http/session-cookie.ts";
import { pageKind } from "./app-routes.ts";
import { createPreviews, type PagePreview } from "./page-preview.ts";
import { type Page, readPages } from "./pages.ts";

const NOT_FOUND = new DomainError("not_found", "Not found");

interface WebParts {
  config: Config;
  webRoot: string | null;
  /** Of a problem that visitors may read, by its id; it is asked where the site shows problems to them. */
  findPreview: (problemId: string) => Promise<PagePreview | null>;
}

/** Serves the built web app, and answers every address that no call and no file has. */
export async function registerWeb(app: FastifyInstance, { config, webRoot, findPreview }: WebParts): Promise<void> {
  const pages = webRoot === null ? null : readPages(webRoot, config);
  if (webRoot === null || pages === null) {
    app.setNotFoundHandler((_request, reply) => sendRefusal(reply, NOT_FOUND));
    return;
  }
  const headers = pageHeaders(config);
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    const hasSession = request.cookies[cookieName(config, "session")] !== undefined;
    reply.headers({ ...headers, "cache-control": "no-cache", vary: "cookie, accept-encoding" });
    return sendPacked(request, reply, hasSession ? page.withSession : page.withoutSession);
  };
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    dotfiles: "ignore",
    cacheControl: false,
    allowedPath: (pathName) => !/\.(html|br|gz)$/.test(pathName),
    setHeaders: (reply, file) => reply.headers({ ...headers, ...policyOf(file), "cache-control": cachingOf(file) }),
  });
  app.get("/", (request, reply) => {
    const hasSession = request.cookies[cookieName(config, "session")] !== undefined;
    return sendPage(request, reply, hasSession ? pages.app : (pages.landing ?? pages.app));
  });
  const previews = createPreviews({ html: pages.at("/problem/-").html, publicUrl: config.publicUrl });
  /** A page without a preview is better than none. */
  const previewOf = async (path: string, request: FastifyRequest): Promise<PackedText | null> => {
    const problemId = config.hasPublicProblems ? /^\/problem\/([\w-]+)$/.exec(path)?.[1] : undefined;
    if (problemId === undefined || request.cookies[cookieName(config, "session")] !== undefined) return null;
    try {
      const preview = await findPreview(problemId);
      return preview === null ? null : await previews.pageOf(path, preview);
    } catch (error) {
      request.log.warn(error, "The page of a problem goes out without its preview");
      return null;
    }
  };
  app.setNotFoundHandler(async (request, reply) => {
    const isReading = request.method === "GET" || request.method === "HEAD";
    const [path = "/"] = request.url.split("?");
    const kind = isReading ? pageKind(path, request.headers.accept ?? "") : "nothing";
    if (kind === "nothing") return sendRefusal(reply, NOT_FOUND);
    const preview = await previewOf(path, request);
    if (preview !== null) {
      reply.headers({ ...headers, "cache-control": "no-cache", vary: "cookie, accept-encoding" });
      return sendPacked(request, reply, preview);
    }
    return sendPage(request, reply.code(kind === "app" ? 200 : 404), pages.at(path));
  });
}

function policyOf(file: string): Record<string, string> {
  return file.includes("/assets/clang-format-worker-") ? { "content-security-policy": WEBASSEMBLY_WORKER_POLICY } : {};
}

/** Files below assets/ have a hash of their content in their name, so they never change. */
function cachingOf(file: string): string {
  return file.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
