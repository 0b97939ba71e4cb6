import type { JudgeStep } from "@verdict/contract/judging";
import { type Audience, toldStep } from "./audience.ts";
import type { JudgedTestRow } from "./store.ts";

export interface ToldSteps {
  /** A step as the judge tells it. */
  onStep: (step: JudgeStep) => void;
  /** Once the verdict is there: the tests that were not told yet, in the order of their numbers. */
  tellRest: (tests: readonly JudgedTestRow[]) => void;
}

/**
 * The steps of one submission for whoever follows it. The moment of an event tells how long a test took, and a program
 * decides that: hidden tests are told at the end, unless the user knows them (`areKnown`). What was announced while
 * nobody listened is told at the end as well.
 */
export function createToldSteps(audience: Audience, facts: { visible: number; areKnown: boolean }): ToldSteps {
  const toldNumbers = new Set<number>();
  return {
    onStep(step) {
      const told = toldStep(step, facts.visible);
      if (told.kind === "hidden-test" && !facts.areKnown) return;
      if (told.kind !== "compiled") toldNumbers.add(told.number);
      audience.onStep(told);
    },
    tellRest(tests) {
      for (const { number, verdict, cpuMs, memoryBytes, isVisible } of tests) {
        if (toldNumbers.has(number)) continue;
        audience.onStep(
          isVisible ? { kind: "test", number, verdict, cpuMs, memoryBytes } : { kind: "hidden-test", number, verdict },
        );
      }
    },
  };
}
