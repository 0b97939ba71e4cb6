import { TEST_NAME_MAX_LENGTH } from "@verdict/contract/problem-limits";
import { storable } from "@verdict/contract/storable-text";

/** The same of a sample whose conversation goes by its name: even a number says to which it belongs. */
export function nameOfSample(name: string): string | null {
  const own = storable(name.slice(name.indexOf("/") + 1));
  return own === "" || own.length > TEST_NAME_MAX_LENGTH ? null : own;
}

/**
 * A test's name in its package without `sample/` or `secret/`; null for a mere number and for
 * one that is too long for ours. */
export function nameInGroup(name: string): string | null {
  const own = storable(name.slice(name.indexOf("/") + 1));
  const saysNothing = /^\d*$/.test(own);
  return saysNothing || own.length > TEST_NAME_MAX_LENGTH ? null : own;
}
