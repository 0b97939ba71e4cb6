import type { PairReport, TalkerReport } from "@verdict/sandbox/sandbox";
import { describe, expect, test } from "vitest";
import type { RunOutcome } from "../running/verdict.ts";
import { isDecidedBy, outcomeOfTalk } from "./outcome-of-talk.ts";

const exited = (code: number): TalkerReport["end"] => ({ kind: "exited", code });
const KILLED: TalkerReport["end"] = { kind: "killed" };
const WALL: TalkerReport["end"] = { kind: "limit", limit: "wall" };
const FINE: RunOutcome = { kind: "finished" };
const failed = (verdict: "TLE" | "RTE"): RunOutcome => ({ kind: "failed", verdict, reason: "", exception: null });

const SIDE: TalkerReport = {
  end: exited(0),
  cpuMs: 10,
  wallMs: 100,
  waitedForProcessorMs: 0,
  memoryBytes: 1,
  instructions: null,
  stderr: new Uint8Array(),
};

interface Case {
  program: TalkerReport["end"];
  interactor: TalkerReport["end"];
  first: PairReport["endedFirst"];
  /** Left out where the program was ended. */
  outcome?: RunOutcome;
  wereSilent?: boolean;
  silenceMs?: number;
  interactorCpuMs?: number;
}

function verdictOf({
  program,
  interactor,
  first,
  outcome,
  wereSilent = false,
  silenceMs = 0,
  interactorCpuMs = 5,
}: Case) {
  const report: PairReport = {
    program: { ...SIDE, end: program },
    partner: { ...SIDE, end: interactor, cpuMs: interactorCpuMs },
    endedFirst: first,
    wereSilent,
    silenceMs,
    said: [],
    isCut: false,
  };
  const said = outcomeOfTalk(report, { outcome: outcome ?? null, silentMs: 2000 });
  if (said.kind === "problem-broken") return said.reason;
  return said.outcome.kind === "failed" ? said.outcome.verdict : said.isAccepted ? "AC" : "WA";
}

describe("a program and an interactor that both end", () => {
  test.each<[string, Case, string]>([
    ["it accepts", { program: exited(0), interactor: exited(42), first: "program", outcome: FINE }, "AC"],
    [
      "it accepts and ends first",
      { program: exited(0), interactor: exited(42), first: "partner", outcome: FINE },
      "AC",
    ],
    ["it refuses", { program: exited(0), interactor: exited(43), first: "program", outcome: FINE }, "WA"],
    [
      "it refuses, and the program fails for want of an answer",
      { program: exited(1), interactor: exited(43), first: "partner", outcome: failed("RTE") },
      "WA",
    ],
    ["it refuses, and the program is ended", { program: KILLED, interactor: exited(43), first: "partner" }, "WA"],
    [
      "the program fails, and it refuses what is missing",
      { program: exited(1), interactor: exited(43), first: "program", outcome: failed("RTE") },
      "RTE",
    ],
    [
      "the program fails, and it is ended",
      { program: exited(1), interactor: KILLED, first: "program", outcome: failed("RTE") },
      "RTE",
    ],
    [
      "it accepts, and the program fails after that",
      { program: exited(1), interactor: exited(42), first: "partner", outcome: failed("RTE") },
      "RTE",
    ],
  ])("%s", (_about, one, verdict) => expect(verdictOf(one)).toBe(verdict));
});

describe("an interactor that is broken says nothing of a program", () => {
  test.each<[string, Case, string]>([
    [
      "it ends with another code",
      { program: KILLED, interactor: exited(1), first: "partner" },
      "ended with exit code 1",
    ],
    [
      "it ends with another code since the program has ended",
      { program: exited(0), interactor: exited(1), first: "program", outcome: FINE },
      "ended with exit code 1",
    ],
    [
      "it says that it is fine as programs do",
      { program: exited(0), interactor: exited(0), first: "program", outcome: FINE },
      "ended with exit code 0",
    ],
    [
      "it crashes",
      { program: KILLED, interactor: { kind: "signaled", signal: "SIGSEGV" }, first: "partner" },
      "SIGSEGV",
    ],
    [
      "it reaches a limit",
      { program: KILLED, interactor: { kind: "limit", limit: "memory" }, first: "partner" },
      "memory limit of validators",
    ],
    [
      "it does not end after the program",
      { program: exited(0), interactor: KILLED, first: "program", outcome: FINE, wereSilent: true },
      "did not end after the program had ended",
    ],
    [
      "it computes while the program waits",
      {
        program: WALL,
        interactor: KILLED,
        first: "program",
        outcome: failed("TLE"),
        silenceMs: 9000,
        interactorCpuMs: 9000,
      },
      "took 9.0 s of processor time and gave no answer",
    ],
  ])("%s", (_about, one, reason) => expect(verdictOf(one)).toContain(reason));
});

describe("a program that does not end", () => {
  test.each<[string, Case]>([
    [
      "both wait for the other",
      { program: KILLED, interactor: KILLED, first: "program", wereSilent: true, silenceMs: 2500 },
    ],
    [
      "it sleeps after it was accepted",
      { program: KILLED, interactor: exited(42), first: "partner", wereSilent: true },
    ],
    [
      "it says something all the time",
      {
        program: WALL,
        interactor: KILLED,
        first: "program",
        outcome: failed("TLE"),
        silenceMs: 5,
        interactorCpuMs: 9000,
      },
    ],
    [
      "it computes",
      { program: { kind: "limit", limit: "cpu" }, interactor: KILLED, first: "program", outcome: failed("TLE") },
    ],
  ])("has exceeded its time: %s", (_about, one) => expect(verdictOf(one)).toBe("TLE"));
});

test("the other one is waited for only as long as its end can matter", () => {
  const of = (talker: PairReport["endedFirst"], end: TalkerReport["end"], endedFirst = talker) =>
    isDecidedBy({ talker, end, endedFirst });
  expect(of("program", exited(1))).toBe(true);
  expect(of("program", exited(0))).toBe(false);
  expect(of("partner", exited(43))).toBe(true);
  expect(of("partner", exited(1))).toBe(true);
  expect(of("partner", exited(42))).toBe(false);
  expect(of("partner", exited(43), "program")).toBe(false);
  expect(of("program", exited(1), "partner")).toBe(false);
});
