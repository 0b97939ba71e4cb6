import { MEBIBYTE } from "@verdict/contract/units";
import type { StepCounting } from "./language.ts";

/*
 * A JVM counts how often each branch of a method goes either way, for its optimising compiler; told to, it prints the
 * counts when it ends, those of the JDK's own methods as well. Without that compiler it goes on counting to the end, so
 * that their sum is how many steps the program took: the same each time but for a few in a thousand. Not counted is
 * what no bytecode does, such as moving or clearing memory. Tried with JDK 17 and 25 (2026-11-23).
 */

export const COUNTING = [
  "-XX:TieredStopAtLevel=3",
  "-XX:+PrintMethodData",
  // From a method's 128th call or its 16th turn of a loop on, instead of when it is compiled.
  "-XX:Tier0ProfilingStartPercentage=0",
  "-XX:Tier0BackedgeNotifyFreqLog=4",
  // Whoever waits for the compiler does not meanwhile run what it compiles.
  "-XX:-BackgroundCompilation",
];

/** 0.2 to 1.3 MB were seen: the bytecode of each method that was counted. */
const PRINTED_BYTES = 8 * MEBIBYTE;

export const JAVA_STEPS: StepCounting = { errorOutputBytes: PRINTED_BYTES, stepsIn };

/** What a JVM prints last. */
const END = /\nTotal MDO size: \d{1,12} bytes\n$/;
const LONGEST_END = 50;
/** Before each method. */
const RULE = `${"-".repeat(72)}\n`;
/** `static java.lang.Integer::parseInt(…`. */
const OF_JDK = /^(?:[a-z]{1,20} ){0,5}(?:javax?|jdk|sun|com\.sun)\./;
const LONGEST_NAME = 200;
/** The lines `taken(123) displacement(45)` and `not taken(678)`. */
const BRANCH = /taken\((\d{1,10})\)/g;
/**
 * A Scanner takes 1,500 branches to read a number, and a loop over all pairs two or three for each: counted alike, a
 * square of 2,000 numbers went like n^1.5 (2026-11-23). Where the JDK does most of the work, all of it shrinks alike.
 */
const SHARE_OF_JDK = 0.1;

function stepsIn(errorOutput: string): number | null {
  if (!END.test(errorOutput.slice(-LONGEST_END))) return null;
  let steps = 0;
  for (const method of errorOutput.split(RULE)) {
    const share = OF_JDK.test(method.slice(0, LONGEST_NAME)) ? SHARE_OF_JDK : 1;
    for (const [, count] of method.matchAll(BRANCH)) steps += share * Number(count);
  }
  return Math.round(steps);
}
