import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

const HALF_A_YEAR_SECONDS = 15_552_000;
const GOOGLE = "https://accounts.google.com/gsi/";

type PageConfig = Pick<Config, "google" | "cloudinary" | "isHttps">;

/**
 * An answer may do nothing in a browser; a page says itself what it may do, with `pageHeaders`. Both are short or made
 * once, since these headers are a good part of the work of a small call.
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Pick<Config, "isHttps">): void {
  const headers = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(config.isHttps ? { "strict-transport-security": `max-age=${HALF_A_YEAR_SECONDS}; includeSubDomains` } : {}),
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** For every page and every file that belongs to one. */
export function pageHeaders(config: PageConfig): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(config),
    // Google's sign-in window needs its opener.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    // "no-referrer" would break Google's button on http://localhost.
    "referrer-policy": "strict-origin-when-cross-origin",
  };
}

/**
 * For the one worker that runs WebAssembly (web/src/editor/formatting): it may compile it and fetch it from here, and
 * nothing else. A worker keeps to the policy that came with its own file, so the pages' stays as strict as it is.
 */
export const WEBASSEMBLY_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Scripts come from this origin only, none inline; Google's hosts are allowed only when Google sign-in is set up. */
function contentSecurityPolicy(config: PageConfig): string {
  const google = config.google === null ? [] : [GOOGLE];
  const { uploadHosts, mediaHosts } = hostsOfVideos(config.cloudinary);
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "script-src": ["'self'", ...google.map((host) => `${host}client`)],
    // The editor and the split panes set styles at run time.
    "style-src": ["'self'", "'unsafe-inline'", ...google.map((host) => `${host}style`)],
    // Profile pictures of Google accounts and thumbnails of videos live on hosts of their own.
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "font-src": ["'self'", "data:"],
    "worker-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...google, ...uploadHosts],
    // A statement that is a PDF stands in a frame; no page of ours may.
    "frame-src": ["'self'", ...google],
    "media-src": ["'self'", "blob:", ...mediaHosts],
    ...(config.isHttps ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/**
 * Browsers upload to the one and play from the other; an account with a network of its own has its name in the host.
 */
function hostsOfVideos(account: Config["cloudinary"]): { uploadHosts: string[]; mediaHosts: string[] } {
  if (account === null) return { uploadHosts: [], mediaHosts: [] };
  return {
    uploadHosts: [account.apiUrl],
    mediaHosts: ["https://res.cloudinary.com", `https://${account.cloudName}-res.cloudinary.com`],
  };
}
