import { hash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../../platform/html.ts";
import type { LaunchAnswer } from "./store.ts";

/*
 * Small pages that stand where the web app cannot: in the platform's frame, which shows no other page of this site, and
 * where a form goes to the platform.
 */

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:3rem auto;max-width:34rem;padding:0 1rem;color-scheme:light dark}
a.go,button{display:inline-block;font:inherit;font-weight:500;padding:.6rem 1.1rem;border:0;border-radius:8px;background:#2563eb;color:#fff;text-decoration:none;cursor:pointer}
a.go:focus-visible,button:focus-visible{outline:3px solid #93c5fd;outline-offset:2px}`;
const SUBMIT = "document.forms[0].submit()";
const UNFRAMED = "if(top===self)location.replace(document.currentScript.dataset.unframed)";
const policyOf = (more: string, ancestors: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; ${more}frame-ancestors ${ancestors}`;
/** A link to this site, or a form that the platform waits for: whoever frames it can as well send the browser there. */
const FRAMED = policyOf("", "*");
const SUBMITTING = policyOf(sourceOf(SUBMIT), "*");
const PERHAPS_FRAMED = policyOf(sourceOf(UNFRAMED), "*");
const WAIT_SECONDS = 4;

/**
 * In the platform's frame, where browsers keep our cookies from us: the launch goes on in a tab of its own. `waitsAt` is
 * where this page looks again and again for what is chosen there; null where nothing is. `unframedPath`: where the
 * browser goes on by itself if this is no frame after all; null where it has said that it is one.
 */
export function sendFramePage(
  reply: FastifyReply,
  input: { path: string; waitsAt: string | null; unframedPath: string | null },
): FastifyReply {
  const { path, waitsAt, unframedPath } = input;
  const waits = waitsAt !== null;
  const body = `<h1>Verdict</h1><p>Verdict opens in a tab of its own.</p>
<p><a class="go" href="${escapeHtml(path)}" target="_blank" rel="noopener" autofocus>Open in a new tab</a></p>
${waits ? "<p>Leave this page open: what you choose there is taken over here by itself.</p>" : ""}
${unframedPath === null ? "" : `<script data-unframed="${escapeHtml(unframedPath)}">${UNFRAMED}</script>`}`;
  const head = waits ? `<meta http-equiv="refresh" content="${WAIT_SECONDS}; url=${escapeHtml(waitsAt)}">` : "";
  return sendPage(reply, { policy: unframedPath === null ? FRAMED : PERHAPS_FRAMED, head, body });
}

/** Nothing came within an hour. */
export function sendGivenUpPage(reply: FastifyReply): FastifyReply {
  const body = "<h1>Verdict</h1><p>Nothing was chosen. Close this, and begin again in your course.</p>";
  return sendPage(reply, { policy: FRAMED, head: "", body });
}

/** Posts what was chosen to the platform by itself; by a button where no script runs. */
export function sendAnswerPage(reply: FastifyReply, { url, token }: LaunchAnswer): FastifyReply {
  const body = `<h1>Verdict</h1><form method="post" action="${escapeHtml(url)}">
<input type="hidden" name="JWT" value="${escapeHtml(token)}"><button>Take it over into the course</button></form>
<script>${SUBMIT}</script>`;
  return sendPage(reply, { policy: SUBMITTING, head: "", body });
}

/** Why a launch does not go on, in the tab or frame in which it was begun. */
export function sendRefusalPage(reply: FastifyReply, input: { status: number; text: string }): FastifyReply {
  const body = `<h1>This did not work</h1><p>${escapeHtml(input.text)}</p>`;
  return sendPage(reply.code(input.status), { policy: FRAMED, head: "", body });
}

function sourceOf(script: string): string {
  return `script-src 'sha256-${hash("sha256", script, "base64")}'; `;
}

function sendPage(reply: FastifyReply, input: { policy: string; head: string; body: string }): FastifyReply {
  return reply
    .removeHeader("x-frame-options")
    .headers({
      "content-security-policy": input.policy,
      "cache-control": "no-store",
      "referrer-policy": "strict-origin",
    })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Verdict</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${input.head}<style>${STYLE}</style></head>
<body><main>${input.body}</main></body></html>`);
}
