import type { Check } from "./checks/check.ts";

/** Far beyond our own lines; what a stranger's server answers may be as long as it likes. */
const MOST_CHARACTERS = 2_000;

/**
 * As it may be shown at a terminal: words of others (a mail server, a store, a database) are one line, move no cursor,
 * and do not push the rest off the screen. `told` takes out what is secret, before anything is cut.
 */
export function plainCheck(check: Check, told: (text: string) => string): Check {
  const plain = (text: string) => {
    const line = told(text).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
    return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)} …` : line;
  };
  return { ...check, text: plain(check.text), mend: check.mend === null ? null : plain(check.mend) };
}
