import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOMS, roomsBelow } from "./floors.ts";

const server = join(import.meta.dirname, "..", "packages", "server");

/**
 * Tables by the domain that the name of their file begins with: `sql/tables/0003_problems.sql`, `0010_problems_….sql`.
 */
const ownerOfTable = new Map(
  filesIn("sql/tables").flatMap((path) => {
    const domain = /\/\d{4}_([a-z]+)(?:_\w+)?\.sql$/.exec(path)?.[1] ?? "";
    return made("(?:unlogged )?table", read(path)).map((name): [string, string] => [name, domain]);
  }),
);

/**
 * Functions by the domain whose folder they are in: `sql/functions/judging/give_turn.sql`. What a judge may call stands
 * mostly above submissions, since verdicts end in them.
 */
const ownerOfFunction = new Map(
  filesIn("sql/functions").flatMap((path) =>
    made("or replace function", read(path)).map((name): [string, string] => [name, path.split("/")[2] ?? ""]),
  ),
);

function made(what: string, text: string): string[] {
  return [...text.matchAll(new RegExp(`^create ${what} (\\w+)`, "gm"))].map((match) => match[1] ?? "");
}

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
  return [...ownerOfFunction.keys()].filter((name) => new RegExp(`\\b${name}\\(`).test(text));
}

/** Every table and function of a text that a domain may not know. */
function tooHigh(domain: string, text: string): string[] {
  const allowed = [domain, ...roomsBelow("server", domain)];
  return [
    ...tablesIn(text).filter((table) => !allowed.includes(ownerOfTable.get(table) ?? "")),
    ...functionsIn(text).filter((name) => !allowed.includes(ownerOfFunction.get(name) ?? "")),
  ];
}

const domainOf = (path: string) => path.split("/")[1] ?? "";
const sources = filesIn("src").filter((path) => path.split("/").length > 2);
const domains = (ROOMS["server"] ?? []).flat();

test("every table and every function belongs to a domain of the server", () => {
  const owners = [...ownerOfTable.values(), ...ownerOfFunction.values()];
  expect([...new Set(owners)].filter((owner) => !domains.includes(owner))).toEqual([]);
});

test.each(domains)("%s reads tables of its own and lower floors only", (domain) => {
  const wrong = sources
    .filter((path) => domainOf(path) === domain)
    .flatMap((path) => tooHigh(domain, read(path)).map((name) => `${path}: ${name}`));
  expect(wrong).toEqual([]);
});

test("every function reads tables and calls functions of its owner's and lower floors only", () => {
  const wrong = filesIn("sql/functions").flatMap((path) =>
    tooHigh(path.split("/")[2] ?? "", read(path)).map((name) => `${path}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("no route makes a query: it calls a function that does", () => {
  expect(sources.filter((path) => path.endsWith("routes.ts") && /\.query[(<]/.test(read(path)))).toEqual([]);
});

test("a judge may call what the contract names, and nothing else", () => {
  const files = ["jobs.ts", "preparing.ts"].map((file) => join(server, "../contract/src", file));
  const named = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^ \* {3}(judge_\w+)\(/gm)]);
  const granted = [...read("sql/functions/submissions/grant_judging.sql").matchAll(/'(judge_\w+)\(/g)];
  expect(granted.map((match) => match[1]).sort()).toEqual(named.map((match) => match[1]).sort());
});

test("the rules see a table that stands too high", () => {
  expect(tooHigh("judging", "select from submission where id = $1")).toEqual(["submission"]);
  expect(tooHigh("problems", "select * from problem p left join editorial_video v on true")).toEqual([
    "editorial_video",
  ]);
  expect(tooHigh("judging", "select judging_failed(j)")).toEqual(["judging_failed"]);
});
