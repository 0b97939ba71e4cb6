import { lstat, readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** A process of a family: its words, and its memory in bytes, where what it shares counts in parts. */
export interface UsedMemory {
  pid: number;
  parent: number;
  /** The words that it was started with, between spaces. */
  command: string;
  bytes: number;
  /** Of these what stands in files, as programs and libraries: others who have them open as well bear a part of it. */
  fileBytes: number;
}

/** The memory of a process and of all below it. */
export async function memoryBelow(root: number): Promise<UsedMemory[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir("/proc")) {
    const stat = /^\d+$/.test(name) ? await textOf(`/proc/${name}/stat`) : "";
    if (stat !== "") parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  const found: UsedMemory[] = [];
  for (const pid of [...parents.keys()].filter(isBelow)) {
    const rollup = await textOf(`/proc/${pid}/smaps_rollup`);
    const command = (await textOf(`/proc/${pid}/cmdline`)).replaceAll("\0", " ");
    const sum = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0) * 1024;
    found.push({ pid, parent: parents.get(pid) ?? 0, command, bytes: sum("Pss"), fileBytes: sum("Pss_File") });
  }
  return found;
}

export function bytesOfAll(processes: readonly UsedMemory[]): number {
  return processes.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** On the disk; nothing of what goes meanwhile. */
export async function bytesOf(file: string): Promise<number> {
  const found = await lstat(file).catch(() => null);
  if (found === null) return 0;
  const names = found.isDirectory() ? await readdir(file).catch(() => []) : [];
  const inside = await Promise.all(names.map((name) => bytesOf(path.join(file, name))));
  return inside.reduce((sum, bytes) => sum + bytes, found.blocks * 512);
}

/** Empty of a process that has ended. */
async function textOf(file: string): Promise<string> {
  return await readFile(file, "utf8").catch(() => "");
}
