import { type CoreLanguageId, isCore, type LanguageId } from "@verdict/contract/language";
import { languageFacts, type RunsAs } from "@verdict/contract/language-facts";
import { NOISE_OF_STEPS } from "./fit-growth.ts";

/** How a curve is measured. */
export interface CurvePlan {
  /** What the compiler of a runtime and its first garbage cost at most, whatever the size. */
  warmUpMs: number;
  /** The longest run that a curve is built on; a few of that length are affordable. */
  topMs: number;
  /** What two times of a short run differ by. */
  noise: { ms: number; ofIdle: number };
  /** Sizes below the largest. */
  steps: number;
  rounds: { fewest: number; most: number };
}

/** What a study knows of how programs of a language take their time. */
interface StudyPace {
  ownPlan: CurvePlan;
  /** How a program's steps are seen, whatever compilers and caches make of them; null: its own times say it all. */
  ofSteps: { pace: "even" | "counted"; plan: CurvePlan } | null;
  /**
   * A program's own times go up more steeply than its steps where caches overflow (the more so where nothing else takes
   * time), and less where a compiler comes late. Where they differ by more, it does something that an interpreter makes
   * cheap beside the rest, such as moving much memory at once (in C++ that is counted), or that nobody counts: then
   * neither is evidence.
   */
  steeperOnItsOwn: number;
  /** Where own times leave the order open and are longer than this, they hold something that nobody counts. */
  longestMillionMs: number | null;
  /** So many kinds of input are tried: starting a program has its price. */
  mostKinds: number;
}

const NOISE_OF_TIMES = { ms: 0.5, ofIdle: 0.1 };

const CORE: Record<CoreLanguageId, StudyPace> = {
  cpp: {
    ownPlan: { warmUpMs: 1, topMs: 900, noise: NOISE_OF_TIMES, steps: 10, rounds: { fewest: 3, most: 7 } },
    // What is counted is the same each time.
    ofSteps: {
      pace: "counted",
      plan: { warmUpMs: 0, topMs: 250, noise: NOISE_OF_STEPS, steps: 9, rounds: { fewest: 1, most: 1 } },
    },
    steeperOnItsOwn: 0.7,
    longestMillionMs: null,
    mostKinds: 40,
  },
  javascript: {
    ownPlan: { warmUpMs: 25, topMs: 900, noise: NOISE_OF_TIMES, steps: 8, rounds: { fewest: 2, most: 2 } },
    // Of an interpreter's times, whose start costs next to nothing, many short runs tell more than few long ones: the
    // least of them is the one that nothing else on the machine disturbed.
    ofSteps: {
      pace: "even",
      plan: { warmUpMs: 4, topMs: 250, noise: NOISE_OF_TIMES, steps: 7, rounds: { fewest: 3, most: 10 } },
    },
    steeperOnItsOwn: 0.5,
    longestMillionMs: null,
    mostKinds: 16,
  },
  java: {
    ownPlan: { warmUpMs: 120, topMs: 900, noise: NOISE_OF_TIMES, steps: 6, rounds: { fewest: 2, most: 2 } },
    ofSteps: {
      pace: "counted",
      // Whatever runs a few times only is not counted.
      plan: { warmUpMs: 0.02, topMs: 250, noise: NOISE_OF_STEPS, steps: 9, rounds: { fewest: 1, most: 1 } },
    },
    steeperOnItsOwn: 0.5,
    // For a million of its counted steps a Java program took 2 to 80 ms, the most with trees, hash tables and a line
    // printed each; `list.remove(0)` of 100,000 took 500, and `s += c` as often 2,100 (2026-11-23).
    longestMillionMs: 300,
    mostKinds: 10,
  },
};

/** Of the further languages nothing is counted: an interpreter's own times are even, and a compiler's are short. */
const FURTHER: Record<RunsAs, StudyPace> = {
  "machine code": { ...CORE.cpp, ofSteps: null },
  interpreted: {
    ownPlan: { warmUpMs: 2, topMs: 900, noise: NOISE_OF_TIMES, steps: 9, rounds: { fewest: 3, most: 6 } },
    ofSteps: null,
    steeperOnItsOwn: 0.5,
    longestMillionMs: null,
    mostKinds: 16,
  },
  "warming up": { ...CORE.java, ofSteps: null },
};

export function studyPaceOf(language: LanguageId): StudyPace {
  return isCore(language) ? CORE[language] : FURTHER[languageFacts(language).runsAs];
}
