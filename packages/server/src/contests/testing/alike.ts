import type pg from "pg";
import { seeded } from "./board-material.ts";
import { createTestContest } from "./test-contest.ts";

/**
 * A contest "over" that is over, in which far more pairs of programs are the same than are told, two of the longest among
 * them. Returns the ids of those two.
 */
export async function endAlike(pool: pg.Pool, userId: string): Promise<string[]> {
  await createTestContest(pool, { id: "over", from: -200, to: -100, problemIds: ["many-1"] });
  // What more than half of all have would count for nobody.
  const groups = [
    ...[1, 2].map((seed) => ({ code: longProgram(seed, 3_000), count: 25 })),
    { code: longProgram(3, 63_000), count: 2 },
  ];
  const sent: string[] = [];
  for (const { code, count } of groups) {
    const { rows } = await pool.query<{ id: string }>(
      `with entries as (
         insert into contest_entry (contest_id, name, kind)
         select 'over', repeat('é', 40), 'official' from generate_series(1, $3::int) returning id),
       sent as (
         insert into submission (user_id, problem_id, language, code, verdict, passed, total, judged_at, created_at)
         select $1, 'many-1', 'cpp', $2, 'AC', 1, 1, now(), now() from generate_series(1, $3::int) returning id)
       insert into contest_submission (contest_id, entry_id, problem_id, submission_id, at)
       select 'over', e.id, 'many-1', s.id, now() - interval '150 minutes'
         from (select id, row_number() over () as n from entries) e
         join (select id, row_number() over () as n from sent) s using (n) returning submission_id as id`,
      [userId, code, count],
    );
    sent.push(...rows.map(({ id }) => id));
  }
  return sent.slice(-2);
}

/** Of statements that no other has in the same order, since names and numbers make no program another one. */
function longProgram(seed: number, length: number): string {
  const signs = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "<", ">", "==", "!=", "&&", "||"];
  const random = seeded(seed);
  const sign = () => signs[random(signs.length)];
  let code = "";
  while (code.length < length) code += `a = b ${sign()} c ${sign()} "d" ${sign()} e;\n`;
  return code.slice(0, length);
}
