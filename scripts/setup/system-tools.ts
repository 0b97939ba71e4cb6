import { spawnSync } from "node:child_process";

/** A program that comes from the system's package manager, not from npm. */
export interface SystemTool {
  /** What a person calls it: "g++", "a JDK (17 or newer)". */
  title: string;
  isPresent(): boolean;
  /** Debian and Ubuntu packages that bring it, best first: the first one that this release has is installed. */
  aptPackages: readonly string[];
}

const MIN_JAVA_VERSION = 17;

export const CPP_COMPILER: SystemTool = {
  title: "g++",
  isPresent: () => run("g++", ["--version"]).ok,
  aptPackages: ["g++"],
};

export const JDK: SystemTool = {
  title: `a JDK (${MIN_JAVA_VERSION} or newer)`,
  isPresent: () => javaVersion() >= MIN_JAVA_VERSION,
  aptPackages: ["openjdk-21-jdk-headless", "openjdk-25-jdk-headless", "openjdk-17-jdk-headless"],
};

export const CHROMIUM: SystemTool = {
  title: "Chromium",
  isPresent: () => run("/usr/bin/chromium", ["--version"]).ok,
  aptPackages: ["chromium"],
};

/** Chromium's engine without windows, which Debian has: for stories, of which each opens pages of its own. */
export const HEADLESS_CHROMIUM: SystemTool = {
  title: "Chromium's headless shell",
  isPresent: () => run("/usr/bin/chromium-headless-shell", ["--version"]).ok,
  aptPackages: ["chromium-headless-shell"],
};

/** For the main stories in another browser than the other stories have. */
export const FIREFOX: SystemTool = {
  title: "Firefox ESR",
  isPresent: () => run("/usr/bin/firefox-esr", ["--version"]).ok,
  aptPackages: ["firefox-esr"],
};

/** A transaction pooler, as large installations have in front of PostgreSQL. */
export const PGBOUNCER: SystemTool = {
  title: "PgBouncer",
  isPresent: () => run("/usr/sbin/pgbouncer", ["--version"]).ok,
  aptPackages: ["pgbouncer"],
};

/** What operators put in front of a site: the configurations of docs/operations.md are tried with them. */
export const PROXIES: readonly SystemTool[] = [
  { title: "nginx", isPresent: () => run("/usr/sbin/nginx", ["-v"]).ok, aptPackages: ["nginx"] },
  { title: "HAProxy", isPresent: () => run("/usr/sbin/haproxy", ["-v"]).ok, aptPackages: ["haproxy"] },
  { title: "Apache", isPresent: () => run("/usr/sbin/apache2", ["-v"]).ok, aptPackages: ["apache2"] },
  { title: "Caddy", isPresent: () => run("/usr/bin/caddy", ["version"]).ok, aptPackages: ["caddy"] },
];

/** A Linux as a program. With it the attacks are tried on a kernel with cgroup v2 where this machine's has none. */
export const USER_MODE_LINUX: SystemTool = {
  title: "user-mode-linux",
  isPresent: () => run("/usr/bin/linux.uml", ["--version"]).ok,
  aptPackages: ["user-mode-linux"],
};

/** Thrown with one line that says what is missing and the command that brings it. */
export class MissingToolError extends Error {
  override name = "MissingToolError";
}

/** Installs through apt what is missing when this user may; throws MissingToolError otherwise. */
export function ensureSystemTools(tools: readonly SystemTool[], say: (line: string) => void): void {
  const missing = tools.filter((tool) => !tool.isPresent());
  if (missing.length === 0) return;
  const names = missing.map((tool) => tool.title).join(" and ");
  if (!run("apt-get", ["--version"]).ok) {
    throw new MissingToolError(`${names} not found: install it with your system's package manager and start again.`);
  }
  if (process.getuid?.() !== 0) {
    const packages = missing.map((tool) => firstKnownPackage(tool) ?? tool.aptPackages.at(-1)).join(" ");
    throw new MissingToolError(
      `${names} not found: run "sudo apt-get update && sudo apt-get install -y ${packages}" and start again.`,
    );
  }
  say(`Installing ${names} with apt-get (once, can take some minutes) …`);
  updateLists();
  for (const tool of missing) {
    const name = firstKnownPackage(tool);
    if (name === undefined) throw new MissingToolError(`${tool.title} is not in this system's package lists.`);
    apt(["install", "-y", "--no-install-recommends", name]);
    if (!tool.isPresent()) throw new MissingToolError(`${tool.title} still does not run after installing ${name}.`);
  }
}

/** Installs through apt what is good to have. Says why it could not be, and goes on. */
export function tryToInstall(tool: SystemTool, say: (line: string) => void): void {
  try {
    ensureSystemTools([tool], say);
  } catch (error) {
    if (!(error instanceof MissingToolError)) throw error;
    say(error.message);
  }
}

let areListsFresh = false;
/** Once is enough for all that one command installs. */
function updateLists(): void {
  if (areListsFresh) return;
  apt(["update"]);
  areListsFresh = true;
}

function apt(args: readonly string[]): void {
  const result = spawnSync("apt-get", ["-qq", "-o", "Dpkg::Use-Pty=0", ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (result.status === 0) return;
  const reason = result.stderr.trim().split("\n").at(-1) ?? "";
  throw new MissingToolError(`apt-get ${args.join(" ")} failed: ${reason}`);
}

function firstKnownPackage(tool: SystemTool): string | undefined {
  return tool.aptPackages.find((name) => /Candidate: (?!\(none\))/.test(run("apt-cache", ["policy", name]).output));
}

/** The major version of javac, 0 when there is none. `javac -version` prints "javac 17.0.15". */
function javaVersion(): number {
  const result = run("javac", ["-version"]);
  return result.ok ? Number(/javac (\d+)/.exec(result.output)?.[1] ?? 0) : 0;
}

function run(program: string, args: readonly string[]): { ok: boolean; output: string } {
  const result = spawnSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  return { ok: result.status === 0, output: `${result.stdout ?? ""}${result.stderr ?? ""}` };
}
