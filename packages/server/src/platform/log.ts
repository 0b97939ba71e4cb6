import type { FastifyBaseLogger } from "fastify";
import { type LoggerOptions, pino } from "pino";
import type { LogLevel } from "../config-values.ts";
import { currentRequest } from "./request-scope.ts";

export type Log = FastifyBaseLogger;

/** JSON lines for machines, or one readable line an entry for a person at a terminal. */
export function createLog(input: { level: LogLevel; format: "json" | "text" }): Log {
  const options = logOptions(input.level);
  if (input.format === "json") return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(readable(line)) });
}

/** Every line says when, and whose request it belongs to. */
export function logOptions(level: LogLevel): LoggerOptions {
  return { level, base: null, timestamp: true, mixin: factsOfRequest, serializers: { err: withoutRow } };
}

/** PostgreSQL's detail of an error quotes the row: a user's code and notes, an address, the hash of a password. */
function withoutRow(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { detail: _quoted, ...told } = pino.stdSerializers.err(error);
  return told;
}

/** Whatever is written while a request is answered says whose it is. */
function factsOfRequest(): Record<string, string> {
  const request = currentRequest();
  return request === null ? {} : { requestId: request.id, ...request.facts };
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
