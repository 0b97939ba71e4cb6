import { readdir, readFile } from "node:fs/promises";

/** Of sched(7). */
export const ORDINARY = 0;
export const IDLE = 5;

/** The scheduling policies of those processes below this one whose command line holds the text. */
export async function policiesBelow(text: string): Promise<number[]> {
  const found: number[] = [];
  for (const id of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const words = await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "");
    if (words.includes(text) && (await isBelow(id))) found.push((await fieldsOf(id)).policy);
  }
  return found.sort((one, other) => one - other);
}

async function isBelow(id: string): Promise<boolean> {
  if (id === String(process.pid)) return true;
  return Number(id) > 1 && (await isBelow((await fieldsOf(id)).parent));
}

/** A process that is gone has no parent. */
async function fieldsOf(id: string): Promise<{ parent: string; policy: number }> {
  const stat = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent: fields[1] ?? "0", policy: Number(fields[38]) };
}
