import { afterEach, expect, test, vi } from "vitest";
import { createOpenIdProvider } from "./openid-provider.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What Microsoft says at an address of its identity service, which this machine does not ask. */
function answerAs(said: { issuer: string }): void {
  const base = "https://login.microsoftonline.com/x";
  const metadata = { ...said, authorization_endpoint: `${base}/authorize`, token_endpoint: `${base}/token` };
  vi.stubGlobal("fetch", async () => Response.json(metadata));
}

const reasons: unknown[] = [];
const providerAt = (issuer: string) =>
  createOpenIdProvider({
    settings: { issuer: new URL(issuer), clientId: "x", clientSecret: "y", name: "Entra", emailDomains: null },
    publicUrl: "https://verdict.example",
    log: { warn: (facts: unknown) => reasons.push(facts) },
  });

test("Microsoft's address for the tenants of everybody is refused, though the library takes it, and one tenant's is not", async () => {
  answerAs({ issuer: "https://login.microsoftonline.com/{tenantid}/v2.0" });
  const everybody = providerAt("https://login.microsoftonline.com/common/v2.0");
  await expect(everybody.begin()).rejects.toMatchObject({ code: "oidc_unavailable" });
  expect(JSON.stringify(reasons)).toContain("calls itself");
  answerAs({ issuer: "https://login.microsoftonline.com/1234/v2.0" });
  const { url } = await providerAt("https://login.microsoftonline.com/1234/v2.0").begin();
  expect(new URL(url).searchParams.get("redirect_uri")).toBe("https://verdict.example/login/openid");
});
