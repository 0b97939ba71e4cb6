import { readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

const JDKS = "/usr/lib/jvm";

/** The folder of java and javac that the attacks are tried with: of the newest JDK, whose programs can do the most. */
export function newestJava(): string {
  const releases = namesIn(JDKS).map((name) => ({ name, release: releaseOf(join(JDKS, name)) }));
  const [newest] = releases.sort((a, b) => b.release - a.release || a.name.localeCompare(b.name));
  return newest === undefined || newest.release === 0 ? "/usr/bin" : join(JDKS, newest.name, "bin");
}

/** Where its launcher finds its libraries without a /proc. */
export function librariesOfJava(): string {
  return join(dirname(realpathSync(join(newestJava(), "java"))), "../lib");
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** 0 for what is no JDK. */
function releaseOf(home: string): number {
  try {
    realpathSync(join(home, "bin/javac"));
    return Number.parseInt(/^JAVA_VERSION="(\d+)/m.exec(readFileSync(join(home, "release"), "utf8"))?.[1] ?? "0", 10);
  } catch {
    return 0;
  }
}
