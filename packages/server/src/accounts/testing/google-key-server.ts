import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export const CLIENT_ID = "verdict-tests.apps.googleusercontent.com";

export interface GoogleKeyServer {
  url: string;
  /** How often the keys were fetched. */
  fetches: () => number;
  /**
   * A token as Google would make it, with changes; `withForeignKey` signs it with a key that the server does not name.
   */
  token: (
    claims: JWTPayload,
    options?: { expiresIn?: string; issuedAt?: number; withForeignKey?: boolean },
  ) => Promise<string>;
  close: () => Promise<void>;
}

/** Stands in for Google's key server, and signs with the key that it names. */
export async function startGoogleKeyServer(): Promise<GoogleKeyServer> {
  const ours = await generateKeyPair("RS256");
  const foreign = await generateKeyPair("RS256");
  const keys = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: "test-key", alg: "RS256", use: "sig" }] };
  let fetches = 0;
  const server = createServer((_request, response) => {
    fetches += 1;
    response.setHeader("content-type", "application/json").end(JSON.stringify(keys));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/certs`,
    fetches: () => fetches,
    async token(claims, options = {}) {
      return new SignJWT({
        iss: "https://accounts.google.com",
        aud: CLIENT_ID,
        email_verified: true,
        ...claims,
      })
        .setProtectedHeader({ alg: "RS256", kid: "test-key" })
        .setIssuedAt(options.issuedAt)
        .setExpirationTime(options.expiresIn ?? "10m")
        .sign(options.withForeignKey ? foreign.privateKey : ours.privateKey);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
