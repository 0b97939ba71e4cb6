import type { Environment } from "@verdict/contract/environment";

/** Settings that are a secret as a whole, and addresses that hold one. */
const SECRETS = ["ADMIN_PASSWORD", "METRICS_TOKEN", "S3_SECRET_ACCESS_KEY", "AI_API_KEY", "OIDC_CLIENT_SECRET"];
const ADDRESSES = ["DATABASE_URL", "DATABASE_DIRECT_URL", "SMTP_URL", "CLOUDINARY_URL"];
/** What one types on a first day and forgets. */
const WORDS = /passwor[dt]|change.?me|secret|example|qwert|letmein|admin|verdict|12345|test/gi;
const FEW_CHARACTERS = 12;
const FEW_DIFFERENT = 6;

/**
 * The settings whose secret is short, a word or hardly varied. A database over a socket, on this machine or with a
 * certificate may go without a password.
 */
export function weakSecretsOf(environment: Environment): string[] {
  const isWeak = (secret: string) =>
    secret.replaceAll(WORDS, "").length < FEW_CHARACTERS || new Set(secret).size < FEW_DIFFERENT;
  const own = ["ADMIN_PASSWORD", "METRICS_TOKEN"].filter((name) => (environment[name] ?? "") !== "");
  const inAddress = ["DATABASE_URL", "DATABASE_DIRECT_URL"].filter((name) => passwordIn(environment[name]) !== "");
  return [
    ...own.filter((name) => isWeak(environment[name] ?? "")),
    ...inAddress.filter((name) => isWeak(passwordIn(environment[name])) && !isOfThisMachine(environment[name] ?? "")),
  ];
}

/** The text without any secret of the settings, whatever message of whatever library or server it came from. */
export function withoutSecrets(text: string, environment: Environment): string {
  const secrets = [
    ...SECRETS.map((name) => environment[name] ?? ""),
    ...ADDRESSES.flatMap((name) => secretsIn(environment[name] ?? "")),
  ];
  // Shorter ones would only tear holes into words: they are refused or told to be weak.
  const told = secrets.filter((secret) => secret.length >= 4).sort((a, b) => b.length - a.length);
  return told.reduce((left, secret) => left.replaceAll(secret, "…"), text);
}

/** Not parsed as a URL: an address without a host is none to the web's rules. */
function passwordIn(address: string | undefined): string {
  return /^\w+:\/\/[^:@/]*:([^@/]*)@/.exec(address ?? "")?.[1] ?? "";
}

/**
 * The password as it stands there, up to the last @ where it holds one, as an option of PostgreSQL's; each as it is
 * meant, and as a mail server hears it and may say it again (RFC 4616).
 */
function secretsIn(address: string): string[] {
  const user = decoded(/^\w+:\/\/([^:@/]*)[:@]/.exec(address)?.[1] ?? "");
  const passwords = [
    passwordIn(address),
    /^\w+:\/\/[^:@/]*:(.*)@/.exec(address)?.[1] ?? "",
    /[?&]password=([^&#]*)/.exec(address)?.[1] ?? "",
  ].filter((password) => password !== "");
  return [...passwords, ...passwords.map(decoded)].flatMap((password) => [
    password,
    base64Of(password),
    base64Of(`\0${user}\0${password}`),
  ]);
}

function base64Of(text: string): string {
  return Buffer.from(text).toString("base64");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

function isOfThisMachine(address: string): boolean {
  return /@(localhost|127\.0\.0\.1|\[::1\])?([:/]|$)/.test(address);
}
