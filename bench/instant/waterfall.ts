import type pg from "pg";
import * as z from "zod/mini";
import { median, printFigure } from "../figure.ts";
import type { Button, PressMarks } from "./press.ts";

/** The parts of one press, one after the other, in milliseconds. Together they are the time from click to paint. */
export type Waterfall = Record<Part, number>;

const PARTS = {
  send: "click to request",
  store: "request to its transaction",
  queue: "stored to claimed",
  around: "the judge before and after its work: reading the job, test data, folders",
  compile: "compile, or finding the program",
  tests: "first test to last test",
  compare: "comparing after the last test",
  write: "judge_finish to the whole answer in the browser",
  render: "answer to verdict in the document",
  paint: "document to painted frame",
} as const;
type Part = keyof typeof PARTS;

const Judged = z.object({
  created_at: z.number(),
  judged_at: z.number(),
  timings: z.array(z.object({ name: z.string(), startMs: z.number(), endMs: z.number() })),
});

/** What the page and the database have noted of the latest press. */
export async function readWaterfall(database: pg.Client, button: Button, marks: PressMarks): Promise<Waterfall> {
  const { rows } = await database.query(
    button === "run"
      ? `select ${CLOCK}, result -> 'timings' as timings from run_request where judged_at is not null
          order by judged_at desc limit 1`
      : `select ${CLOCK}, timings from submission where judged_at is not null order by judged_at desc limit 1`,
  );
  const judged = Judged.parse(rows[0]);
  const spans = judged.timings.filter(({ name }) => name !== "queue");
  const queued = judged.timings.find(({ name }) => name === "queue");
  const queueMs = queued === undefined ? Number.NaN : queued.endMs - queued.startMs;
  const ends = (first: string) => spans.filter(({ name }) => name.startsWith(first));
  const tests = ends("test ");
  const firstTestAt = Math.min(...tests.map(({ startMs }) => startMs));
  const lastTestAt = Math.max(...tests.map(({ endMs }) => endMs));
  const endAt = Math.max(...spans.map(({ endMs }) => endMs));
  return {
    send: marks.sentAt - marks.clickAt,
    store: judged.created_at - marks.sentAt,
    queue: queueMs,
    around: judged.judged_at - judged.created_at - queueMs - endAt,
    compile: firstTestAt,
    tests: lastTestAt - firstTestAt,
    compare: endAt - lastTestAt,
    write: marks.answeredAt - judged.judged_at,
    render: marks.shownAt - marks.answeredAt,
    paint: marks.paintedAt - marks.shownAt,
  };
}

const CLOCK = `extract(epoch from created_at)::float8 * 1000 as created_at,
               extract(epoch from judged_at)::float8 * 1000 as judged_at`;

/** Milliseconds from the click to the painted verdict. */
export function totalOf(waterfall: Waterfall): number {
  return Object.values(waterfall).reduce((sum, ms) => sum + ms, 0);
}

const BAR_COLUMNS = 60;

/** Medians of each part, as bars for people and as figures. */
export function printWaterfall(name: string, all: readonly Waterfall[]): void {
  const parts = (Object.keys(PARTS) as Part[]).map((part) => ({ part, ms: median(all.map((one) => one[part])) }));
  const total = median(all.map(totalOf));
  console.error(`\n${name}: ${all.length} presses, medians, ${total.toFixed(0)} ms in all`);
  const column = (at: number) => Math.max(0, Math.round((BAR_COLUMNS * at) / total));
  let before = 0;
  for (const { part, ms } of parts) {
    const columns = Math.max(ms > 0.5 ? 1 : 0, column(before + ms) - column(before));
    console.error(
      `${part.padEnd(8)} ${ms.toFixed(1).padStart(7)}  ${" ".repeat(column(before))}${"█".repeat(columns)}`,
    );
    before += ms;
  }
  for (const { part, ms } of parts) printFigure(`${name}.${part}`, ms, `ms, ${PARTS[part]}`);
}
