import type pg from "pg";
import { createLimit, type Limit } from "./create-limit.ts";
import { createMailBudget, type MailBudget } from "./mail-budget.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TOO_MANY_TRIES = "Too many failed attempts. Please try again later.";
const TOO_MANY_LOGINS = "Too many logins in a short time. Please try again in a minute.";
const TOO_MANY_CODES = "Too many wrong codes. Please use the browser in which you asked for the code.";

/*
 * Two rules stand behind these numbers. What strangers do uses up what strangers have: a browser that has logged in
 * before, and a browser that asked for a code, have budgets of their own. And a school of a thousand people may sit
 * behind one address: what a site may do leaves room for all of them in one lesson.
 */
export interface Limits {
  /** Wrong passwords of strangers. The one by address slows, it refuses nobody: see login/slow-lanes.ts. */
  wrongByAddressAndNetwork: Limit;
  wrongByAddress: Limit;
  wrongBySite: Limit;
  /** Wrong passwords of a browser that has logged in to this account before. */
  wrongByKnownBrowser: Limit;
  /** Wrong current passwords at a change of the password. */
  wrongBySession: Limit;
  /**
   * Right logins cost a password hash each, and a session. A program that logs in for each thing it does stays below.
   */
  loginsByAddress: Limit;
  loginsBySite: Limit;
  /** Logins at the OpenID provider that were begun. */
  openIdLoginsBySite: Limit;
  /** Wrong codes from callers without the cookie of the browser that asked. */
  looseCodesByAddress: Limit;
  looseCodesBySite: Limit;
  /** All wrong codes for an address; refuses nobody, makes the next codes longer: see codes/one-time-codes.ts. */
  wrongCodesByAddress: Limit;
  registrationMails: MailBudget;
  resetMails: MailBudget;
  /** To a new address of an account; the code of a deletion goes to the owner, and counts under the session. */
  changeMails: MailBudget;
  /** By the cookie of the registration. */
  resendCooldown: Limit;
  pictureByUser: Limit;
}

export function createLimits(pool: pg.Pool): Limits {
  const limit = (name: string, points: number, seconds: number, message: string) =>
    createLimit(pool, { name, points, seconds, message });
  return {
    wrongByAddressAndNetwork: limit("login_pair", 10, 15 * MINUTE, TOO_MANY_TRIES),
    wrongByAddress: limit("login_address", 50, HOUR, TOO_MANY_TRIES),
    wrongBySite: limit("login_site", 500, 15 * MINUTE, TOO_MANY_TRIES),
    wrongByKnownBrowser: limit("login_browser", 10, 15 * MINUTE, TOO_MANY_TRIES),
    wrongBySession: limit("change_password", 10, 15 * MINUTE, TOO_MANY_TRIES),
    loginsByAddress: limit("right_address", 60, MINUTE, TOO_MANY_LOGINS),
    loginsBySite: limit("right_site", 2_000, 10 * MINUTE, TOO_MANY_LOGINS),
    openIdLoginsBySite: limit("openid_site", 2_000, 10 * MINUTE, TOO_MANY_LOGINS),
    looseCodesByAddress: limit("loose_code", 5, DAY, TOO_MANY_CODES),
    looseCodesBySite: limit("loose_code_site", 100, 15 * MINUTE, TOO_MANY_CODES),
    wrongCodesByAddress: limit("wrong_code", 50, 30 * DAY, TOO_MANY_CODES),
    // Given back when the account is made, so a whole school can sign up in one hour.
    registrationMails: createMailBudget(limit, { name: "register", mailsBySite: 400 }),
    resetMails: createMailBudget(limit, { name: "reset", mailsBySite: 200 }),
    changeMails: createMailBudget(limit, { name: "change", mailsBySite: 200 }),
    resendCooldown: limit("resend", 1, 30, "Please wait before asking for another code."),
    pictureByUser: limit("picture", 20, HOUR, "Too many pictures. Please try again later."),
  };
}
