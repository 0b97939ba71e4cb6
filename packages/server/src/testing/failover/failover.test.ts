import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { packageFolder } from "../../platform/postgres/native-binaries.ts";
import { lossesIn } from "../chaos/press-submits.ts";
import { type FailoverFigures, runFailover } from "./run-failover.ts";

const TIMEOUT_MS = 300_000;

async function failOver(replication: "synchronous" | "asynchronous"): Promise<FailoverFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), "verdict-failover-"));
  chmodSync(folder, 0o755); // The database of a root user runs as somebody else.
  try {
    return await runFailover({ folder, package: inject("otherPostgres") ?? packageFolder(), replication });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.runIf(inject("isThorough"))(
  "a synchronous standby takes the place of a primary that dies under load: nothing that was acknowledged is lost",
  async () => {
    const figures = await failOver("synchronous");
    expect(lossesIn(figures)).toEqual([]);
    expect(figures.acknowledged).toBeGreaterThan(10);
    // Nobody is told that something is kept while only one machine has it.
    expect(figures["waiting for the standby"]).toBeGreaterThan(0);
    expect(figures["without verdicts, ms"]).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

test.runIf(inject("isThorough"))(
  "an asynchronous one loses what was acknowledged since it fell behind, and nothing from before",
  async () => {
    const figures = await failOver("asynchronous");
    expect(figures.lost).toBeGreaterThan(0);
    const none = { "lost from before": 0, "waiting for the standby": 0 };
    expect(figures).toMatchObject({
      ...none,
      doubled: 0,
      "told otherwise": 0,
      "wrong solved count": 0,
      "jobs left": 0,
    });
  },
  TIMEOUT_MS,
);
