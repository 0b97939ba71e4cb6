import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const LOOK_MS = 50;

/**
 * Looks again and again at the jobs that a dead judge holds while another one lives, and tells for how long the longest
 * was held, in milliseconds. A time in which the database was away counts for nothing.
 */
export function watchDeadHolds(url: string): { stop: () => Promise<number> } {
  let isOver = false;
  let longestMs = 0;
  const look = async () => {
    let since = new Map<string, number>();
    let client: pg.Client | null = null;
    while (!isOver) {
      try {
        client ??= await connect(url);
        const { rows } = await client.query<{ key: string }>(
          `select id || '/' || attempts as key from job
            where worker is not null and lock_key <> all(array(select living_judges()))
              and exists (select from living_judges())`,
        );
        const now = performance.now();
        since = new Map(rows.map(({ key }) => [key, since.get(key) ?? now]));
        for (const begin of since.values()) longestMs = Math.max(longestMs, now - begin);
      } catch {
        // The database is away or comes back: what was seen before says nothing.
        client?.end().catch(() => undefined);
        client = null;
        since = new Map();
      }
      await sleep(LOOK_MS);
    }
    await client?.end();
  };
  const looking = look();
  return {
    async stop() {
      isOver = true;
      await looking;
      return longestMs;
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
