import { MEBIBYTE } from "@verdict/contract/units";
import { GIBIBYTE, inBytes } from "../amounts.ts";
import type { Facts } from "../facts.ts";
import { type Check, fails, ok, unknown, warn } from "./check.ts";

/** All processes of a site have 0.9 GB at rest with Java (README). */
const SITE_BYTES = GIBIBYTE;
/** A program at the usual limit of 256 MB, its runtime, and the compiler of the next one. */
const SLOT_BYTES = 512 * MEBIBYTE;

export function checkMachine({ machine, role }: Facts): Check {
  const about = { id: "machine", title: "cores and memory" };
  const { cores, memoryBytes, slots } = machine;
  const has = `${cores} cores, ${inBytes(memoryBytes)} of memory`;
  if (role === "web") return ok(about, has);
  if (slots === null) return unknown(about, `${has}; JUDGE_CONCURRENCY cannot be read`);
  const text = `${has}, ${slots} programs judged at once`;
  if (slots > cores) {
    const mend = `Set JUDGE_CONCURRENCY=${cores} or less: programs that share a core are measured too slow.`;
    return warn(about, text, mend);
  }
  const wanted = (role === "all" ? SITE_BYTES : 0) + slots * SLOT_BYTES;
  if (memoryBytes >= wanted) return ok(about, text);
  const affordable = Math.max(1, Math.floor((memoryBytes - (wanted - slots * SLOT_BYTES)) / SLOT_BYTES));
  const mend =
    affordable < slots
      ? `Set JUDGE_CONCURRENCY=${affordable}, or give the machine ${inBytes(wanted)}.`
      : `Give the machine ${inBytes(wanted)} of memory.`;
  return warn(about, `${text}, which want ${inBytes(wanted)}`, mend);
}

/** Whether the web server of this installation runs here and is content. */
export function checkWeb({ web }: Facts): Check {
  const about = { id: "web", title: "web server" };
  switch (web.state) {
    case "none":
      return unknown(about, "not asked: this machine serves no pages, or its settings cannot be read");
    case "silent":
      return unknown(about, `nobody answers at ${web.address}: the site is stopped`);
    case "foreign":
      return fails(
        about,
        `something else answers at ${web.address}`,
        "Stop the other program, or set PORT to a free number and start the site again.",
      );
    case "answers":
      if (web.isReady) return ok(about, `answers at ${web.address} and is ready`);
      return fails(
        about,
        `answers at ${web.address} and is not ready: database ${web.database}, judging ${web.judging}`,
        web.database === "ok"
          ? "Start a judge, or read in its log why it takes nothing."
          : "Look at the database first (below), then at the log of the web server.",
      );
    default:
      return web satisfies never;
  }
}
