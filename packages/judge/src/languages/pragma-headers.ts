import { createHash } from "node:crypto";
import { utimesSync } from "node:fs";
import { access, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { MEBIBYTE } from "@verdict/contract/units";
import type { Sandbox } from "@verdict/sandbox/sandbox";
import { trackDemand } from "./demand.ts";
import type { CppCompiler } from "./find-cpp-compiler.ts";
import type { WarmUpTools } from "./language.ts";
import { beginningOf } from "./printed-text.ts";

/**
 * g++ takes a precompiled header only as the very first thing of a source, so programs that begin with
 * `#pragma GCC optimize` or `target` pay for reading all of bits/stdc++.h: 2.4 instead of 0.5 seconds (GCC 12,
 * 2026-11-22). A header that was precompiled with the same pragmas at its own beginning and is included first gives the
 * same program, byte for byte. They are made when a beginning comes for the second time, one at a time, in a box, and
 * for a small share of the time only, since nobody's submission pays for it; few are kept. Their places belong to what
 * different users ask for (decision 0049): whatever one of them asks for, and however often, the others keep theirs.
 */
export interface PragmaHeaders {
  /** The header to be included before the source, or null where there is none (yet). `owner`: who asks for it. */
  headerFor(source: string, owner?: string): string | null;
  /** The same, but none is made for it. */
  readyHeaderFor(source: string): string | null;
  /** From here on headers are made. */
  start(tools: Pick<WarmUpTools, "newFolder" | "onWarning"> & { sandbox: Pick<Sandbox, "run"> }): void;
  /** Resolves when nothing is being made. */
  settled(): Promise<void>;
}

/** Each has 130 MB. */
const MOST_HEADERS = 6;
/**
 * A compile that was given a header may wait for a processor, and be started again with more patience: four minutes.
 */
const IN_USE_MS = 5 * 60_000;
/** Another judge of the same folder may go on using one that gives way; from then on it finds it gone, and compiles. */
const LONGEST_LEAVING_MS = 2 * IN_USE_MS;
/** So much more than the least wanted one a beginning has to be wanted to take its place. */
const LEAD = 0.25;
/** Of beginnings, each by some bytes. */
const MOST_NOTED = 1_000;
const MOST_MISSING = 200;
/** After a header was made, or could not be, there is a pause of so many times what it took. */
const PAUSE_FACTOR = 10;
/** The pragmas are to blame, and will be again. */
class PragmasRefused extends Error {
  override name = "PragmasRefused";
}

const PREFIX = "pragmas-";
const HEADER = "pragmas.hpp";

/**
 * All boxes of compilers see the folder of the host at that path of the box; what an earlier judge left there is used.
 */
export async function openPragmaHeaders(
  compiler: CppCompiler,
  { hostFolder: folder, boxFolder, now = Date.now }: { hostFolder: string; boxFolder: string; now?: () => number },
): Promise<PragmaHeaders> {
  /** When each was used last by this judge, in that order. Its folder says when any judge of this data folder did. */
  const ready = new Map<string, number>();
  /** Those that have given way, by when: no compile is given them any more, but one may still read them. */
  const leaving = new Map<string, { sinceMs: number; usedMs: number }>();
  const demand = trackDemand(now);
  /** Asked for more than once, and not there. The most wanted one is made next, whoever asks at that moment. */
  const missing = new Map<string, string>();
  const seen = new Set<string>();
  const failed = new Set<string>();
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    if (!name.includes(".")) ready.set(name, now());
    else if (await isOldDraft(path.join(folder, name)))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
  let make: ((name: string, pragmas: string) => Promise<void>) | null = null;
  let warn: WarmUpTools["onWarning"] = () => undefined;
  let making: Promise<void> | null = null;
  let pauseUntil = 0;

  /** Has the least wanted one give way where there is no place, one at a time. */
  async function makeRoom(name: string): Promise<boolean> {
    for (const [old, { sinceMs, usedMs }] of leaving) {
      const usedByAny = Math.max(usedMs, await lastUse(path.join(folder, old)));
      if (now() - usedByAny < IN_USE_MS && now() - sinceMs < LONGEST_LEAVING_MS) continue;
      leaving.delete(old);
      await rm(path.join(folder, old), { recursive: true, force: true });
    }
    if (ready.size < MOST_HEADERS) return true;
    if (leaving.size > 0) return false;
    const [least, usedMs] = [...ready].toSorted(([a], [b]) => demand.of(a) - demand.of(b))[0] ?? ["", 0];
    if (demand.of(name) < demand.of(least) + LEAD) return false;
    ready.delete(least);
    leaving.set(least, { sinceMs: now(), usedMs });
    return true;
  }

  async function makeAndKeep(name: string, pragmas: string): Promise<void> {
    const startedAt = now();
    try {
      if (!(await makeRoom(name))) return;
      // One that has given way and is wanted again is there still.
      if (!leaving.delete(name)) await make?.(name, pragmas);
      missing.delete(name);
      ready.set(name, now());
    } catch (error) {
      if (error instanceof PragmasRefused) {
        // No loss: the source says why when it is compiled.
        if (failed.size > MOST_NOTED) failed.clear();
        failed.add(name);
        missing.delete(name);
      } else {
        // A full disk, or a box that could not be made: a later source with these pragmas may have more luck.
        warn(new Error("no header was precompiled for a program's pragmas", { cause: error }));
      }
    } finally {
      pauseUntil = now() + PAUSE_FACTOR * (now() - startedAt);
    }
  }

  function makeNext(): void {
    if (make === null || making !== null || now() < pauseUntil) return;
    let [name, most] = ["", 0];
    for (const one of missing.keys()) {
      const wanted = demand.of(one);
      if (wanted > most) [name, most] = [one, wanted];
    }
    const pragmas = missing.get(name);
    if (pragmas === undefined) return;
    making = makeAndKeep(name, pragmas).finally(() => {
      making = null;
    });
  }

  function useReady(name: string): string | null {
    if (!ready.delete(name) || !noteUse(path.join(folder, name), now())) return null;
    ready.set(name, now());
    return path.join(boxFolder, name, HEADER);
  }

  return {
    readyHeaderFor(source) {
      const pragmas = pragmasBeforeAllHeaders(source);
      return pragmas === null ? null : useReady(nameOf(pragmas));
    },
    headerFor(source, owner = "") {
      const pragmas = pragmasBeforeAllHeaders(source);
      if (pragmas === null) return null;
      const name = nameOf(pragmas);
      demand.note(name, owner);
      const header = useReady(name);
      if (header !== null) return header;
      if (!seen.has(name)) {
        if (seen.size > MOST_NOTED) seen.clear();
        seen.add(name);
      } else if (!failed.has(name)) {
        if (missing.size > MOST_MISSING) missing.clear();
        missing.set(name, pragmas);
        makeNext();
      }
      return null;
    },
    start({ sandbox, newFolder, onWarning }) {
      warn = onWarning;
      make = async (name, pragmas) => {
        const work = await newFolder("pragmas");
        try {
          await writeFile(path.join(work, HEADER), `${pragmas}\n#include <bits/stdc++.h>\n`);
          await compileHeader(sandbox, compiler, work);
          await keep(path.join(work, `${HEADER}.gch`), path.join(folder, name), pragmas);
        } finally {
          await rm(work, { recursive: true, force: true });
        }
      };
    },
    async settled() {
      await making;
    },
  };
}

function nameOf(pragmas: string): string {
  return `${PREFIX}${createHash("sha256").update(pragmas).digest("hex").slice(0, 16)}`;
}

/** False where another judge has removed it meanwhile. */
function noteUse(header: string, nowMs: number): boolean {
  try {
    utimesSync(header, nowMs / 1000, nowMs / 1000);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

async function lastUse(header: string): Promise<number> {
  return (await stat(header).catch(() => null))?.mtimeMs ?? 0;
}

const OLDEST_DRAFT_MS = 3_600_000;

/** Of a judge that died while it made a header. */
async function isOldDraft(draft: string): Promise<boolean> {
  const found = await stat(draft).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > OLDEST_DRAFT_MS;
}

const PRAGMA = /^#\s{0,9}pragma\s{1,9}GCC\s{1,9}(?:optimize|target)\s{0,9}\(([\w\s",.=+-]{1,200})\)\s{0,9}$/;
const INCLUDE_ALL = /^#\s{0,9}include\s{0,9}<bits\/stdc\+\+\.h>\s{0,9}$/;
const MOST_LINES = 40;

/** The pragmas that stand before `#include <bits/stdc++.h>` with nothing but blank lines and comments around them. */
export function pragmasBeforeAllHeaders(source: string): string | null {
  const pragmas: string[] = [];
  for (const line of source.slice(0, 8000).split("\n", MOST_LINES)) {
    const text = line.trim();
    if (text === "" || text.startsWith("//")) continue;
    if (INCLUDE_ALL.test(text)) return pragmas.length === 0 ? null : pragmas.join("\n");
    if (!PRAGMA.test(text)) return null;
    pragmas.push(text);
  }
  return null;
}

const FULL_DISK = "No space left on device";

/** Throws PragmasRefused for what the compiler does not take. */
async function compileHeader(sandbox: Pick<Sandbox, "run">, compiler: CppCompiler, folder: string): Promise<void> {
  const flags = [`-std=${compiler.standard}`, ...compiler.flags];
  const report = await sandbox.run({
    command: [compiler.path, ...flags, "-x", "c++-header", HEADER, "-o", `${HEADER}.gch`],
    environment: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8", TMPDIR: "/var/tmp" },
    folder,
    folderAccess: "read-write",
    profile: "build",
    root: "toolchain",
    needsProc: false,
    stdinPath: null,
    limits: {
      cpuMs: 30_000,
      wallMs: 120_000,
      memoryBytes: 1024 * MEBIBYTE,
      outputBytes: MEBIBYTE,
      errorOutputBytes: MEBIBYTE,
      processes: 32,
      stackBytes: 64 * MEBIBYTE,
      fileBytes: 256 * MEBIBYTE,
    },
  });
  if (report.end.kind === "exited" && report.end.code === 0) return;
  const said = beginningOf(report.stderr);
  if (report.end.kind === "exited" && !said.includes(FULL_DISK)) throw new PragmasRefused(said);
  throw new Error(`the compiler ended (${report.end.kind}): ${said.slice(0, 500)}`);
}

/** Under another name first: a second judge that looks sees the whole header or none. */
async function keep(made: string, folder: string, pragmas: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  // The source is needed as well where g++ does not take the precompiled one.
  await writeFile(path.join(draft, HEADER), `${pragmas}\n#include <bits/stdc++.h>\n`);
  await rename(made, path.join(draft, `${HEADER}.gch`));
  const { mtime } = await stat(path.join(draft, HEADER));
  await utimes(path.join(draft, `${HEADER}.gch`), mtime, mtime);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) await rm(draft, { recursive: true, force: true });
  else await rename(draft, folder);
}
