/* The bounds of what an author may write: in the form, and in a package that is imported. */

/** Both ends are allowed. */
export interface Range {
  min: number;
  max: number;
}

export const TIME_LIMIT_SECONDS = { min: 0.1, max: 60 } as const satisfies Range;
export const MEMORY_LIMIT_MEGABYTES = { min: 16, max: 2048 } as const satisfies Range;
/** Of each kind, visible and hidden. */
export const TESTS_MAX = 1000;
/** Of an input or an answer, wherever it comes from: written, uploaded, imported, or printed by a program. */
export const TEST_BYTES_MAX = 64 * 1024 * 1024;
export const TEST_NAME_MAX_LENGTH = 100;
export const HINTS_MAX = 20;

export interface ProblemBounds {
  timeLimitSeconds: Range;
  memoryLimitMegabytes: Range;
  /** At most so many. */
  visibleTests: number;
  hiddenTests: number;
}

export const PROBLEM_BOUNDS: ProblemBounds = {
  timeLimitSeconds: TIME_LIMIT_SECONDS,
  memoryLimitMegabytes: MEMORY_LIMIT_MEGABYTES,
  visibleTests: TESTS_MAX,
  hiddenTests: TESTS_MAX,
};

/**
 * Until 2026-11-23 imports let in so much. What was stored then stays as it is, and nothing that is stored has more.
 */
export const STORED_BOUNDS: ProblemBounds = {
  timeLimitSeconds: { min: 0, max: 600 },
  memoryLimitMegabytes: { min: 0, max: 65_536 },
  visibleTests: 5_000,
  hiddenTests: 5_000,
};
