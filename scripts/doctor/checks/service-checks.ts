import type { Config } from "@verdict/server/config";
import { isForOthers } from "@verdict/server/is-for-others";
import type { Facts } from "../facts.ts";
import { type Check, fails, ok, unknown } from "./check.ts";

/** What a web server needs of others: a mail server, and a place for videos. */
export function checkServices(facts: Facts, settings: Config): Check[] {
  return [checkMail(facts, settings), checkVideos(facts, settings)];
}

function checkMail({ mail }: Facts, config: Config): Check {
  const about = { id: "mail", title: "mail" };
  const { smtpUrl, from } = config.mail;
  if (mail === null || smtpUrl === null || mail.state === "none") {
    if (!isForOthers(config)) return ok(about, "no mail server; mails are shown on this machine");
    return fails(
      about,
      "no mail server: nobody can sign up or get a new password",
      "Set SMTP_URL to your mail server.",
    );
  }
  const { host } = new URL(smtpUrl);
  switch (mail.state) {
    case "answers": {
      const seen = mail.isLoggedIn ? "lets us in" : "answers; nobody logs in";
      return ok(about, `${host} ${seen}, mails come from ${from}; none was sent (--mail-to ADDRESS sends one)`);
    }
    case "taken":
      return ok(about, `${host} has taken a mail from ${from} to ${mail.to}: look whether it arrives`);
    case "fails":
      return fails(
        about,
        `${host}: ${mail.reason}`,
        "Correct SMTP_URL (smtp:// for port 587, smtps:// for port 465) and MAIL_FROM, or look into the log of that mail server.",
      );
    default:
      return mail satisfies never;
  }
}

function checkVideos({ videos }: Facts, { s3 }: Config): Check {
  const about = { id: "videos", title: "videos" };
  if (videos === null) return unknown(about, "not asked: no web server runs here");
  const where = s3 === null ? "" : `${s3.bucket} at ${s3.endpoint ?? "Amazon S3"}`;
  switch (videos.state) {
    case "folder":
      return ok(about, "kept in the data folder");
    case "cloudinary":
      return ok(about, "kept at Cloudinary, which was not asked");
    case "bucket works":
      return ok(about, `stored, read and removed an object in the bucket ${where}`);
    case "bucket away":
      return fails(
        about,
        `the bucket ${where} cannot be used: ${videos.reason}`,
        "Start that store, or look at S3_ENDPOINT.",
      );
    case "bucket wrong":
      return fails(about, videos.reason, "Correct that setting: no web server starts with it.");
    default:
      return videos satisfies never;
  }
}
