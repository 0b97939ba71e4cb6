import { readdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";

export interface Jdk {
  /** Real path of the installation; its bin/ holds java and javac. */
  home: string;
  /** The feature release: 17, 21, 25. */
  release: number;
  /** The whole version, for people and for cache keys. */
  version: string;
}

/** Where boxes see it, on every machine. */
export const JDK_IN_BOX = "/opt/judge/jdk";

/** Records and text blocks, which today's solutions use, are in every release from here on. */
const OLDEST_RELEASE = 17;
const JVM_FOLDERS = ["/usr/lib/jvm", "/usr/java", "/opt/java"];

/**
 * The newest JDK of this machine from release 17 on, or null. JAVA_HOME, given as `preferred`, wins when it is one; a
 * javac in one of `programFolders` (PATH) leads to the JDKs that lie in no usual folder.
 */
export async function findJdk(
  preferred: string | undefined,
  programFolders: readonly string[] = [],
): Promise<Jdk | null> {
  const preferredJdk = preferred === undefined ? null : await jdkAt(preferred);
  if (preferredJdk !== null) return preferredJdk;
  const homes = new Set<string>();
  for (const folder of JVM_FOLDERS) {
    for (const name of await readdir(folder).catch(() => [])) homes.add(path.join(folder, name));
  }
  for (const folder of programFolders) {
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
  // Starting the compiler only to ask for its version would cost every start of the judge half a second.
  const facts = await readFile(path.join(home, "release"), "utf8").catch(() => "");
  const version = /^JAVA_VERSION="([^"]+)"/m.exec(facts)?.[1] ?? "";
  const release = Number.parseInt(version, 10);
  if (!(release >= OLDEST_RELEASE)) return null;
  const hasBoth = await Promise.all(["bin/java", "bin/javac"].map((name) => stat(path.join(home, name)))).then(
    () => true,
    () => false,
  );
  return hasBoth ? { home, release, version } : null;
}
