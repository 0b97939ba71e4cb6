import { isPlainName } from "@verdict/contract/person-name";
import { utcDay } from "../../platform/utc-day.ts";
import type { Mail } from "./mail.ts";
import type { MailTemplate, MailText } from "./mail-template.ts";

interface Recipient {
  emailId: string;
  firstName: string;
}

const CODE_MINUTES = 10;
const NOT_ASKED = "We never ask for a code by phone or chat.";

export function registrationCodeMail(template: MailTemplate, to: Recipient, code: string): Mail {
  const instruction = "enter this code to finish creating your account.";
  const validity = `It works for ${CODE_MINUTES} minutes, in the browser where you signed up.`;
  const footnote = `If you did not ask for this, ignore this mail: no account is made without the code. ${NOT_ASKED}`;
  return codeMail(template, to, { code, title: "Your code", instruction, validity, footnote });
}

export function resetCodeMail(template: MailTemplate, to: Recipient, code: string): Mail {
  const instruction = "enter this code to choose a new password.";
  const validity = `It works for ${CODE_MINUTES} minutes, in the browser where you asked for it.`;
  const footnote = `If you did not ask for this, ignore this mail: your password stays as it is. ${NOT_ASKED}`;
  return codeMail(template, to, { code, title: "Your code", instruction, validity, footnote });
}

export function alreadyRegisteredMail(template: MailTemplate, to: Recipient): Mail {
  const instruction =
    "somebody just tried to sign up with this address, but you have an account already. Log in with your password, or choose a new one with “Forgot password?” on the login page.";
  const footnote = "If that was not you, there is nothing to do: nothing was changed.";
  return noticeMail(template, to, { title: "You already have an account", instruction, footnote });
}

export function noAccountMail(template: MailTemplate, to: Recipient): Mail {
  const instruction =
    "somebody asked for a new password for this address, but it has no account with us. You may have signed up with another address.";
  const footnote = "If that was not you, there is nothing to do.";
  return noticeMail(template, to, { title: "No account with this address", instruction, footnote });
}

export function passwordChangedMail(template: MailTemplate, to: Recipient): Mail {
  const instruction = "your password was changed, and all your other sessions were logged out.";
  const footnote = "If that was not you, choose a new one at once with “Forgot password?” on the login page.";
  return noticeMail(template, to, { title: "Your password was changed", instruction, footnote });
}

export function newAddressCodeMail(template: MailTemplate, to: Recipient, code: string): Mail {
  const instruction = "enter this code to move your account to this address.";
  const validity = `It works for ${CODE_MINUTES} minutes, on the page where you asked for it.`;
  const footnote = `If you did not ask for this, ignore this mail: nothing changes without the code. ${NOT_ASKED}`;
  return codeMail(template, to, { code, title: "Your code", instruction, validity, footnote });
}

/** To the old address. */
export function addressChangedMail(template: MailTemplate, to: Recipient): Mail {
  const instruction = "your account was moved to another address, as somebody asked who knows your password.";
  const footnote =
    "If that was not you, write to whoever runs this site at once: this address no longer opens the account.";
  return noticeMail(template, to, { title: "Your address was changed", instruction, footnote });
}

export function deletionCodeMail(template: MailTemplate, to: Recipient, code: string): Mail {
  const instruction = "enter this code to delete your account with everything in it.";
  const validity = `It works for ${CODE_MINUTES} minutes, on the page where you asked for it.`;
  const footnote = `If you did not ask for this, somebody knows your password: choose a new one at once. ${NOT_ASKED}`;
  return codeMail(template, to, { code, title: "Your code", instruction, validity, footnote });
}

export function deletionConfirmedMail(template: MailTemplate, to: Recipient, deletedAfter: Date): Mail {
  const day = utcDay(deletedAfter);
  const instruction = `your account and everything in it will be deleted on ${day}. To keep it, log in before.`;
  const footnote = "If that was not you, log in and choose a new password at once.";
  return noticeMail(template, to, { title: "Your account will be deleted", instruction, footnote });
}

export function accountLockedMail(template: MailTemplate, to: Recipient, reason: string): Mail {
  const instruction = `an administrator has locked your account, and nobody can log in to it. The reason given: ${reason}`;
  const footnote = "If you think that this is a mistake, write to whoever runs this site.";
  return noticeMail(template, to, { title: "Your account was locked", instruction, footnote });
}

export function deletionOrderedMail(template: MailTemplate, to: Recipient, deletedAfter: Date): Mail {
  const day = utcDay(deletedAfter);
  const instruction = `an administrator will have your account and everything in it deleted on ${day}.`;
  const footnote = "If you think that this is a mistake, write to whoever runs this site before that day.";
  return noticeMail(template, to, { title: "Your account will be deleted", instruction, footnote });
}

export function accountKeptMail(template: MailTemplate, to: Recipient): Mail {
  const instruction = "your account will not be deleted after all. It stays locked until an administrator unlocks it.";
  const footnote = "Nothing in it was changed.";
  return noticeMail(template, to, { title: "Your account stays", instruction, footnote });
}

export function googleLinkedMail(template: MailTemplate, to: Recipient): Mail {
  const instruction =
    "somebody signed in with the Google account of this address, and it now opens your account here as well.";
  const footnote =
    "If that was not you, somebody else controls your Google account: secure that first, then choose a new password here with “Forgot password?” on the login page.";
  return noticeMail(template, to, { title: "Google sign-in was added to your account", instruction, footnote });
}

export function openIdLinkedMail(template: MailTemplate, to: Recipient, provider: string): Mail {
  const instruction = `somebody signed in at ${provider} with this address, and that now opens your account here as well.`;
  const footnote = `If that was not you, somebody else controls your account at ${provider}: tell whoever runs it, and whoever runs this site.`;
  return noticeMail(template, to, { title: `${provider} was added to your account`, instruction, footnote });
}

/** `person`: what the platform calls whoever it is, a name or empty. */
export function ltiLinkedMail(
  template: MailTemplate,
  to: Recipient,
  { platform, person }: { platform: string; person: string },
): Mail {
  const whom = person !== "" && isPlainName(person) ? `“${person}”` : "somebody";
  const instruction = `${platform} now opens your account here for ${whom}, as was agreed to in a browser in which you were logged in.`;
  const footnote = `If that was not you, remove ${platform} under “Learning Platforms” in your settings, log out everywhere there, and choose a new password.`;
  return noticeMail(template, to, { title: `${platform} was added to your account`, instruction, footnote });
}

/** To somebody who may have no account yet: the mail says how to get one. */
export function classInvitationMail(
  template: MailTemplate,
  to: Recipient,
  { className, teacher, site }: { className: string; teacher: string; site: string },
): Mail {
  const instruction = `${teacher} invites you to the class “${className}”. Sign up with this address at ${site}/signup and you are in it; if you have an account already, log in and accept the invitation at ${site}/classes.`;
  const footnote =
    "Its teachers and assistants will see your name, this address and what you submit for its assignments. If you do not know what this is about, ignore this mail: nothing happens.";
  return noticeMail(template, to, { title: `You are invited to ${className}`, instruction, footnote });
}

/** To somebody who may have no account yet. `name`: under which they take part, or empty. */
export function contestInvitationMail(
  template: MailTemplate,
  to: Recipient,
  facts: { title: string; startsAt: Date; by: string; name: string; link: string; signUp: string },
): Mail {
  const { startsAt, by, name, link, signUp } = facts;
  // An organiser is no administrator: a title says nothing in a mail that a name could not.
  const contest = isPlainName(facts.title) ? `the contest “${facts.title}”` : "a contest";
  const when = `${new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone: "UTC" }).format(startsAt)} UTC`;
  const part = name === "" ? "take part" : `take part as “${name}”`;
  const instruction = `${by} invites you to ${contest}, from ${when} on. Log in with this address and ${part} at ${link}. If you have no account yet, make one with this address at ${signUp} first.`;
  const footnote =
    "Who organises it sees this address and what you submit there. If you do not know what this is about, ignore this mail: nothing happens.";
  return noticeMail(template, to, { title: `You are invited to ${contest}`, instruction, footnote });
}

const MOST_NAMED = 5;

/** At most once a day, to somebody who has taken part in the talk about these problems. Titles are administrators' words. */
export function talkNewsMail(
  template: MailTemplate,
  to: Recipient,
  facts: { news: readonly { title: string; comments: number; link: string }[]; stopPage: string; stopAddress: string },
): Mail {
  const { news, stopPage, stopAddress } = facts;
  const named = news.slice(0, MOST_NAMED).map(({ title, comments, link }) => `${comments} on “${title}” (${link})`);
  const others = news.length - named.length;
  const more = others > 0 ? [`${others} more ${others === 1 ? "problem" : "problems"}`] : [];
  const all = news.reduce((sum, { comments }) => sum + comments, 0);
  const instruction = `there ${all === 1 ? "is a new comment" : `are ${all} new comments`} where you have written or shared a solution: ${[...named, ...more].join("; ")}.`;
  const footnote = `This mail comes once a day at most. For no more of them open ${stopPage} and press the button, or switch them off in your settings.`;
  const title = all === 1 ? "A new comment where you have written" : `${all} new comments where you have written`;
  return { ...noticeMail(template, to, { title, instruction, footnote }), stopAddress };
}

type NoticeWords = Pick<MailText, "title" | "instruction" | "footnote">;
type CodeWords = NoticeWords & { code: string; validity: string };

/** The first words are the code, so that a mailbox shows it before the mail is opened. */
function codeMail(template: MailTemplate, to: Recipient, words: CodeWords): Mail {
  const { instruction, validity, footnote } = words;
  const code = words.code.replace(/^(\d{5})(\d{5})$/, "$1 $2"); // Ten digits are hard to read in one go.
  const preview = `${code} is your code. ${validity}`;
  return {
    to: to.emailId,
    subject: `${code} is your Verdict code`,
    text: `${code}\n\nHello ${to.firstName},\n\n${instruction} ${validity}\n\n${footnote}\n`,
    html: template({ ...words, code, preview, name: to.firstName }),
    code,
  };
}

function noticeMail(template: MailTemplate, to: Recipient, words: NoticeWords): Mail {
  return {
    to: to.emailId,
    subject: words.title,
    text: `Hello ${to.firstName},\n\n${words.instruction}\n\n${words.footnote}\n`,
    html: template({ ...words, preview: words.instruction, name: to.firstName }),
    code: null,
  };
}
