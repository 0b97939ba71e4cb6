import * as z from "zod/mini";
import { SealedFile, SealedStatements } from "./sealed-statements.ts";

/*
 * Seals statements and opens them again, at the server and in a browser alike, with nothing but WebCrypto. A key is 20
 * signs that people type from paper: 100 random bits, which nobody tries out. HKDF (RFC 5869) makes of them, with a salt
 * of each file, the key of AES-256-GCM and a check value.
 */

const FORMAT_VERSION = 1;
const KEY_SIGNS = 20;
const GROUP = 5;
/** Crockford's base 32: without I, L, O and U. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CHECK_BYTES = 8;

/** Of 20 random bytes a key as it is shown: K7QMX-… in four groups. Throws for another number of bytes. */
export function keyOfBytes(bytes: Uint8Array): string {
  if (bytes.length !== KEY_SIGNS) throw new Error(`A key is made of ${KEY_SIGNS} bytes`);
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join("");
  return (signs.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}

/** What was typed as the key's signs: case, blanks and dashes do not count, nor O for 0, I and L for 1. Null: no key. */
export function readKey(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return signs.length === KEY_SIGNS && [...signs].every((sign) => SIGNS.includes(sign)) ? signs : null;
}

/** Throws for what is no key. */
export async function sealStatements(input: {
  statements: SealedStatements;
  key: string;
  edition: string;
}): Promise<SealedFile> {
  const { statements, edition } = input;
  const signs = readKey(input.key);
  if (signs === null) throw new Error("This is no key");
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const { key, check } = await derive(signs, salt);
  const head = {
    ...({ format: "verdict-sealed-statements", version: FORMAT_VERSION } as const),
    ...{ contestId: statements.contestId, title: statements.title, edition },
    ...{ salt: toBase64(salt), iv: toBase64(iv), check: toBase64(check) },
  };
  const plain = new TextEncoder().encode(JSON.stringify(statements));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: headBytes(head) }, key, plain);
  return { ...head, data: toBase64(new Uint8Array(data)) };
}

export type Opening =
  | { kind: "opened"; statements: SealedStatements }
  /** `cannot`: this browser has no WebCrypto here, since the site is not called by https. */
  | { kind: "no-file" | "newer-file" | "no-key" | "wrong-key" | "damaged" | "cannot" };

/** Opens the text of a file. Never throws for what a file or a key may hold. */
export async function openSealed({ text, typed }: { text: string; typed: string }): Promise<Opening> {
  const file = readSealed(text);
  if (file === null) return { kind: "no-file" };
  if (file.version !== FORMAT_VERSION) return { kind: "newer-file" };
  const signs = readKey(typed);
  if (signs === null) return { kind: "no-key" };
  // Not there where a page came by http from another machine, whatever its types say.
  if (globalThis.crypto.subtle === undefined) return { kind: "cannot" };
  const [salt, iv, data] = [fromBase64(file.salt), fromBase64(file.iv), fromBase64(file.data)];
  if (salt === null || iv === null || data === null) return { kind: "damaged" };
  const { key, check } = await derive(signs, salt);
  if (toBase64(check) !== file.check) return { kind: "wrong-key" };
  const { data: _data, ...head } = file;
  try {
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: headBytes(head) }, key, data);
    const statements = z.safeParse(SealedStatements, JSON.parse(new TextDecoder().decode(plain)));
    return statements.success ? { kind: "opened", statements: statements.data } : { kind: "damaged" };
  } catch (error) {
    // What GCM throws where a bit differs, and an initialization vector of another length; or what is no JSON.
    if (error instanceof DOMException || error instanceof SyntaxError) return { kind: "damaged" };
    throw error;
  }
}

/** The file as far as it can be read without its key; null for any other file. */
export function readSealed(text: string): SealedFile | null {
  try {
    const read = z.safeParse(SealedFile, JSON.parse(text));
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function derive(signs: string, salt: Uint8Array<ArrayBuffer>) {
  const secret = await crypto.subtle.importKey("raw", new TextEncoder().encode(signs), "HKDF", false, ["deriveBits"]);
  const bits = (purpose: string, count: number) =>
    crypto.subtle.deriveBits(
      { name: "HKDF", hash: "SHA-256", salt, info: new TextEncoder().encode(`verdict sealed statements: ${purpose}`) },
      secret,
      count,
    );
  const key = await crypto.subtle.importKey("raw", await bits("key", 256), "AES-GCM", false, ["encrypt", "decrypt"]);
  return { key, check: new Uint8Array(await bits("check", CHECK_BYTES * 8)) };
}

/** The parts in one order, whatever order a file has them in. */
function headBytes(head: Omit<SealedFile, "data">): Uint8Array<ArrayBuffer> {
  const { format, version, contestId, title, edition, salt, iv, check } = head;
  return new TextEncoder().encode(JSON.stringify([format, version, contestId, title, edition, salt, iv, check]));
}

function toBase64(bytes: Uint8Array): string {
  // In pieces: a call takes some ten thousand arguments.
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

/** Null for what is no base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
