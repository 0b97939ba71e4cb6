/* How whoever waits for a verdict takes a broken connection up again: the pages and the command line alike. */

/** Before each further try; a proxy or server that is started anew is back by then. */
export const PAUSES_MS: readonly number[] = [300, 1_000, 2_500];
/** A submission waits for its judge at most about this long; then the history tells the rest. */
export const GIVE_UP_MS = 120_000;
/** A server that has work for us says something (an event or a comment) more often than this. */
export const SILENCE_MS = 60_000;
