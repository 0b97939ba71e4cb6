import { inBytes } from "./amounts.ts";
import { nextToMend } from "./checks/all-checks.ts";
import type { Check, CheckState } from "./checks/check.ts";
import { factsOf } from "./checks/database-checks.ts";
import { namedWithVersions } from "./checks/judging-checks.ts";
import type { Facts } from "./facts.ts";

const WORDS: Record<CheckState, string> = { ok: "ok", warn: "warn", fails: "FAILS", unknown: "-" };
const NAME_WIDTH = 14;
const TITLE_WIDTH = 26;

/** One page for people: what this is, what holds, and what to mend next. */
export function pageOf(facts: Facts, checks: readonly Check[]): string {
  return [
    "What this is",
    ...Object.entries(describe(facts)).map(([title, text]) => `  ${title.padEnd(NAME_WIDTH)}${text}`),
    "",
    "What holds",
    ...checks.map(({ state, title, text }) => `  ${WORDS[state].padEnd(5)} ${title.padEnd(TITLE_WIDTH)}${text}`),
    "",
    lastLine(facts, checks),
  ].join("\n");
}

/** The same for machines. */
export function objectOf(facts: Facts, checks: readonly Check[]) {
  const next = nextToMend(checks);
  return {
    holds: next === null,
    next: next === null ? null : { id: next.id, mend: next.mend },
    installation: describe(facts),
    checks,
  };
}

function describe(facts: Facts): Record<string, string> {
  const { code, machine, dataFolder } = facts;
  return {
    version: code.commit === null ? code.version : `${code.version} (${code.commit})`,
    node: machine.node,
    machine: `${machine.host}, ${machine.cores} cores, ${inBytes(machine.memoryBytes)} of memory`,
    "data folder":
      dataFolder.state === "there" ? `${dataFolder.folder}, ${inBytes(dataFolder.bytes)}` : dataFolder.folder,
    database: databaseOf(facts),
    "runs here": runningOf(facts),
    languages: languagesOf(facts),
    sandbox: sandboxOf(facts),
  };
}

function databaseOf({ database }: Facts): string {
  if (database.kind === "none") return database.reason;
  if (database.kind !== "asked") return `embedded PostgreSQL in ${database.folder}, ${database.kind}`;
  const kind = database.isEmbedded ? "embedded PostgreSQL" : "PostgreSQL";
  const { look } = database;
  if (look.state !== "there") return `${kind} at ${database.where}, ${look.state}`;
  const { version, site } = look.facts;
  return `${kind} ${version} at ${database.where}${site === null ? "" : `, ${inBytes(site.bytes)}`}`;
}

/** By what answers, and not by what was asked for. */
function runningOf(facts: Facts): string {
  const judges = (factsOf(facts.database)?.site?.judges ?? []).filter(
    ({ host, state }) => host === facts.machine.host && state !== "gone",
  );
  const parts = [
    ...(facts.web.state === "answers" ? ["web server"] : []),
    ...(judges.length > 0 ? [judges.length === 1 ? "judge" : `${judges.length} judges`] : []),
    ...(facts.database.kind === "asked" && facts.database.isEmbedded ? ["database"] : []),
  ];
  return parts.length === 0 ? "nothing" : parts.join(", ");
}

function languagesOf({ compilers }: Facts): string {
  if (compilers === null) return "none: this machine judges nothing";
  return namedWithVersions(compilers.filter(({ version }) => version !== null));
}

function sandboxOf({ sandbox }: Facts): string {
  if (sandbox === null) return "none: this machine judges nothing";
  const { mode, hasCgroup } = sandbox.host;
  if (mode === "none") return "no isolated box can be made";
  return `${mode}, ${hasCgroup ? "with" : "without"} cgroup v2`;
}

function lastLine(facts: Facts, checks: readonly Check[]): string {
  const next = nextToMend(checks);
  if (next !== null) return `Next: ${next.mend}`;
  if (facts.web.state === "silent")
    return "All that could be asked holds. The site is stopped: npm start brings it up.";
  return "All holds.";
}
