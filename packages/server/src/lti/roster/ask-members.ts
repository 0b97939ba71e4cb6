import { isPlainName } from "@verdict/contract/person-name";
import { isStorable } from "@verdict/contract/storable-text";
import * as z from "zod/mini";
import { DomainError } from "../../platform/http/errors.ts";
import type { LtiContext } from "../lti-context.ts";
import { PlatformRefusal, readJson } from "../platforms/access-tokens.ts";
import { askPlatform, isOfPlatform } from "../platforms/ask-platform.ts";
import type { Platform } from "../platforms/store.ts";

const SCOPE = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";
const MEDIA_TYPE = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json";
/** A lecture hall has a thousand; platforms tell some fifty in one answer. */
const MOST_MEMBERS = 2_000;
/** With those who are in it no more, and with what is no member at all: each is looked at. */
const MOST_ENTRIES = 4_000;
const MOST_PAGES = 40;
/** A teacher waits for it. */
const LONGEST_MS = 30_000;
const NAME_LENGTH = 80;
const LABEL_LENGTH = 60;

const Member = z.object({
  user_id: z.string().check(z.minLength(1), z.maxLength(255)),
  name: z.catch(z.optional(z.string()), undefined),
  lis_person_sourcedid: z.catch(z.optional(z.string()), undefined),
  status: z.catch(z.optional(z.string()), undefined),
});
const Container = z.object({ members: z.array(z.unknown()) });

export interface CourseMember {
  sub: string;
  /** Empty where the platform tells none, or one that is no name here. */
  name: string;
  label: string;
}

/**
 * Who is in the course, as the platform tells it page by page (Names and Role Provisioning Services 2.0). `isWhole` is
 * false where there are more than anybody teaches, or the platform takes too long. Throws upstream_failed.
 */
export async function askMembers(
  context: Pick<LtiContext, "accessTokens" | "log">,
  { platform, url: first }: { platform: Platform; url: string },
): Promise<{ members: CourseMember[]; isWhole: boolean }> {
  const members: CourseMember[] = [];
  let entries = 0;
  const deadline = performance.now() + LONGEST_MS;
  let url: string | null = first;
  for (let page = 0; url !== null && page < MOST_PAGES && members.length < MOST_MEMBERS; page += 1) {
    if (performance.now() > deadline || entries >= MOST_ENTRIES) break;
    const answer = await askPage(context, { platform, url });
    members.push(...answer.entries.slice(0, MOST_ENTRIES - entries).flatMap(memberOf));
    entries += answer.entries.length;
    url = answer.next;
  }
  const isWhole = url === null && entries <= MOST_ENTRIES && members.length <= MOST_MEMBERS;
  return { members: members.slice(0, MOST_MEMBERS), isWhole };
}

async function askPage(
  context: Pick<LtiContext, "accessTokens" | "log">,
  { platform, url }: { platform: Platform; url: string },
): Promise<{ entries: readonly unknown[]; next: string | null }> {
  if (!isOfPlatform(platform, url)) {
    const host = URL.canParse(url) ? new URL(url).host : "another place";
    const text = `The roster is kept at ${host}, which is no host that an administrator has entered for ${platform.name}`;
    throw new DomainError("upstream_failed", text);
  }
  const answer = await ask(context, { platform, url });
  const container = Container.safeParse(readJson(answer.text));
  if (!answer.isOk || !container.success) {
    const text = `${platform.name} does not tell who is in the course (status ${answer.status})`;
    throw new DomainError("upstream_failed", text);
  }
  return { entries: container.data.members, next: nextOf(answer.headers.get("link"), url) };
}

async function ask(
  { accessTokens, log }: Pick<LtiContext, "accessTokens" | "log">,
  input: { platform: Platform; url: string },
) {
  const { platform, url } = input;
  try {
    const token = await accessTokens.tokenFor(platform, SCOPE);
    const answer = await askPlatform(url, { headers: { authorization: `Bearer ${token}`, accept: MEDIA_TYPE } });
    if (answer.status === 401) accessTokens.forget(platform, SCOPE);
    return answer;
  } catch (cause) {
    log.warn({ err: cause, platform: platform.name }, "A roster could not be fetched");
    const text = cause instanceof PlatformRefusal ? cause.message : `${platform.name} does not answer`;
    throw new DomainError("upstream_failed", text, { cause });
  }
}

function memberOf(said: unknown): CourseMember[] {
  const parsed = Member.safeParse(said);
  if (!parsed.success || !isStorable(parsed.data.user_id)) return [];
  const { user_id: sub, name = "", lis_person_sourcedid: label = "", status } = parsed.data;
  if (status !== undefined && status !== "Active") return [];
  return [{ sub, name: plain(name, NAME_LENGTH), label: plain(label, LABEL_LENGTH) }];
}

function plain(text: string, most: number): string {
  const clean = text.toWellFormed().trim().slice(0, most).toWellFormed();
  return isPlainName(clean) && isStorable(clean) ? clean : "";
}

/** `<https://…?page=2>; rel="next"`, among others (RFC 8288). */
function nextOf(header: string | null, url: string): string | null {
  const next = /<([^<>]{1,2000})>\s*;[^<]*\brel="?next"?/i.exec(header ?? "")?.[1];
  return next !== undefined && URL.canParse(next, url) ? new URL(next, url).href : null;
}
