import { randomInt } from "node:crypto";

/** Without what is mistaken for something else when it is read aloud or off a blackboard. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const GROUPS = 2;
const LETTERS_OF_GROUP = 4;

/** `K7QF-3MXP`: of 800,000 million ones, so ten tries an hour find none. */
export function makeJoinCode(): string {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  return Array.from({ length: GROUPS }, () => Array.from({ length: LETTERS_OF_GROUP }, letter).join("")).join("-");
}

/** As it is kept, of what somebody has typed: in small letters, without the hyphen, with gaps. */
export function readJoinCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return `${letters.slice(0, LETTERS_OF_GROUP)}-${letters.slice(LETTERS_OF_GROUP)}`;
}
