import {
  type CryptoKey,
  calculateJwkThumbprint,
  decodeJwt,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JWK,
  SignJWT,
} from "jose";
import type pg from "pg";
import { ensureMadeSecret } from "../../accounts/shared-secret.ts";

const ALGORITHM = "RS256";
const SECRET_NAME = "lti_key";
/** A statement is read at once; the clocks of two machines differ by minutes. */
const LIFETIME = "5m";

/** The key by which this site signs what it says to platforms. All web servers share it. */
export interface ToolKey {
  /** What platforms check its signatures by. */
  published: () => Promise<{ keys: JWK[] }>;
  sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>;
  /** What this site has signed, with a lifetime that begins now: it has waited for somebody to fetch it. */
  signAgain: (token: string) => Promise<string>;
}

/** Made when it is needed first, and then kept in the database as other secrets are. */
export function createToolKey(pool: pg.Pool): ToolKey {
  let found: ReturnType<typeof findKey> | null = null;
  const key = () => {
    found ??= findKey(pool).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  const sign: ToolKey["sign"] = async (claims) => {
    const { privateKey, publicJwk } = await key();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid: publicJwk.kid })
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(privateKey);
  };
  return {
    published: async () => ({ keys: [(await key()).publicJwk] }),
    sign,
    // Both times are set anew.
    signAgain: async (token) => sign(decodeJwt(token)),
  };
}

async function findKey(pool: pg.Pool): Promise<{ privateKey: CryptoKey; publicJwk: JWK & { kid: string } }> {
  const pem = await ensureMadeSecret(pool, SECRET_NAME, async () => {
    const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    return Buffer.from(await exportPKCS8(privateKey));
  });
  const privateKey = await importPKCS8(pem.toString(), ALGORITHM, { extractable: true });
  // Of all that the pair has, only these two are public.
  const { kty, n, e } = await exportJWK(privateKey);
  const publicPart = { kty, n, e } as JWK;
  const kid = await calculateJwkThumbprint(publicPart);
  return { privateKey, publicJwk: { ...publicPart, kid, alg: ALGORITHM, use: "sig" } };
}
