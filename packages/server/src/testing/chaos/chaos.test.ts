import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { lossesIn } from "./press-submits.ts";
import { runChaos } from "./run-chaos.ts";

/**
 * Of kills; what is under way then is waited for. `npm run bench -- chaos` does the same with real judges, for as long
 * as one likes.
 */
const SECONDS = inject("isThorough") ? 600 : 10;

test(
  "random kills of web servers, judges and the database lose nothing, double nothing and count right",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "verdict-chaos-"));
    chmodSync(folder, 0o755); // The database of a root user runs as somebody else.
    const judge = (name: string) => (databaseUrl: string) => ({
      name,
      entry: path.join(import.meta.dirname, "judge-process.ts"),
      args: [databaseUrl],
    });
    try {
      const figures = await runChaos({
        folder: path.join(folder, "postgres"),
        seconds: SECONDS,
        betweenKillsMs: { least: 250, most: 1_250 },
        webs: 2,
        judges: [judge("judge 0"), judge("judge 1"), judge("judge 2")],
        programs: { AC: "AC", WA: "WA 1" },
        say: () => undefined,
      });
      expect(lossesIn(figures)).toEqual([]);
      expect(figures.kills).toBeGreaterThan(3);
      expect(figures.presses).toBeGreaterThan(10);
      expect(figures.resent).toBeGreaterThan(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  SECONDS * 1000 + 240_000,
);
