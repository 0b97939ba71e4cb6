import path from "node:path";
import { type Environment, EnvironmentError, parseEnvironment } from "@verdict/contract/environment";
import type { LanguageId } from "@verdict/contract/language";
import * as z from "zod";
import { OPENID_VARIABLES, type OpenIdSettings, openIdOf } from "./config-openid.ts";
import { S3_VARIABLES, type S3Settings, s3Of } from "./config-s3.ts";
import {
  type AdminSettings,
  type AiSettings,
  type CloudinaryAccount,
  CloudinarySetting,
  HostSetting,
  LanguagesSetting,
  type LogLevel,
  MailFromSetting,
  type TrustProxy,
  TrustProxySetting,
} from "./config-values.ts";

const DEFAULT_GOOGLE_KEYS = "https://www.googleapis.com/oauth2/v3/certs";
const DEFAULT_AI_URL = "https://api.openai.com/v1";
const HTTP_URL = { protocol: /^https?$/, error: "must be an address that starts with http:// or https://" };
/**
 * Not parsed as a URL: an address without a host (`postgres:///verdict?host=/run/postgresql`) is none to the web's
 * rules.
 */
const PostgresUrl = z.string().regex(/^postgres(ql)?:\/\//, "must be an address that starts with postgres://");
const SMTP_URL = { protocol: /^smtps?$/, error: "must be an address that starts with smtp:// or smtps://" };

/** The variables of the environment; every one of them is optional. */
const Variables = z.object({
  PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(3000),
  HOST: HostSetting.default("127.0.0.1"),
  PUBLIC_URL: z.url(HTTP_URL).optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: PostgresUrl.optional(),
  DATABASE_DIRECT_URL: PostgresUrl.optional(),
  ADMIN_EMAIL: z.email("must be an email address").toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters")
    .max(128, "must have at most 128 characters")
    .optional(),
  SMTP_URL: z.url(SMTP_URL).optional(),
  MAIL_FROM: MailFromSetting.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: z.url(HTTP_URL).default(DEFAULT_GOOGLE_KEYS),
  ...OPENID_VARIABLES,
  AI_BASE_URL: z.url(HTTP_URL).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  CLOUDINARY_URL: CloudinarySetting.optional(),
  ...S3_VARIABLES,
  LANGUAGES: LanguagesSetting.optional(),
  BUILD_TESTS: z.enum(["all", "wanted"], "must be all or wanted").default("all"),
  PREPARE_DRAFTS: z.enum(["on", "off"], "must be on or off").default("on"),
  PUBLIC_PROBLEMS: z.enum(["on", "off"], "must be on or off").default("off"),
  PROBLEM_TALK: z.enum(["off", "classes", "everybody"], "must be off, classes or everybody").default("classes"),
  WEEKLY_CHALLENGE: z.enum(["on", "off"], "must be on or off").default("on"),
  VISITOR_RUNS: z.enum(["on", "off"], "must be on or off").default("on"),
  SEARCH_WEAK_TESTS: z.enum(["on", "off"], "must be on or off").default("off"),
  JUDGE_CONCURRENCY: z.coerce.number("must be a number").int("must be a whole number").min(1).max(1024).optional(),
  TRUST_PROXY: TrustProxySetting.optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"], "must be debug, info, warn or error").default("info"),
});

export const SETTING_NAMES: readonly string[] = Object.keys(Variables.shape);

/** Everything that a process is told from outside. An absent service is null. */
export interface Config {
  port: number;
  host: string;
  /** The origin that users see, without a path: `https://verdict.example`. */
  publicUrl: string;
  isHttps: boolean;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  /**
   * Where LISTEN, advisory locks and changes of the schema go; equals `databaseUrl` unless that one is a transaction
   * pooler.
   */
  databaseDirectUrl: string | null;
  admin: AdminSettings;
  mail: { smtpUrl: string | null; from: string };
  google: { clientId: string; jwksUrl: string } | null;
  openId: OpenIdSettings | null;
  ai: AiSettings | null;
  cloudinary: CloudinaryAccount | null;
  s3: S3Settings | null;
  /** The further languages that this site offers beside the core ones; null: those that its admins switch on. */
  languages: readonly LanguageId[] | null;
  /**
   * Which hidden tests of the catalogue this server has the judges build: in the end those of every problem, or only
   * where somebody wants them.
   */
  buildTests: "all" | "wanted";
  /** Whether visitors without an account may read the problems. */
  hasPublicProblems: boolean;
  /** Whether every week has a challenge for everybody. */
  hasWeeklyChallenge: boolean;
  /** Whether visitors may run programs on one easy problem. */
  letsVisitorsRun: boolean;
  /** Who sees what those who have solved a problem write about it: people of the same classes, or everybody who has. */
  problemTalk: "off" | "classes" | "everybody";
  /** Whether judges compile drafts while their users type. */
  preparesDrafts: boolean;
  /** Whether idle judges look for inputs on which accepted programs are wrong. */
  searchesWeakTests: boolean;
  /** Null means: as many as there are cores. */
  judgeConcurrency: number | null;
  /** Whose X-Forwarded-For is believed: so many proxies in front, these networks, or nobody's. */
  trustProxy: TrustProxy;
  /** Who sends it may read /metrics from anywhere; null means: only this machine may. */
  metricsToken: string | null;
  logLevel: LogLevel;
}

/** Throws EnvironmentError. */
export function readConfig(environment: Environment): Config {
  const values = parseEnvironment(Variables, environment);
  const hostInUrl = values.HOST.includes(":") ? `[${values.HOST}]` : values.HOST;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://${hostInUrl}:${values.PORT}`);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === "https:",
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL ?? null,
    admin: { email: values.ADMIN_EMAIL ?? null, password: values.ADMIN_PASSWORD ?? null },
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM ?? `Verdict <no-reply@${publicUrl.hostname}>` },
    google: values.GOOGLE_CLIENT_ID ? { clientId: values.GOOGLE_CLIENT_ID, jwksUrl: values.GOOGLE_JWKS_URL } : null,
    openId: openIdOf(values),
    ai: aiOf(values),
    cloudinary: values.CLOUDINARY_URL ?? null,
    s3: s3Of(values),
    languages: values.LANGUAGES ?? null,
    buildTests: values.BUILD_TESTS,
    hasPublicProblems: values.PUBLIC_PROBLEMS === "on",
    hasWeeklyChallenge: values.WEEKLY_CHALLENGE === "on",
    letsVisitorsRun: values.VISITOR_RUNS === "on",
    problemTalk: values.PROBLEM_TALK,
    preparesDrafts: values.PREPARE_DRAFTS === "on",
    searchesWeakTests: values.SEARCH_WEAK_TESTS === "on",
    judgeConcurrency: values.JUDGE_CONCURRENCY ?? null,
    trustProxy: values.TRUST_PROXY ?? false,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

function aiOf(values: z.output<typeof Variables>): AiSettings | null {
  if (values.AI_BASE_URL === undefined && values.AI_API_KEY === undefined) return null;
  if (values.AI_MODEL === undefined)
    throw new EnvironmentError("AI_MODEL must be set along with AI_BASE_URL or AI_API_KEY");
  return {
    baseUrl: (values.AI_BASE_URL ?? DEFAULT_AI_URL).replace(/\/+$/, ""),
    apiKey: values.AI_API_KEY ?? null,
    model: values.AI_MODEL,
  };
}
