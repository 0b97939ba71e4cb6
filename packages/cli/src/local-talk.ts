import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { addSaid, type Said } from "@verdict/contract/conversation";
import { type ProcessGroup, startGroup } from "./process-group.ts";

/*
 * Programs that talk, on one's own machine: with what a sample says, or with a program that stands in for the problem's
 * own. Neither judges: only the site has the interactor.
 */

const MOST_SILENCE_MS = 10_000;
const MOST_TALK_MS = 60_000;
const MOST_BYTES = 1 << 20;

/** A program that is started, and the folder to start it in. */
export interface TalkingProgram {
  command: readonly string[];
  folder: string;
}

/**
 * What became of a program that was told what the sample says. `other`: it went another way, which no sample can say
 * anything of; `silent`: it wrote nothing for ten seconds, and `early`: it ended before it was its turn to.
 */
export type Replayed =
  | { kind: "same"; end: string | null }
  | { kind: "other"; said: string; wanted: string }
  | { kind: "silent" | "early"; wanted: string; end: string | null };

/** The other side's lines are written as soon as the program has written what the sample has before them. */
export async function replay(program: TalkingProgram, pass: readonly Said[]): Promise<Replayed> {
  const running = start(program);
  const heard = new LineReader(running.child);
  try {
    for (const { by, text } of pass) {
      if (by === "judge") {
        running.child.stdin.write(text);
        continue;
      }
      for (const wanted of text.replace(/\n$/, "").split("\n")) {
        const line = await heard.next(MOST_SILENCE_MS);
        if (line === "silent") return { kind: "silent", wanted, end: null };
        if (line === null) return { kind: "early", wanted, end: await endOf(running.child) };
        if (wordsOf(line.text) !== wordsOf(wanted)) return { kind: "other", said: line.text, wanted };
      }
    }
    running.child.stdin.end();
    const more = await heard.next(MOST_SILENCE_MS);
    if (more === "silent") return { kind: "silent", wanted: "(nothing more)", end: null };
    if (more !== null && more.text.trim() !== "") return { kind: "other", said: more.text, wanted: "(nothing more)" };
    return { kind: "same", end: await endOf(running.child) };
  } finally {
    running.end();
    await endOf(running.child);
    running.release();
  }
}

/** What two programs have said, and how each has ended (null: well); `isCutOff` where they did not come to an end. */
export interface Talk {
  said: Said[];
  ends: { program: string | null; partner: string | null };
  errors: { program: string; partner: string };
  isCutOff: boolean;
}

/** `partner` is a command of the shell, which reads what the program writes and the other way round. */
export async function talkWith(program: TalkingProgram, partner: string, partnerFolder: string): Promise<Talk> {
  const shell = process.platform === "win32" ? ["cmd", "/d", "/s", "/c", partner] : ["/bin/sh", "-c", partner];
  const [own, other] = [start(program), start({ command: shell, folder: partnerFolder })];
  const said: Said[] = [];
  let bytes = 0;
  let isCutOff = false;
  const stop = () => {
    isCutOff = true;
    own.end();
    other.end();
  };
  const timer = setTimeout(stop, MOST_TALK_MS);
  const connect = (by: Said["by"], from: ChildProcessWithoutNullStreams, to: ChildProcessWithoutNullStreams) => {
    from.stdout.setEncoding("utf8");
    from.stdout.on("data", (text: string) => {
      bytes += text.length;
      if (bytes > MOST_BYTES) return stop();
      addSaid(said, { by, text });
      to.stdin.write(text);
    });
    from.stdout.on("end", () => to.stdin.end());
  };
  connect("program", own.child, other.child);
  connect("judge", other.child, own.child);
  const errors = [own, other].map(({ child }) => textOf(child.stderr));
  try {
    const [programEnd = null, partnerEnd = null] = await Promise.all([own, other].map(({ child }) => endOf(child)));
    const ends = { program: programEnd, partner: partnerEnd };
    return { said, ends, errors: { program: errors[0]?.() ?? "", partner: errors[1]?.() ?? "" }, isCutOff };
  } finally {
    clearTimeout(timer);
    for (const group of [own, other]) group.release();
  }
}

function start({ command, folder }: TalkingProgram): ProcessGroup {
  const [name = "", ...words] = command;
  const group = startGroup(name, words, folder);
  // One that has ended reads nothing more, which is no failure of ours; one that cannot start is told by its end.
  group.child.stdin.on("error", () => undefined);
  group.child.on("error", () => undefined);
  return group;
}

/** Null when it has ended well; else in words. */
async function endOf(child: ChildProcessWithoutNullStreams): Promise<string | null> {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) await once(child, "close");
  if (child.pid === undefined) return "it could not be started";
  if (child.exitCode === 0) return null;
  return child.signalCode ?? `exit code ${child.exitCode}`;
}

function textOf(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  });
  return () => Buffer.concat(chunks).toString("utf8");
}

/** The lines of an output as they come. */
class LineReader {
  #text = "";
  #hasEnded = false;
  #wake: () => void = () => undefined;

  constructor({ stdout, stderr }: ChildProcessWithoutNullStreams) {
    stderr.resume();
    stdout.setEncoding("utf8");
    stdout.on("data", (text: string) => {
      this.#text = (this.#text + text).slice(0, MOST_BYTES);
      this.#wake();
    });
    stdout.on("close", () => {
      this.#hasEnded = true;
      this.#wake();
    });
  }

  /** Null at the end of the output; a last line need not be ended. */
  async next(mostMs: number): Promise<{ text: string } | null | "silent"> {
    const giveUp = new AbortController();
    const late = sleep(mostMs, "late", { signal: giveUp.signal, ref: false }).catch(() => "heard");
    try {
      for (;;) {
        const end = this.#text.indexOf("\n");
        if (end >= 0 || (this.#hasEnded && this.#text !== "")) return { text: this.#take(end) };
        if (this.#hasEnded) return null;
        const heard = new Promise<string>((resolve) => {
          this.#wake = () => resolve("heard");
        });
        if ((await Promise.race([heard, late])) === "late") return "silent";
      }
    } finally {
      giveUp.abort();
    }
  }

  #take(end: number): string {
    const line = end < 0 ? this.#text : this.#text.slice(0, end);
    this.#text = end < 0 ? "" : this.#text.slice(end + 1);
    return line;
  }
}

function wordsOf(text: string): string {
  return text.split(/\s+/).filter(Boolean).join(" ");
}
