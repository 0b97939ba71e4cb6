import { readFileSync } from "node:fs";
import { readTrace, type TraceRecord } from "@verdict/contract/trace";

const TRACES = new URL("../../../../contract/src/testdata/traces/", import.meta.url);

/** Traces of real programs, by the names of their files. */
export const RECORDED = ["cpp-1", "cpp-2", "cpp-3", "cpp-4", "java-bfs", "javascript-bfs", "python3-bfs"] as const;

export function recordedText(name: (typeof RECORDED)[number]): string {
  return readFileSync(new URL(`${name}.trace`, TRACES), "utf8");
}

export function recordedTrace(name: (typeof RECORDED)[number]): TraceRecord[] {
  return readTrace(recordedText(name));
}
