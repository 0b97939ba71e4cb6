import { readConfig } from "@verdict/server/config";
import type { DatabaseFacts, SiteFacts } from "@verdict/server/look-at-database";
import { GIBIBYTE } from "../amounts.ts";
import type { DatabaseFound, Facts } from "../facts.ts";

const SITE: SiteFacts = {
  bytes: GIBIBYTE,
  judges: [judge()],
  queue: { waiting: 3, running: 2, oldestSeconds: 1 },
  judgeErrors: 0,
  languages: ["python3"],
  firstPassword: "changed",
  tests: { problems: 202, awaiting: 0, unwanted: 0, broken: 0 },
};
const DATABASE: DatabaseFacts = {
  version: "18.4",
  versionNumber: 180_004,
  clockAheadMs: -4,
  isReadOnly: false,
  connections: { used: 20, most: 100 },
  archiving: { failed: 0, isFailing: false, lastAgeSeconds: 60 },
  schema: { state: "same", newest: "tables/0048_profile_boards.sql" },
  site: SITE,
};

/** An installation of which nothing has to be mended. */
export function healthyFacts(changes: Partial<Facts> = {}): Facts {
  return {
    role: "all",
    code: { version: "0.1.0", commit: "9a3be67b of 2026-11-28" },
    machine: { host: "one", node: "v24.21.0", cores: 4, memoryBytes: 8 * GIBIBYTE, slots: 4 },
    settings: settings(),
    namesOfSettings: ["PUBLIC_URL", "SMTP_URL", "TRUST_PROXY"],
    weakSecrets: [],
    dataFolder: folder(),
    backups: { state: "there", folder: "/mnt/backup", newest: "verdict.zip", bytes: GIBIBYTE, ageHours: 7 },
    web: { state: "answers", address: "http://127.0.0.1:3000", isReady: true, database: "ok", judging: "ok" },
    publicAddress: { isReached: true },
    mail: { state: "answers", isLoggedIn: true },
    videos: { state: "folder" },
    database: database(),
    sandbox: { host: { ...HOST }, attacks: null },
    compilers: [
      { id: "javascript", version: "Node v24.21.0", install: "npm start" },
      { id: "cpp", version: "g++ (Debian 12.2.0-14) 12.2.0", install: "apt-get install g++" },
      { id: "java", version: "JDK 21.0.9", install: "apt-get install openjdk-17-jdk-headless" },
      { id: "python3", version: "Python 3.11.2", install: "apt-get install python3" },
      { id: "go", version: null, install: "apt-get install golang-go" },
    ],
    ...changes,
  };
}

export const HOST = {
  mode: "root",
  isIsolated: true,
  hasCgroup: true,
  hasProc: true,
  protections: [],
  warnings: [],
} as const;

/** The settings of a site with visitors; others are added or take their place. */
export function settings(more: Record<string, string> = {}) {
  const environment = {
    PUBLIC_URL: "https://verdict.example",
    TRUST_PROXY: "1",
    SMTP_URL: "smtps://mail.example",
    DATA_DIR: "/var/lib/verdict",
  };
  return readConfig({ ...environment, ...more });
}

export function folder(more: object = {}): Facts["dataFolder"] {
  const there = { state: "there", folder: "/var/lib/verdict", bytes: 2 * GIBIBYTE, isPartial: false } as const;
  const disk = { freeBytes: 50 * GIBIBYTE, totalBytes: 100 * GIBIBYTE, freeFiles: 1_000_000, openSecrets: [] };
  return { ...there, ...disk, ...more };
}

/** One that answers, with these facts in the place of healthy ones. */
export function database(facts: Partial<DatabaseFacts> = {}): DatabaseFound {
  const look = { state: "there", facts: { ...DATABASE, ...facts } } as const;
  return { kind: "asked", isEmbedded: true, where: "/var/lib/verdict/postgres", isPoolerSet: false, look };
}

export function site(facts: Partial<SiteFacts>): DatabaseFound {
  return database({ site: { ...SITE, ...facts } });
}

export function judge(more: Partial<SiteFacts["judges"][number]> = {}): SiteFacts["judges"][number] {
  return {
    worker: "00000000-0000-4000-8000-000000000000",
    host: "one",
    version: "0.1.0",
    isolation: "root, with cgroup v2",
    slots: 4,
    jobs: 0,
    state: "idle",
    isDrained: false,
    startedAt: "2026-11-28T00:00:00.000Z",
    seenAt: "2026-11-28T02:00:00.000Z",
    diskFreeBytes: 50 * GIBIBYTE,
    diskTotalBytes: 100 * GIBIBYTE,
    ...more,
  };
}
