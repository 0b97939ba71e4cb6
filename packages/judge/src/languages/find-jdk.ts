import { execFile } from "node:child_process";
import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

export interface Jdk {
  /** Real path of the installation; its bin/ holds java and javac. */
  home: string;
  /** The feature release: 17, 21, 25. */
  release: number;
  /** The whole version text of javac, for cache keys. */
  version: string;
}

/** Records and text blocks, which today's solutions use, are in every release from here on. */
const OLDEST_RELEASE = 17;
const JVM_FOLDERS = ["/usr/lib/jvm", "/usr/java", "/opt/java"];

/** The newest JDK of this machine from release 17 on, or null. JAVA_HOME, given as `preferred`, wins when it is one. */
export async function findJdk(preferred: string | undefined): Promise<Jdk | null> {
  const preferredJdk = preferred === undefined ? null : await jdkAt(preferred);
  if (preferredJdk !== null) return preferredJdk;
  const homes = new Set<string>();
  for (const folder of JVM_FOLDERS) {
    for (const name of await readdir(folder).catch(() => [])) homes.add(path.join(folder, name));
  }
  for (const folder of (process.env["PATH"] ?? "").split(":")) {
    const javac = await realpath(path.join(folder, "javac")).catch(() => null);
    if (javac !== null) homes.add(path.dirname(path.dirname(javac)));
  }
  const jdks = (await Promise.all([...homes].map(jdkAt))).filter((jdk) => jdk !== null);
  jdks.sort((a, b) => b.release - a.release || a.home.localeCompare(b.home));
  return jdks[0] ?? null;
}

async function jdkAt(folder: string): Promise<Jdk | null> {
  const home = await realpath(folder).catch(() => null);
  if (home === null) return null;
  const hasBoth = await Promise.all(["bin/java", "bin/javac"].map((name) => stat(path.join(home, name)))).then(
    () => true,
    () => false,
  );
  if (!hasBoth) return null;
  const { stdout } = await promisify(execFile)(path.join(home, "bin/javac"), ["-version"], { env: {} }).catch(() => ({
    stdout: "",
  }));
  const release = Number(/javac (\d+)/.exec(stdout)?.[1] ?? 0);
  return release < OLDEST_RELEASE ? null : { home, release, version: stdout.trim() };
}
