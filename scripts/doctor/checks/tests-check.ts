import type { Facts } from "../facts.ts";
import { type Check, ok, unknown, warn } from "./check.ts";
import { count, factsOf } from "./database-checks.ts";

/** Whether the hidden tests of the catalogue's problems are built, or when they are. */
export function checkTests({ database, settings, machine, role }: Facts): Check {
  const about = { id: "tests", title: "hidden tests" };
  const site = factsOf(database)?.site ?? null;
  if (site === null) return unknown(about, "not asked: the problems could not be read");
  const { problems, awaiting, unwanted, broken } = site.tests;
  if (broken > 0) {
    return warn(
      about,
      `those of ${count(broken, "problem")} could not be built`,
      "Read why on the administrators' page Update Problems; a start of the site tries it again.",
    );
  }
  if (awaiting === 0) return ok(about, `built for all of ${count(problems, "problem")}`);
  const text = `built for ${problems - awaiting} of ${count(problems, "problem")}`;
  if (typeof settings !== "string" && settings.buildTests === "wanted") {
    return ok(about, `${text}; ${unwanted} get theirs when somebody first wants them`);
  }
  if (machine.cores > 1 || role !== "all") return ok(about, `${text}; the others are being built`);
  return warn(
    about,
    `${text}; the others are being built, which takes the only core of this machine for long`,
    "Set BUILD_TESTS=wanted and start the site again: then a problem gets its tests when somebody first wants them.",
  );
}
