import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import * as z from "zod";

/*
 * The manifest against the schemas that Kubernetes publishes (1.30), as kubernetes-types has made types of them. Each
 * document becomes a literal of its kind, of which the compiler accepts no field that the schema does not name: the
 * validators of other packages pass over those, and so a mistyped limit would be no limit.
 */

const root = join(import.meta.dirname, "..");
const require = createRequire(import.meta.url);
const types = dirname(require.resolve("kubernetes-types/package.json"));
const compiler = join(dirname(require.resolve("typescript/package.json")), "lib/tsc.js");
const text = readFileSync(join(root, "deploy/kubernetes/verdict.yaml"), "utf8");

const Kind = z.object({ apiVersion: z.string(), kind: z.string().regex(/^\w+$/) });

/** `apps/v1` stands in a file of this name, `v1` in `core/v1`, `networking.k8s.io/v1` in `networking/v1`. */
function fileOf(apiVersion: string): string {
  const [group = "", version] = apiVersion.includes("/") ? apiVersion.split("/") : ["core", apiVersion];
  return `${group.replace(/\..*/, "")}/${version}`;
}

/** Of each manifest; all in one run of the compiler, which takes longer to start than to read them. */
function complaintsAbout(manifests: readonly string[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), "verdict-schemas-"));
  try {
    const files = manifests.map((manifest, index) => {
      writeFileSync(join(folder, `manifest-${index}.ts`), literalsOf(manifest));
      return `manifest-${index}.ts`;
    });
    const paths = { "schemas/*": [join(types, "*")] };
    const compilerOptions = { strict: true, noEmit: true, module: "esnext", moduleResolution: "bundler", paths };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, files }),
    );
    const { stdout } = spawnSync(process.execPath, [compiler, "--pretty", "false", "--project", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    const complaints = stdout.split("\n").filter((line) => line.includes("error TS"));
    return files.map((file) => complaints.filter((line) => line.startsWith(`${file}(`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function literalsOf(manifest: string): string {
  const literals = parseAllDocuments(manifest).map((document, index) => {
    const { apiVersion, kind } = Kind.parse(document.toJS());
    const type = `import("schemas/${fileOf(apiVersion)}").${kind}`;
    return `export const document${index}: ${type} = ${JSON.stringify(document.toJS(), null, 2)};`;
  });
  return literals.join("\n");
}

const MISTAKES = [
  ["a field of a pod", "terminationGracePeriodSeconds: 30", "terminationGraceSeconds: 30"],
  ["a field of a container", "readinessProbe:", "readyProbe:"],
  ["a field of a claim", "accessModes:", "accessMode:"],
  ["a field of a service", "targetPort:", "target:"],
  ["a field of a budget", "minAvailable: 1", "minimum: 1"],
  ["a field of a policy", "policyTypes:", "policies:"],
  ["a field of the autoscaler", "stabilizationWindowSeconds: 0", "stabilizationSeconds: 0"],
  ["a number that is a text", "maxReplicas: 5", 'maxReplicas: "5"'],
  ["what has to be there", "maxReplicas: 5", ""],
  ["a kind of another version", "apiVersion: policy/v1", "apiVersion: policy/v1beta1"],
] as const;

test("every document is what the published schema of its kind allows; a mistyped field is found, and a wrong type", () => {
  for (const [what, right] of MISTAKES) expect(text, what).toContain(right);
  const [ofManifest, ...ofMistakes] = complaintsAbout([
    text,
    ...MISTAKES.map(([_what, right, wrong]) => text.replace(right, wrong)),
  ]);
  expect(ofManifest).toEqual([]);
  for (const [index, [what]] of MISTAKES.entries()) expect(ofMistakes[index], what).toHaveLength(1);
});
