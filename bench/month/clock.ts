import { execFile } from "node:child_process";
import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const NS_OF_A_MS = 1_000_000n;

/** The time of an installation, which its own processes have together and nobody else on the machine. */
export interface ShiftedClock {
  /** What its processes are started with. */
  environment: { LD_PRELOAD: string; SHIFTED_CLOCK_FILE: string };
  /** So much time is over at once, by every clock: timers come due, leases and sessions end. */
  pass: (ms: number) => void;
  /** Somebody sets the clock on the wall, back where it is negative; timers go on as they were. */
  set: (byMs: number) => void;
  /** Milliseconds since 1970, as those processes see it. */
  now: () => number;
  close: () => void;
}

/** Compiles what shifts the clocks. Both files lie in `folder`, which every user has to be able to enter. */
export async function createShiftedClock(folder: string): Promise<ShiftedClock> {
  const library = path.join(folder, "shifted-clock.so");
  const source = path.join(import.meta.dirname, "shifted-clock.cc");
  await promisify(execFile)("g++", ["-std=c++20", "-O2", "-shared", "-fPIC", "-o", library, source, "-ldl"]);
  const file = path.join(folder, "shifted-clock");
  const shifts = new BigInt64Array(2);
  writeFileSync(file, new Uint8Array(shifts.buffer));
  const opened = openSync(file, "r+");
  const move = (wallMs: number, runningMs: number) => {
    shifts[0] = (shifts[0] ?? 0n) + BigInt(Math.round(wallMs)) * NS_OF_A_MS;
    shifts[1] = (shifts[1] ?? 0n) + BigInt(Math.round(runningMs)) * NS_OF_A_MS;
    writeSync(opened, new Uint8Array(shifts.buffer), 0, shifts.byteLength, 0);
  };
  return {
    environment: { LD_PRELOAD: library, SHIFTED_CLOCK_FILE: file },
    pass: (ms) => move(ms, ms),
    set: (byMs) => move(byMs, 0),
    now: () => Date.now() + Number((shifts[0] ?? 0n) / NS_OF_A_MS),
    close: () => closeSync(opened),
  };
}
