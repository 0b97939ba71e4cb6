import type { CompilerHere } from "@verdict/judge/compilers-here";
import type { HostSupport } from "@verdict/sandbox/host-support";
import type { Config } from "@verdict/server/config";
import type { DatabaseLook } from "@verdict/server/look-at-database";
import type { MailLook } from "@verdict/server/look-at-mail";
import type { VideosLook } from "@verdict/server/look-at-videos";
import type { Role } from "../start/role.ts";

/** Everything that the doctor has seen; the checks are made of it alone. What could not be seen says why. */
export interface Facts {
  role: Role;
  code: { version: string; commit: string | null };
  machine: MachineFacts;
  /** A string says what is wrong with the settings, a line for each of them. */
  settings: Config | string;
  /** The names of those that are set. */
  namesOfSettings: readonly string[];
  /** Settings whose secret is short, a word or an example, and could be guessed. */
  weakSecrets: readonly string[];
  dataFolder: DataFolderFacts;
  /** Null without the option that names a folder. */
  backups: BackupFacts | null;
  web: WebFacts;
  /** Null where PUBLIC_URL is an address of this machine only, or where no web server runs here. */
  publicAddress: { isReached: true } | { isReached: false; reason: string } | null;
  /** Null where the settings cannot be read, or where no web server runs. */
  mail: MailLook | null;
  videos: VideosLook | null;
  database: DatabaseFound;
  /** Null on a machine that only serves the web. */
  sandbox: { host: HostSupport; attacks: AttackFacts | null } | null;
  /** Null on a machine that only serves the web. */
  compilers: readonly CompilerHere[] | null;
}

export interface MachineFacts {
  host: string;
  node: string;
  cores: number;
  /** Of the machine, or of the control group that holds this process, where that is less. */
  memoryBytes: number;
  /** Programs judged at once; null where JUDGE_CONCURRENCY cannot be read. */
  slots: number | null;
}

export type DataFolderFacts =
  | { state: "missing"; folder: string }
  /** This user may not read it. */
  | { state: "closed"; folder: string }
  | {
      state: "there";
      folder: string;
      bytes: number;
      /** Some folders below could not be read, so there is more. */
      isPartial: boolean;
      freeBytes: number;
      totalBytes: number;
      /** Null where the file system does not count them. */
      freeFiles: number | null;
      /** Files with secrets that others than their owner may read. */
      openSecrets: readonly string[];
    };

export type BackupFacts =
  | { state: "unreadable"; folder: string; reason: string }
  | { state: "empty"; folder: string }
  | { state: "there"; folder: string; newest: string; bytes: number; ageHours: number };

export type WebFacts =
  /** Not asked: this machine only judges, or the settings cannot be read. */
  | { state: "none" }
  | { state: "silent"; address: string }
  | { state: "foreign"; address: string }
  | { state: "answers"; address: string; isReady: boolean; database: string; judging: string };

export type DatabaseFound =
  | { kind: "none"; reason: string }
  /** The embedded one, which ends with the site. */
  | { kind: "stopped"; folder: string; isClean: boolean }
  | { kind: "changing"; folder: string; word: string }
  | { kind: "asked"; isEmbedded: boolean; where: string; isPoolerSet: boolean; look: DatabaseLook };

export interface AttackFacts {
  defended: number;
  failed: readonly string[];
  notTried: number;
}
