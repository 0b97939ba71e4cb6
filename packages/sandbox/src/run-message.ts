/** A command as the runner reads it, and the runner's report as the door promises it. */
import { constants } from "node:os";
import type { Fields, Message } from "./protocol.ts";
import { type BoxCommand, type Precedence, type RunReport, SandboxError, type SessionEnd } from "./sandbox.ts";

export function encodeCommand(type: "run" | "open" | "talk", command: BoxCommand): Fields {
  const { limits } = command;
  refuseZeroBytes([...command.command, ...Object.entries(command.environment).flat(), command.folder]);
  const fields: [string, string][] = [["type", type]];
  for (const argument of command.command) fields.push(["argument", argument]);
  for (const [name, value] of Object.entries(command.environment)) fields.push(["environment", `${name}=${value}`]);
  fields.push(
    ["folder", command.folder],
    ["folder-access", command.folderAccess],
    ["profile", command.profile],
    ["root", command.root],
    ["proc", command.needsProc ? "yes" : "no"],
    ["cpu-ms", whole(limits.cpuMs)],
    ["wall-ms", whole(limits.wallMs)],
    ["memory-bytes", whole(limits.memoryBytes)],
    ["output-bytes", whole(limits.outputBytes)],
    ["error-output-bytes", whole(limits.errorOutputBytes)],
    ["processes", whole(limits.processes)],
    ["stack-bytes", encodeStack(limits.stackBytes)],
    ["file-bytes", whole(limits.fileBytes)],
  );
  for (const code of command.keptExits ?? [0]) fields.push(["kept-exit", String(code)]);
  if (command.isInterpreted === true) fields.push(["interpreted", "yes"]);
  if (command.precedence !== undefined) fields.push(["precedence", command.precedence]);
  if (command.stdinPath !== null) fields.push(["stdin", command.stdinPath]);
  return fields;
}

export function encodePrecedence(to: Precedence): Fields {
  return [
    ["type", "precedence"],
    ["to", to],
  ];
}

export function encodeInput(data: Buffer): Fields {
  return [
    ["type", "input"],
    ["data", data],
  ];
}

/** So many bytes of the stream have been passed on. */
export function encodeRoom(stream: "stdout" | "stderr", bytes: number): Fields {
  return [
    ["type", "room"],
    ["stream", stream],
    ["bytes", String(bytes)],
  ];
}

export function encodeStack(stackBytes: BoxCommand["limits"]["stackBytes"]): string {
  return stackBytes === "unlimited" ? "-1" : whole(stackBytes);
}

export function refuseZeroBytes(texts: readonly string[]): void {
  if (texts.some((text) => text.includes("\0")))
    throw new SandboxError("a command, variable or path holds a zero byte");
}

/** Throws SandboxError where the runner says that the box itself failed. */
export function decodeReport(message: Message): RunReport | "cancelled" {
  const { end, ...usage } = decodeSessionEnd(message);
  if (end.kind === "killed") return "cancelled";
  return { end, ...usage, stdout: message.bytes("stdout"), stderr: message.bytes("stderr") };
}

export function decodeSessionEnd(message: Message): SessionEnd {
  if (message.text("ok") !== "yes") throw new SandboxError(message.text("error"));
  return {
    end: decodeEnd(message),
    cpuMs: message.number("cpu-us") / 1000,
    wallMs: message.number("wall-us") / 1000,
    waitedForProcessorMs: message.text("waited-us") === "unknown" ? null : message.number("waited-us") / 1000,
    memoryBytes: message.number("memory-bytes"),
    instructions: message.text("instructions") === "unknown" ? null : message.number("instructions"),
  };
}

function decodeEnd(message: Message): SessionEnd["end"] {
  const end = message.text("end");
  switch (end) {
    case "exited":
      return { kind: "exited", code: message.number("code") };
    case "signaled":
      return { kind: "signaled", signal: signalName(message.number("signal")) };
    case "limit":
      return { kind: "limit", limit: limitName(message.text("limit")) };
    case "cancelled":
      return { kind: "killed" };
    default:
      throw new SandboxError(`the runner reported an unknown end: ${end}`);
  }
}

function limitName(limit: string): "cpu" | "wall" | "memory" | "output" {
  if (limit === "cpu" || limit === "wall" || limit === "memory" || limit === "output") return limit;
  throw new SandboxError(`the runner reported an unknown limit: ${limit}`);
}

function signalName(number: number): string {
  for (const [name, value] of Object.entries(constants.signals)) if (value === number) return name;
  return `SIG${number}`;
}

function whole(value: number): string {
  if (!Number.isFinite(value) || value < 0) throw new SandboxError(`a limit is not a number: ${value}`);
  return String(Math.ceil(value));
}
