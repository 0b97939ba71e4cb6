import { isCore, languageName } from "@verdict/contract/language";
import type { JudgeStanding } from "@verdict/contract/site-status";
import type { CompilerHere } from "@verdict/judge/compilers-here";
import { GIBIBYTE, inTime } from "../amounts.ts";
import type { Facts } from "../facts.ts";
import { type Check, fails, ok, unknown, warn } from "./check.ts";
import { count, factsOf } from "./database-checks.ts";

/** The sandbox, as it was tried just now. */
export function checkIsolation({ sandbox }: Facts): Check {
  const about = { id: "isolation", title: "isolation" };
  if (sandbox === null) return unknown(about, "not tried: this machine judges nothing");
  const { host, attacks } = sandbox;
  const [warning] = host.warnings;
  if (!host.isIsolated) return fails(about, warning?.problem ?? "no box can be made", inSentence(warning?.fix ?? ""));
  const memory = host.hasCgroup ? "cgroup v2 keeps memory limits" : "memory limits are kept by looking";
  const mode = `a box was made as ${host.mode === "root" ? "root" : "an ordinary user"}; ${memory}`;
  if (attacks !== null && attacks.failed.length > 0) {
    return fails(
      about,
      `${count(attacks.failed.length, "attack")} got through: ${attacks.failed.join(", ")}`,
      "Stop the judge of this machine, and read what npm run judge -- --self-test says of them.",
    );
  }
  const tried = attacks === null ? "" : `; ${attacks.defended} attacks defended, ${attacks.notTried} not tried`;
  return warning === undefined ? ok(about, `${mode}${tried}`) : warn(about, `${mode}${tried}`, inSentence(warning.fix));
}

/** A warning's fix is a command or some words, without a full stop. */
function inSentence(fix: string): string {
  return fix === "" ? "Read what npm run judge -- --self-test says." : `For full isolation: ${fix}.`;
}

/** The judges that have said something lately, on this machine or on others. */
export function checkJudges(facts: Facts): Check {
  const about = { id: "judges", title: "judges" };
  const site = factsOf(facts.database)?.site ?? null;
  if (site === null) return unknown(about, "not asked: the database has not said which judges there are");
  const living = site.judges.filter(({ state }) => state !== "gone");
  if (living.length === 0) {
    if (facts.web.state !== "answers") return unknown(about, "none answers, as none does while the site is stopped");
    return fails(
      about,
      "none answers: what is submitted is kept and waits",
      "Start a judge (npm start, or npm start -- --role judge on its machine), or read in its log why it does not.",
    );
  }
  const slots = living.reduce((sum, judge) => sum + judge.slots, 0);
  const text = `${count(living.length, "judge")} with ${count(slots, "slot")} on ${hostsOf(living)}`;
  return troubleOf(living, facts, { about, text }) ?? ok(about, `${text}, version ${versionsOf(living)}`);
}

function troubleOf(
  living: readonly JudgeStanding[],
  facts: Facts,
  { about, text }: { about: { id: string; title: string }; text: string },
): Check | null {
  const unfit = living.filter(({ state }) => state === "unfit");
  if (unfit.length > 0) {
    const mend = `Read the judge's log on ${hostsOf(unfit)}: its disk or memory fails, and a trial run has to work again.`;
    return fails(about, `${text}; ${unfit.length} cannot judge just now`, mend);
  }
  if (living.every(({ isDrained }) => isDrained)) {
    const mend = "Take one of their machines back on the page Status (/admin/status).";
    return fails(about, `${text}, all drained`, mend);
  }
  const full = living.filter(({ diskFreeBytes }) => diskFreeBytes !== null && diskFreeBytes < GIBIBYTE);
  if (full.length > 0) {
    return warn(
      about,
      `${text}; less than 1 GB free on ${hostsOf(full)}`,
      `Make room on the disk of ${hostsOf(full)}.`,
    );
  }
  const old = living.filter(({ version }) => version !== facts.code.version);
  if (old.length > 0) {
    const mend = `Bring ${hostsOf(old)} to version ${facts.code.version} and start its judge again.`;
    return warn(about, `${text}; ${old.length} of version ${versionsOf(old)}`, mend);
  }
  return null;
}

function hostsOf(judges: readonly JudgeStanding[]): string {
  return [...new Set(judges.map(({ host }) => host))].join(", ");
}

function versionsOf(judges: readonly JudgeStanding[]): string {
  return [...new Set(judges.map(({ version }) => version))].join(", ");
}

/** What `/readyz` calls stalled. */
const LONG_SECONDS = 60;

export function checkQueue(facts: Facts): Check {
  const about = { id: "queue", title: "queue" };
  const site = factsOf(facts.database)?.site ?? null;
  if (site === null) return unknown(about, "not asked: the database has not said what waits");
  const { waiting, running, oldestSeconds } = site.queue;
  const text = `${count(waiting, "job")} waiting, ${running} running`;
  if (oldestSeconds <= LONG_SECONDS) return ok(about, text);
  const longer = `${text}, the oldest for ${inTime(oldestSeconds)}`;
  if (running === 0) {
    return fails(about, `${longer}: nobody takes it`, "Start a judge, or read in its log why it takes nothing.");
  }
  return warn(about, longer, "Add judges (docs/scaling.md), or wait where much was handed in at once.");
}

export function checkJudgeErrors(facts: Facts): Check {
  const about = { id: "judge-errors", title: "judge errors" };
  const site = factsOf(facts.database)?.site ?? null;
  if (site === null) return unknown(about, "not asked: the submissions could not be read");
  if (site.judgeErrors === 0) return ok(about, "every submission has the verdict that it was due");
  return warn(
    about,
    `${count(site.judgeErrors, "submission")} without a verdict by our own fault`,
    "Read the reasons on the administrators' page of judge errors, and have them judged again there.",
  );
}

/** Compilers on this machine, for the languages of the core and those that are switched on. */
export function checkLanguages(facts: Facts): Check {
  const about = { id: "languages", title: "languages" };
  if (facts.compilers === null) return unknown(about, "not asked: this machine judges nothing");
  const isOn = (id: string) => isCore(id) || switchedOn(facts).includes(id);
  const wanted = facts.compilers.filter(({ id }) => isOn(id));
  const missing = wanted.filter(({ version }) => version === null);
  const [first] = missing;
  if (first !== undefined) {
    const names = missing.map(({ id }) => languageName(id)).join(" and ");
    const mend = `Install what judges ${languageName(first.id)}: ${first.install}; then start the judge again.`;
    return fails(about, `${names} can be chosen, and this machine has no compiler or interpreter for it`, mend);
  }
  return ok(about, namedWithVersions(wanted));
}

/** `C++ 12.2.0, Java 25.0.3`: of the long lines that compilers print the number alone. */
export function namedWithVersions(compilers: readonly CompilerHere[]): string {
  const named = compilers.map(
    ({ id, version }) => `${languageName(id)} ${/\d+(\.\d+)+/.exec(version ?? "")?.[0] ?? ""}`,
  );
  return named.map((text) => text.trim()).join(", ");
}

/** The setting decides; without it the administrators do, as the database says. */
function switchedOn(facts: Facts): readonly string[] {
  const set = typeof facts.settings === "string" ? null : facts.settings.languages;
  return set ?? factsOf(facts.database)?.site?.languages ?? [];
}
