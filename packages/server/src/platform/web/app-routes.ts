/** The addresses that the web app answers itself; the server gives its page for each of them. */
const APP_ROUTES = [
  /^\/(login|signup|problems|submissions|profile|challenges|community|WorkInProgress|forgot-password|settings|languages)\/?$/,
  /^\/login\/openid\/?$/,
  /^\/(problem|talk)\/[^/]+\/?$/,
  // The calls below /submission have other names than ids.
  /^\/submission\/[0-9a-f]{8}-[0-9a-f-]{27}\/?$/,
  /^\/contests(\/[^.]*)?$/,
  /^\/classes(\/[^.]*)?$/,
  /^\/(launch|talk-mail)\/[\w-]+\/?$/,
  /^\/(shared|people)\/[\w-]+\/?$/,
  /^\/admin(\/[^.]*)?$/,
];
const API_PREFIXES = [
  "/user/",
  "/problem/",
  "/submission/",
  "/contest/",
  "/ccs/",
  "/class/",
  "/lti/",
  "/ai/",
  "/video/",
  "/.well-known/",
  "/dev/",
  "/docs/",
];

/** `app`: a screen of the web app. `unknown`: a page that does not exist. `nothing`: not a page at all. */
export type PageKind = "app" | "unknown" | "nothing";

/** `path` is without the query. Only somebody who asks for HTML gets a page for an unknown address. */
export function pageKind(path: string, accept: string): PageKind {
  if (APP_ROUTES.some((route) => route.test(path))) return "app";
  const isFile = /\.[^/]*$/.test(path);
  const isApi = API_PREFIXES.some((prefix) => path.startsWith(prefix));
  return !isFile && !isApi && accept.includes("text/html") ? "unknown" : "nothing";
}
