import type { LanguageId } from "@verdict/contract/language";
import type { TestFigures } from "@verdict/contract/problem-figures";
import type { ProgramVerdict } from "@verdict/contract/verdict";
import type { Queryable } from "../../platform/postgres/transaction.ts";

/** The newest ones with a verdict about a program. `$1` is the problem, `$2` how many. */
const NEWEST = `select verdict, language, tests, problem_version from submission
  where problem_id = $1 and verdict is not null and verdict <> 'JE' order by judged_at desc limit $2`;

export interface EndedRow {
  verdict: ProgramVerdict;
  language: LanguageId;
  count: number;
}

export async function countEndings(db: Queryable, input: { problemId: string; most: number }): Promise<EndedRow[]> {
  const { rows } = await db.query<EndedRow>(
    `with newest as (${NEWEST})
     select verdict, language, count(*)::int as count from newest group by verdict, language order by 3 desc, 1, 2`,
    [input.problemId, input.most],
  );
  return rows;
}

/** Accounts with a judged submission, and those that have solved it. */
export async function countPeople(db: Queryable, problemId: string): Promise<{ tried: number; solved: number }> {
  const { rows } = await db.query<{ tried: number; solved: number }>(
    `select (select count(distinct user_id) from submission
              where problem_id = $1 and verdict is not null and verdict <> 'JE')::int as tried,
            (select count(*) from solved where problem_id = $1)::int as solved`,
    [problemId],
  );
  return rows[0] ?? { tried: 0, solved: 0 };
}

/** In the order of their numbers; of submissions that were judged with the tests of today. */
export async function measureTests(db: Queryable, input: { problemId: string; most: number }): Promise<TestFigures[]> {
  const { rows } = await db.query<TestFigures>(
    `with newest as (${NEWEST}),
     of_today as (select n.* from newest n join problem p on p.id = $1 and p.version = n.problem_version),
     ran as (
       select (j ->> 'number')::int as number, j ->> 'verdict' as verdict, (j ->> 'cpuMs')::float8 as cpu_ms,
              s.verdict = 'AC' as is_accepted
         from of_today s cross join jsonb_array_elements(s.tests) j)
     select t.number, t.is_visible as "isVisible", count(r.number)::int as judged,
            count(*) filter (where r.verdict <> 'AC')::int as failed,
            percentile_cont(0.5) within group (order by r.cpu_ms) filter (where r.is_accepted) as "medianMs",
            max(r.cpu_ms) filter (where r.is_accepted) as "slowestMs"
       from problem_test t left join ran r on r.number = t.number
      where t.problem_id = $1 group by t.number, t.is_visible order by t.number`,
    [input.problemId, input.most],
  );
  return rows;
}
