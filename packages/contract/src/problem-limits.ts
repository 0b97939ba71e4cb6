/* The bounds of what an author may write: in the form, and in a package that is imported. */

/** Of each kind, visible and hidden. */
export const TESTS_MAX = 1000;
export const TEST_NAME_MAX_LENGTH = 100;
export const TIME_LIMIT_SECONDS = { min: 0.1, max: 60 } as const;
export const MEMORY_LIMIT_MEGABYTES = { min: 16, max: 2048 } as const;
export const HINTS_MAX = 20;
