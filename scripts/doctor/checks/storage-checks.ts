import { GIBIBYTE, inBytes, inTime } from "../amounts.ts";
import type { Facts } from "../facts.ts";
import { type Check, fails, ok, unknown, warn } from "./check.ts";

/** All tests of the catalogue take 1.5 GB; what is uploaded, the database's log and a backup's want some more. */
const LITTLE_BYTES = 5 * GIBIBYTE;
const LITTLE_WITH_FEW_TESTS_BYTES = 3.5 * GIBIBYTE;
/** PostgreSQL's log alone can want so much in a busy minute. */
const HARDLY_ANY_BYTES = GIBIBYTE;
const HARDLY_ANY_FILES = 10_000;

export function checkDataFolder({ dataFolder }: Facts): Check {
  const about = { id: "data-folder", title: "data folder" };
  const { state, folder } = dataFolder;
  switch (state) {
    case "missing":
      return warn(
        about,
        `${folder} is not there yet`,
        "Start the site once with npm start, or set DATA_DIR to the folder that it uses (--settings FILE reads a service's).",
      );
    case "closed":
      return fails(about, `this user may not read ${folder}`, "Run the doctor as root or as the user of the service.");
    case "there": {
      const least = dataFolder.isPartial ? "at least " : "";
      return ok(about, `${folder}, ${least}${inBytes(dataFolder.bytes)}`);
    }
    default:
      return state satisfies never;
  }
}

export function checkDisk({ dataFolder, settings }: Facts): Check {
  const about = { id: "disk", title: "disk" };
  if (dataFolder.state !== "there") return unknown(about, "not asked: the data folder cannot be read");
  const { freeBytes, totalBytes, freeFiles, folder } = dataFolder;
  const text = `${inBytes(freeBytes)} of ${inBytes(totalBytes)} free in the data folder`;
  const mend = `Make room on the disk of ${folder}, or move the folder to a larger one and set DATA_DIR.`;
  if (freeBytes < HARDLY_ANY_BYTES) return fails(about, text, mend);
  if (freeFiles !== null && freeFiles < HARDLY_ANY_FILES) {
    return fails(about, `${text}, but room for ${freeFiles} more files only`, mend);
  }
  const hasFewTests = typeof settings !== "string" && settings.buildTests === "wanted";
  const little = hasFewTests ? LITTLE_WITH_FEW_TESTS_BYTES : LITTLE_BYTES;
  return freeBytes < little ? warn(about, text, mend) : ok(about, text);
}

/** One a day, and an hour or two for the time that it takes. */
const DAILY_HOURS = 26;
const WEEK_HOURS = 7 * 24;
const SECONDS_PER_HOUR = 3600;

export function checkBackups({ backups, database }: Facts): Check {
  const about = { id: "backups", title: "backups" };
  if (backups === null) return unknown(about, "not asked: --backups FOLDER names where they go");
  const isOwn = database.kind === "asked" && !database.isEmbedded;
  const command = isOwn ? "pg_dump, as docs/operations.md shows" : `npm run backup -- ${backups.folder}/verdict.zip`;
  const mend = `Make one with ${command}, and have a timer do it every night.`;
  switch (backups.state) {
    case "unreadable":
      return fails(about, `${backups.folder} cannot be read: ${backups.reason}`, "Name the folder where backups go.");
    case "empty":
      return fails(about, `there is none in ${backups.folder}`, mend);
    case "there": {
      const text = `the newest, ${backups.newest} (${inBytes(backups.bytes)}), is ${inTime(backups.ageHours * SECONDS_PER_HOUR)} old`;
      if (backups.bytes === 0) return fails(about, `${text} and empty`, mend);
      if (backups.ageHours > WEEK_HOURS) return fails(about, text, mend);
      return backups.ageHours > DAILY_HOURS ? warn(about, text, mend) : ok(about, text);
    }
    default:
      return backups satisfies never;
  }
}
