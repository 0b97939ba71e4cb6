import { prepareLoad } from "@verdict/server/load-site";
import { median } from "../figure.ts";
import { load } from "../send-load.ts";
import type { Report } from "./report.ts";
import { startRole } from "./role-process.ts";

/*
 * The list of all problems for fifty readers at once, each with a session of their own, against a bare Fastify route
 * with the same bytes: one that asks who calls, with a query for each call, and one that does not even that. The three
 * are asked in turn in short slices.
 */

const ROUNDS = 8;
const WARM_UP_ROUNDS = 2;
const SLICE_SECONDS = 0.5;
const READERS = 50;
const PATH = "/problem/getAllProblem";

export async function measureList(databaseUrl: string, problems: number, report: Report): Promise<void> {
  const cookies = await prepareLoad(databaseUrl, { problems, users: READERS });
  const [cookie = ""] = cookies;
  const site = await startRole("site", databaseUrl);
  const url = `${await site.address()}${PATH}`;
  const body = await (await fetch(url, { headers: { cookie, "accept-encoding": "identity" } })).text();
  const bare = await startRole("bare", databaseUrl, "asked");
  const barest = await startRole("bare", databaseUrl, "not-asked");
  await bare.give(body);
  await barest.give(body);
  const contenders = { verdict: site, bare, barest };
  const rates: Record<keyof typeof contenders, number[]> = { verdict: [], bare: [], barest: [] };
  const p99: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const name of ["verdict", "bare", "barest"] as const) {
      const asked = `${await contenders[name].address()}${PATH}`;
      const result = await load({ url: asked, cookies, connections: READERS, seconds: SLICE_SECONDS });
      if (round < WARM_UP_ROUNDS) continue;
      rates[name].push(result.requestsPerSecond);
      if (name === "verdict") p99.push(result.p99Ms);
    }
  }
  for (const each of Object.values(contenders)) await each.end();
  const name = `load.list.${problems}`;
  report(`${name}.rate`, median(rates.verdict), "requests/s");
  report(`${name}.p99`, median(p99), `ms, ${READERS} readers, ${Math.round(body.length / 1000)} kB each`);
  const ratio = (to: number[]) => median(rates.verdict.map((rate, round) => rate / (to[round] ?? Number.NaN)));
  report(`${name}.ratio`, ratio(rates.bare), "of a bare Fastify route with the same bytes (goal: at least 0.8)");
  report(`${name}.ratio-unasked`, ratio(rates.barest), "of one that does not even ask who calls");
}
