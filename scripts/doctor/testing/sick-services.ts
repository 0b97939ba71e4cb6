import { settings } from "./healthy-facts.ts";
import type { SickInstallation } from "./sick-installations.ts";

const BUCKET = settings({ S3_BUCKET: "media", S3_ACCESS_KEY_ID: "x", S3_SECRET_ACCESS_KEY: "y" });

/** Installations of which the mail server or the store of the videos has to be mended. */
export const SICK_SERVICES: readonly SickInstallation[] = [
  ["no mail server", "mail", "fails", /SMTP_URL/, { settings: settings({ SMTP_URL: "" }), mail: { state: "none" } }],
  [
    "a mail server that refuses the password",
    "mail",
    "fails",
    /SMTP_URL/,
    { mail: { state: "fails", reason: "Invalid login: 535 5.7.8 Error: authentication failed" } },
  ],
  [
    "a bucket that is not there",
    "videos",
    "fails",
    /that setting/,
    { settings: BUCKET, videos: { state: "bucket wrong", reason: "S3_BUCKET: there is no bucket media at Amazon S3" } },
  ],
  [
    "a store that is down",
    "videos",
    "fails",
    /S3_ENDPOINT/,
    { settings: BUCKET, videos: { state: "bucket away", reason: "connect ECONNREFUSED" } },
  ],
];
