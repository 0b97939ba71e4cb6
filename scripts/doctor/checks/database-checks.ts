import { isTooOld, LEAST_MAJOR_VERSION } from "@verdict/server/least-version";
import type { DatabaseFacts } from "@verdict/server/look-at-database";
import { inTime } from "../amounts.ts";
import type { DatabaseFound, Facts } from "../facts.ts";
import { type Check, fails, ok, unknown, warn } from "./check.ts";

const DATABASE = { id: "database", title: "database" };

/** The first line says whether it can be used; the others follow only where it was seen. */
export function checkDatabase({ database, role }: Facts): Check[] {
  const facts = factsOf(database);
  if (facts === null) return [checkReach(database, role)];
  return [
    checkReach(database, role),
    checkVersion(facts),
    checkSchema(facts),
    checkClock(facts),
    checkConnections(facts),
    ...(facts.archiving === null ? [] : [checkArchiving(facts.archiving)]),
  ];
}

/** Null where it was not reached. */
export function factsOf(database: DatabaseFound): DatabaseFacts | null {
  return database.kind === "asked" && database.look.state === "there" ? database.look.facts : null;
}

function checkReach(database: DatabaseFound, role: Facts["role"]): Check {
  switch (database.kind) {
    case "none":
      return unknown(DATABASE, database.reason);
    case "stopped":
      return database.isClean
        ? unknown(DATABASE, `embedded, in ${database.folder}; it is stopped and starts with the site`)
        : warn(
            DATABASE,
            `embedded, in ${database.folder}; its server was killed or lost its power`,
            "Start the site with npm start: PostgreSQL then puts its files in order by itself.",
          );
    case "changing":
      return unknown(DATABASE, `embedded, in ${database.folder}; it is ${database.word || "starting"} just now`);
    case "asked":
      return checkLook(database, role);
    default:
      return database satisfies never;
  }
}

function checkLook(database: Extract<DatabaseFound, { kind: "asked" }>, role: Facts["role"]): Check {
  const { look, where, isEmbedded } = database;
  const name = isEmbedded ? `embedded, in ${where}` : `at ${where}`;
  switch (look.state) {
    case "away":
      return fails(
        DATABASE,
        `${name} cannot be reached: ${look.reason}`,
        isEmbedded
          ? "Run the doctor as root or as the user who started the site; otherwise read postgres.log in that folder."
          : "Start that PostgreSQL, or correct DATABASE_URL.",
      );
    case "unusable":
      // A judge polls behind a transaction pooler, and works; a web server refuses to start.
      return role === "judge"
        ? warn(DATABASE, `${name}: the judge has to ask every second`, `${look.reason}.`)
        : fails(DATABASE, `${name} cannot be used as it is`, `${look.reason}.`);
    case "there":
      if (look.facts.isReadOnly) {
        return fails(DATABASE, `${name} only reads`, "Set DATABASE_URL to the primary server, or promote this one.");
      }
      return ok(DATABASE, `${name}${database.isPoolerSet ? ", through a pooler" : ""}, answers`);
    default:
      return look satisfies never;
  }
}

function checkVersion({ version, versionNumber }: DatabaseFacts): Check {
  const about = { id: "database-version", title: "PostgreSQL" };
  if (!isTooOld({ number: versionNumber })) return ok(about, `version ${version}`);
  return fails(
    about,
    `version ${version} is too old`,
    `Upgrade PostgreSQL to version ${LEAST_MAJOR_VERSION} or newer.`,
  );
}

function checkSchema({ schema }: DatabaseFacts): Check {
  const about = { id: "schema", title: "tables" };
  if (schema === null) return unknown(about, "not asked: this role may not look, as is right for a judge machine");
  switch (schema.state) {
    case "same":
      return ok(about, `as this code wants them, up to ${schema.newest}`);
    case "none":
      return warn(about, "none of this product yet", "Start a web server with npm start: it makes them.");
    case "before squash":
      return warn(
        about,
        "of a version before 2026-11-24, which the next start brings along for good",
        "Stop the whole site, make a backup, and start one web server first: see upgrades in docs/operations.md.",
      );
    case "older":
      return warn(
        about,
        `older than this code: ${count(schema.missing.length, "file")} to apply, from ${schema.missing[0]} on`,
        "Restart a web server with npm start: it brings the tables along, as docs/operations.md says of upgrades.",
      );
    case "newer":
      return fails(
        about,
        `newer than this code: it does not know ${schema.unknown.join(", ")}`,
        "Update this checkout to the version of the other servers, and start it again.",
      );
    case "changed":
      return fails(
        about,
        `${schema.files.join(", ")} read otherwise now than when they were applied`,
        "Take the checkout back to what was released (git status shows what differs): tables change by new files only.",
      );
    default:
      return schema satisfies never;
  }
}

/** Beyond it what ends at a moment (contests, codes, sessions) ends at another than people's clocks say. */
const MUCH_MS = 2_000;
const FAR_TOO_MUCH_MS = 60_000;

function checkClock({ clockAheadMs }: DatabaseFacts): Check {
  const about = { id: "clock", title: "clock" };
  const apart = Math.abs(clockAheadMs);
  const text =
    apart < 1000
      ? `database and machine differ by ${apart} ms`
      : `the database is ${inTime(apart / 1000)} ${clockAheadMs > 0 ? "ahead of" : "behind"} this machine`;
  const mend = "Let both machines keep time with the same server: apt-get install chrony, then chronyc tracking.";
  if (apart >= FAR_TOO_MUCH_MS) return fails(about, text, mend);
  return apart >= MUCH_MS ? warn(about, text, mend) : ok(about, text);
}

/** A web server has ten, a judge two a slot. */
const FEW_LEFT = 15;

function checkConnections({ connections: { used, most } }: DatabaseFacts): Check {
  const about = { id: "connections", title: "connections" };
  const text = `${used} of ${most} in use`;
  if (most - used >= FEW_LEFT) return ok(about, text);
  return warn(
    about,
    text,
    "Raise max_connections of PostgreSQL, or put a transaction pooler in front (docs/operations.md).",
  );
}

function checkArchiving({ failed, isFailing, lastAgeSeconds }: NonNullable<DatabaseFacts["archiving"]>): Check {
  const about = { id: "archiving", title: "archiving of the log" };
  const last = lastAgeSeconds === null ? "nothing yet" : `the last part ${inTime(lastAgeSeconds)} ago`;
  if (!isFailing) return ok(about, `${last}, ${failed} failures ever`);
  return fails(
    about,
    `failing (${failed} times), ${last}: the log stays on the disk until it is full`,
    "Mend archive_command of PostgreSQL; the database's log has its message.",
  );
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? "" : "s"}`;
}
