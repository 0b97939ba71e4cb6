import { MessageReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** Of the mails about new comments: without it, or with "on", they come. */
export const TALK_MAIL_SETTING = "talk-mail";

/** What mail programs send besides, as a form (RFC 8058); everybody else sends nothing. */
export const stopTalkMail = endpoint({
  method: "POST",
  path: "/user/talkMail/stop/{token}",
  access: "public",
  response: MessageReply,
  summary: "No more mails about new comments, by the token of one of them; nobody has to log in",
});
