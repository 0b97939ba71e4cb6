import { readFile } from "node:fs/promises";

const LOOK_MS = 10;

/**
 * How much less memory the machine had for others while this was at work than it had before. Only of use where nothing
 * else runs.
 */
export async function measureGrowth<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; grownBytes: number }> {
  const before = await availableBytes();
  let least = before;
  const look = async () => {
    least = Math.min(least, await availableBytes());
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    return { result: await work(), grownBytes: before - least };
  } finally {
    clearInterval(timer);
  }
}

/** What the kernel could give out, with what it only keeps because nobody wants it. */
async function availableBytes(): Promise<number> {
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(await readFile("/proc/meminfo", "utf8"))?.[1];
  if (kilobytes === undefined) throw new Error("/proc/meminfo does not say what memory is available");
  return Number(kilobytes) * 1024;
}
