import path from "node:path";
import { EnvironmentError } from "@verdict/contract/environment";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("without any variable the server is local, and every optional service is off", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:3000",
    isHttps: false,
    dataDir: path.resolve("data"),
    databaseUrl: null,
    databaseDirectUrl: null,
    admin: { email: null, password: null },
    mail: { smtpUrl: null, from: "Verdict <no-reply@127.0.0.1>" },
    google: null,
    openId: null,
    ai: null,
    cloudinary: null,
    s3: null,
    languages: null,
    buildTests: "all",
    hasPublicProblems: false,
    hasWeeklyChallenge: true,
    letsVisitorsRun: true,
    problemTalk: "classes",
    preparesDrafts: true,
    searchesWeakTests: false,
    judgeConcurrency: null,
    trustProxy: false,
    metricsToken: null,
    logLevel: "info",
  });
});

test("an empty variable counts as absent", () => {
  expect(readConfig({ PORT: "", SMTP_URL: " ", GOOGLE_CLIENT_ID: "" })).toEqual(readConfig({}));
});

test("all problems are said at once, a line each, with the variable's name", () => {
  const env = { PORT: "99999", PUBLIC_URL: "verdict.example", ADMIN_EMAIL: "boss", ADMIN_PASSWORD: "short" };
  const problems = () => readConfig(env);
  expect(problems).toThrow(EnvironmentError);
  expect(problems).toThrow(
    /^PORT .*\nPUBLIC_URL must be an address that starts with http:\/\/ or https:\/\/\nADMIN_EMAIL must be .*\nADMIN_PASSWORD must have at least 8 characters$/,
  );
});

test.each([
  [{ PORT: "abc" }, "PORT must be a port number"],
  [{ HOST: "999.1.1.1" }, "HOST must be an address or a name of this machine"],
  [{ HOST: "http://localhost" }, "HOST must be an address or a name of this machine"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 characters"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be debug, info, warn or error"],
  [{ JUDGE_CONCURRENCY: "0" }, "JUDGE_CONCURRENCY"],
  [{ PUBLIC_PROBLEMS: "yes" }, "PUBLIC_PROBLEMS must be on or off"],
  [{ VISITOR_RUNS: "no" }, "VISITOR_RUNS must be on or off"],
  [{ WEEKLY_CHALLENGE: "yes" }, "WEEKLY_CHALLENGE must be on or off"],
  [{ PROBLEM_TALK: "on" }, "PROBLEM_TALK must be off, classes or everybody"],
  [{ BUILD_TESTS: "some" }, "BUILD_TESTS must be all or wanted"],
  [{ PREPARE_DRAFTS: "no" }, "PREPARE_DRAFTS"],
  [{ SEARCH_WEAK_TESTS: "yes" }, "SEARCH_WEAK_TESTS"],
  [{ DATABASE_URL: "mysql://x/y" }, "DATABASE_URL must be an address that starts with postgres://"],
  [{ SMTP_URL: "http://mail" }, "SMTP_URL must be an address that starts with smtp:// or smtps://"],
  [{ MAIL_FROM: "Verdict Mail" }, "MAIL_FROM must be an address, with or without a name before it"],
  [{ MAIL_FROM: "Verdict <a@x.example>, b@x.example" }, "MAIL_FROM must be an address"],
  [{ CLOUDINARY_URL: "https://cloudinary.com" }, "CLOUDINARY_URL must look like cloudinary://KEY:SECRET@CLOUD"],
  [{ AI_BASE_URL: "http://localhost:11434/v1" }, "AI_MODEL must be set along with AI_BASE_URL"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY must be a number of proxies"],
  [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY must be a number of proxies"],
])("%o is refused: %s", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test.each([
  "judge@verdict.example",
  "Verdict <judge@verdict.example>",
  '"Verdict, Inc." <judge+codes@xn--mller-kva.example>',
  "Jürgens Schule <judge@localhost>",
])("MAIL_FROM may be %s", (text) => {
  expect(readConfig({ MAIL_FROM: ` ${text}` }).mail.from).toBe(text);
});

test.each([
  ["on", true],
  ["off", false],
])("PUBLIC_PROBLEMS %s is understood", (text, value) => {
  expect(readConfig({ PUBLIC_PROBLEMS: text }).hasPublicProblems).toBe(value);
});

test.each(["off", "classes", "everybody"])("PROBLEM_TALK %s is understood", (text) => {
  expect(readConfig({ PROBLEM_TALK: text }).problemTalk).toBe(text);
});

test.each(["::", "0.0.0.0", "localhost", "judge_1.internal"])("HOST %s is understood", (HOST) => {
  expect(readConfig({ HOST }).host).toBe(HOST);
});

test("a database behind a unix socket is understood", () => {
  const DATABASE_URL = "postgres://app@/verdict?host=%2Frun%2Fpostgresql";
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each([
  ["1", 1],
  ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
])("TRUST_PROXY %s is understood", (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(value);
});

test("an https PUBLIC_URL is cut to its origin", () => {
  expect(readConfig({ PUBLIC_URL: "https://verdict.example/app?x=1" })).toMatchObject({
    publicUrl: "https://verdict.example",
    isHttps: true,
  });
});

test("a Cloudinary address is taken apart, and LISTEN goes to DATABASE_URL unless told otherwise", () => {
  const config = readConfig({ CLOUDINARY_URL: "cloudinary://12:ab-c@demo", DATABASE_URL: "postgres://h/d" });
  expect(config.cloudinary).toEqual({
    cloudName: "demo",
    apiKey: "12",
    apiSecret: "ab-c",
    apiUrl: "https://api.cloudinary.com",
  });
  expect(config.databaseDirectUrl).toBe("postgres://h/d");
});

const S3 = { S3_BUCKET: "verdict-media", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };

test("a bucket is Amazon's where no endpoint is given, and addressed by path at any other", () => {
  const given = { bucket: "verdict-media", accessKeyId: "key", secretAccessKey: "secret" };
  expect(readConfig(S3).s3).toEqual({ ...given, endpoint: null, region: "us-east-1", isPathStyle: false });
  const elsewhere = { ...S3, S3_ENDPOINT: "https://store.example/", S3_REGION: "garage" };
  expect(readConfig(elsewhere).s3).toMatchObject({ endpoint: "https://store.example", isPathStyle: true });
  expect(readConfig({ ...elsewhere, S3_PATH_STYLE: "off" }).s3?.isPathStyle).toBe(false);
});

test.each([
  [{ S3_BUCKET: "verdict-media" }, "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set along with"],
  [{ S3_ENDPOINT: "https://store.example" }, "S3_BUCKET and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set"],
  [{ ...S3, S3_BUCKET: "a/b" }, "S3_BUCKET must be the name of a bucket"],
  [{ ...S3, S3_ENDPOINT: "store.example" }, "S3_ENDPOINT must be an address that starts with http:// or https://"],
  [{ ...S3, S3_ENDPOINT: "https://key:secret@store.example" }, "S3_ENDPOINT must be an address"],
  [{ ...S3, S3_REGION: "eu west" }, "S3_REGION must be the name of a region"],
  [{ ...S3, S3_PATH_STYLE: "yes" }, "S3_PATH_STYLE must be on or off"],
])("%o is refused: %s", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

const OIDC = { OIDC_ISSUER: "https://id.school.example/realms/a", OIDC_CLIENT_ID: "verdict", OIDC_CLIENT_SECRET: "s" };

test("an OpenID provider is called by its host where no name is given, and every address may come in", () => {
  const given = { issuer: new URL(OIDC.OIDC_ISSUER), clientId: "verdict", clientSecret: "s" };
  expect(readConfig(OIDC).openId).toEqual({ ...given, name: "id.school.example", emailDomains: null });
  const more = { ...OIDC, OIDC_NAME: "Example School", OIDC_EMAIL_DOMAINS: "School.example, students.school.example" };
  expect(readConfig(more).openId).toEqual({
    ...given,
    name: "Example School",
    emailDomains: ["school.example", "students.school.example"],
  });
});

test.each(["http://127.0.0.1:8080/realms/a", "http://localhost", "http://[::1]:1"])(
  "a provider on this machine need not speak TLS: %s",
  (OIDC_ISSUER) => expect(readConfig({ ...OIDC, OIDC_ISSUER }).openId?.issuer.href).toBe(new URL(OIDC_ISSUER).href),
);

test.each([
  [{ OIDC_ISSUER: "https://id.example" }, "OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set along with"],
  [{ OIDC_NAME: "School" }, "OIDC_ISSUER and OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set along with"],
  [{ ...OIDC, OIDC_CLIENT_SECRET: "" }, "OIDC_CLIENT_SECRET must be set along with"],
  [{ ...OIDC, OIDC_ISSUER: "http://id.school.example" }, "OIDC_ISSUER must be an address that starts with https://"],
  [{ ...OIDC, OIDC_ISSUER: "id.school.example" }, "OIDC_ISSUER must be an address"],
  [{ ...OIDC, OIDC_ISSUER: "https://a:b@id.example" }, "OIDC_ISSUER must be an address"],
  [{ ...OIDC, OIDC_ISSUER: "https://id.example?tenant=a" }, "OIDC_ISSUER must be an address"],
  [{ ...OIDC, OIDC_NAME: "x".repeat(41) }, "OIDC_NAME must be a name of at most 40 characters"],
  [{ ...OIDC, OIDC_NAME: "A\nB" }, "OIDC_NAME must be a name"],
  [{ ...OIDC, OIDC_EMAIL_DOMAINS: "@school.example" }, "OIDC_EMAIL_DOMAINS must be domains"],
  [{ ...OIDC, OIDC_EMAIL_DOMAINS: "school.example," }, "OIDC_EMAIL_DOMAINS must be domains"],
  [{ ...OIDC, OIDC_EMAIL_DOMAINS: "*.example" }, "OIDC_EMAIL_DOMAINS must be domains"],
])("%o is refused: %s", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
