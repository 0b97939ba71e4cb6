import type { PairReport, Talker } from "./sandbox.ts";

/** Keeps the beginning of what two commands say to each other, in the order in which it came. */
export interface Record {
  add(by: Talker, bytes: Uint8Array): void;
  all(): Pick<PairReport, "said" | "isCut">;
}

export function createRecord(mostBytes: number): Record {
  const said: { by: Talker; parts: Uint8Array[] }[] = [];
  let room = mostBytes;
  let isCut = false;
  return {
    add(by, bytes) {
      isCut ||= bytes.length > room;
      if (room === 0 || bytes.length === 0) return;
      // A copy: what came is a small part of a buffer that would stay as well.
      const kept = Uint8Array.from(bytes.subarray(0, room));
      room -= kept.length;
      const last = said.at(-1);
      if (last?.by === by) last.parts.push(kept);
      else said.push({ by, parts: [kept] });
    },
    all: () => ({ said: said.map(({ by, parts }) => ({ by, bytes: Buffer.concat(parts) })), isCut }),
  };
}
