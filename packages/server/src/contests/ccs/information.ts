import type { CcsVersion } from "@verdict/contract/ccs";

/** What speaks here, and which version. */
export function informationOf(version: CcsVersion) {
  const url = `https://ccs-specs.icpc.io/${version}/contest_api`;
  return { version, version_url: url, provider: { name: "Verdict" } };
}
