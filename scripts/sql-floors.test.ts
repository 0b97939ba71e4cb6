import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOMS, roomsBelow } from "./floors.ts";

const server = join(import.meta.dirname, "..", "packages", "server");

/** Whose each SQL function is. What a judge may call stands mostly above submissions, since verdicts end in them. */
const OWNER_OF_FUNCTION: Record<string, string> = {
  check_judge_result: "judging",
  give_turn: "judging",
  living_judges: "judging",
  is_drained: "judging",
  judge_boxes: "judging",
  judge_report: "judging",
  first_claimable: "judging",
  charge_draft: "judging",
  holder_of_program: "judging",
  put_draft: "judging",
  end_draft: "judging",
  end_old_drafts: "judging",
  judge_take_draft: "judging",
  judge_tell_draft: "judging",
  judge_test_data: "problems",
  test_data_turn: "problems",
  loosen_test_data: "problems",
  apply_rejudging: "submissions",
  apply_rejudging_batch: "submissions",
  count_submissions: "submissions",
  fold_tally: "submissions",
  grant_judging: "submissions",
  guard_verdict: "submissions",
  judge_claim: "submissions",
  judge_finish: "submissions",
  judge_give_back: "submissions",
  judge_reap: "submissions",
  judge_renew: "submissions",
  judge_stop: "submissions",
  judging_failed: "submissions",
  judging_task: "submissions",
  put_verdict: "submissions",
  return_to_queue: "submissions",
  retry_judge_errors: "submissions",
};

/** Tables by the domain in the name of their file: `sql/tables/0003_problems.sql`. */
const ownerOfTable = new Map(
  filesIn("sql/tables").flatMap((path) => {
    const domain = /\d+_([a-z]+)\.sql$/.exec(path)?.[1] ?? "";
    return [...read(path).matchAll(/^create (?:unlogged )?table (\w+)/gm)].map((match): [string, string] => [
      match[1] ?? "",
      domain,
    ]);
  }),
);

function filesIn(folder: string): string[] {
  return readdirSync(join(server, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|sql)$/.test(path) && !/\.test\.ts$|(^|\/)testing\//.test(path))
    .map((path) => join(folder, path))
    .sort();
}

/** Without comments: they may speak of anything. */
function read(path: string): string {
  const text = readFileSync(join(server, path), "utf8");
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)(\/\/|--).*$/gm, "");
}

function tablesIn(text: string): string[] {
  const named = [...text.matchAll(/\b(?:from|join|into|update|using|table|truncate)\s+(?:only\s+)?(\w+)/g)];
  return [...new Set(named.map((match) => match[1] ?? ""))].filter((name) => ownerOfTable.has(name));
}

function functionsIn(text: string): string[] {
  return Object.keys(OWNER_OF_FUNCTION).filter((name) => new RegExp(`\\b${name}\\(`).test(text));
}

/** Every table and function of a text that a domain may not know. */
function tooHigh(domain: string, text: string): string[] {
  const allowed = [domain, ...roomsBelow("server", domain)];
  return [
    ...tablesIn(text).filter((table) => !allowed.includes(ownerOfTable.get(table) ?? "")),
    ...functionsIn(text).filter((name) => !allowed.includes(OWNER_OF_FUNCTION[name] ?? "")),
  ];
}

const domainOf = (path: string) => path.split("/")[1] ?? "";
const sources = filesIn("src").filter((path) => path.split("/").length > 2);
const domains = (ROOMS["server"] ?? []).flat();

test("every file of functions makes functions whose owner is known", () => {
  const made = filesIn("sql/functions").flatMap((path) =>
    [...read(path).matchAll(/^create or replace function (\w+)/gm)].map((match) => match[1]),
  );
  expect(made.sort()).toEqual(Object.keys(OWNER_OF_FUNCTION).sort());
});

test.each(domains)("%s reads tables of its own and lower floors only", (domain) => {
  const wrong = sources
    .filter((path) => domainOf(path) === domain)
    .flatMap((path) => tooHigh(domain, read(path)).map((name) => `${path}: ${name}`));
  expect(wrong).toEqual([]);
});

test("every function reads tables and calls functions of its owner's and lower floors only", () => {
  const wrong = filesIn("sql/functions").flatMap((path) =>
    read(path)
      .split(/^(?=create or replace function )/m)
      .flatMap((text) => {
        const name = /^create or replace function (\w+)/.exec(text)?.[1] ?? "";
        return tooHigh(OWNER_OF_FUNCTION[name] ?? "", text).map((high) => `${name}: ${high}`);
      }),
  );
  expect(wrong).toEqual([]);
});

test("the rules see a table that stands too high", () => {
  expect(tooHigh("judging", "select from submission where id = $1")).toEqual(["submission"]);
  expect(tooHigh("problems", "select * from problem p left join editorial_video v on true")).toEqual([
    "editorial_video",
  ]);
  expect(tooHigh("judging", "select judging_failed(j)")).toEqual(["judging_failed"]);
});
