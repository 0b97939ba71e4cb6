import type { TestDigests } from "@verdict/catalogue/generated-data";
import type { BuiltTest } from "./build-tests.ts";

/** What differs between the digests in the package and what was built, a line for each test. */
export function checkDigests(tests: readonly BuiltTest[], expected: ReadonlyMap<string, TestDigests>): string[] {
  const findings: string[] = [];
  const built = new Set<string>();
  for (const { name, digests } of tests) {
    const short = name.replace(/^secret\//, "");
    built.add(short);
    const known = expected.get(short);
    if (known === undefined) findings.push(`${name} has no digest in generators/SHA256SUMS`);
    else if (known.input !== digests.input) findings.push(`the input of ${name} is not the one that its author built`);
    else if (known.answer !== digests.answer)
      findings.push(`the answer of ${name} is not the one that its author built`);
  }
  for (const name of expected.keys()) {
    if (!built.has(name)) findings.push(`generators/SHA256SUMS names ${name}, which no rule makes`);
  }
  return findings;
}
