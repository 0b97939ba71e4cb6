import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";

export type Log = FastifyBaseLogger;
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** JSON lines for machines, or one readable line an entry for a person at a terminal. */
export function createLog(input: { level: LogLevel; format: "json" | "text" }): Log {
  const options = { level: input.level, base: null, timestamp: true };
  if (input.format === "json") return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(readable(line)) });
}

const LEVEL_NAMES: Record<number, string> = { 20: "debug", 30: "info", 40: "warn", 50: "error", 60: "fatal" };

function readable(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const name = LEVEL_NAMES[Number(level)] ?? "log";
  const facts = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
  const stack = isErrorRecord(err) ? `\n${err.stack}` : "";
  return `${clock} ${name} ${String(msg ?? "")}${facts}${stack}\n`;
}

function isErrorRecord(value: unknown): value is { stack: string } {
  return typeof value === "object" && value !== null && "stack" in value;
}
