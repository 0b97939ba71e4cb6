import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";

const HALF_A_YEAR_SECONDS = 15_552_000;
const GOOGLE = "https://accounts.google.com/gsi/";

/** Scripts come from this origin only, none inline; Google's hosts are allowed only when Google sign-in is set up. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, "google" | "cloudinary" | "isHttps">,
): Promise<void> {
  const google = config.google === null ? [] : [GOOGLE];
  const mediaHosts = config.cloudinary === null ? [] : ["https://api.cloudinary.com", "https://res.cloudinary.com"];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...google.map((host) => `${host}client`)],
        // The editor and the split panes set styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'", ...google.map((host) => `${host}style`)],
        // Profile pictures of Google accounts and thumbnails of videos live on hosts of their own.
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        fontSrc: ["'self'", "data:"],
        workerSrc: ["'self'", "blob:"],
        connectSrc: ["'self'", ...google, ...mediaHosts],
        frameSrc: google.length > 0 ? google : ["'none'"],
        mediaSrc: ["'self'", "blob:", ...mediaHosts],
        ...(config.isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Google's sign-in window needs its opener.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    // "no-referrer" would break Google's button on http://localhost.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: config.isHttps ? { maxAge: HALF_A_YEAR_SECONDS } : false,
  });
}
