import net from "node:net";
import { FURTHER_LANGUAGE_IDS, type LanguageId } from "@verdict/contract/language";
import * as z from "zod";

/** An address of this machine or a name of it; `999.1.1.1` is neither. */
export const HostSetting = z
  .string()
  .trim()
  .refine((host) => URL.canParse(`http://${net.isIPv6(host) ? `[${host}]` : host}`) && !/[/?#@]/.test(host), {
    error: "must be an address or a name of this machine",
  });

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** An account that exists as an admin after every start; null parts are chosen by the start. */
export interface AdminSettings {
  email: string | null;
  password: string | null;
}

/** An endpoint that speaks OpenAI's chat completions. */
export interface AiSettings {
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

export interface CloudinaryAccount {
  cloudName: string;
  apiKey: string;
  apiSecret: string;
  /** Where its API answers: another address for accounts in Europe or Asia. */
  apiUrl: string;
}

/** A name alone would be sent as a mail from nobody, which no bounce comes back to. */
export const MailFromSetting = z
  .string()
  .trim()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    "must be an address, with or without a name before it: Verdict <no-reply@verdict.example>",
  );

const CLOUDINARY_TEXT = "must look like cloudinary://KEY:SECRET@CLOUD";
const CLOUDINARY_API = "https://api.cloudinary.com";
const CLOUDINARY_URL = /^cloudinary:\/\/([^:@/]+):([^:@/]+)@([\w-]+)(?:\?upload_prefix=(https?:\/\/[\w.:-]+))?$/;

export const CloudinarySetting = z.string().transform((text, context): CloudinaryAccount => {
  const [, apiKey, apiSecret, cloudName, apiUrl = CLOUDINARY_API] = CLOUDINARY_URL.exec(text.trim()) ?? [];
  if (apiKey !== undefined && apiSecret !== undefined && cloudName !== undefined) {
    return { cloudName, apiKey, apiSecret, apiUrl };
  }
  context.addIssue(CLOUDINARY_TEXT);
  return z.NEVER;
});

/** Ids of further languages, `all` or `none`; in the order in which this product names them. */
export const LanguagesSetting = z.string().transform((text, context): LanguageId[] => {
  const further = FURTHER_LANGUAGE_IDS;
  const named = text.split(",").map((part) => part.trim());
  if (named.join() === "all") return [...further];
  if (named.join() === "none") return [];
  if (named.every((id) => further.includes(id))) return further.filter((id) => named.includes(id));
  context.addIssue(`must be all, none, or some of ${further.join(",")}`);
  return z.NEVER;
});

/** `false`, a number of proxies, or addresses and networks: the forms that Fastify's trustProxy takes. */
export type TrustProxy = false | number | string[];

const TRUST_PROXY_TEXT = "must be a number of proxies (1) or a list of addresses and networks (10.0.0.0/8,::1)";

/** Plain `true` is refused on purpose: then everybody may invent their own address, and no limit per IP holds. */
export const TrustProxySetting = z.string().transform((text, context): TrustProxy => {
  const value = text.trim();
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const networks = value.split(",").map((part) => part.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue(TRUST_PROXY_TEXT);
  return z.NEVER;
});

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = net.isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
