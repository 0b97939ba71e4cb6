import type { Queryable } from "../../platform/postgres/transaction.ts";

interface ExportedTalk {
  comments: { problemId: string; text: string; at: string; editedAt: string | null; isHidden: boolean }[];
  sharedSolutions: { problemId: string; submissionId: string; at: string; votes: number; isHidden: boolean }[];
  votes: { problemId: string; at: string }[];
  reports: { problemId: string; reason: string; at: string; state: string }[];
}

/** What the user has written, shared, voted for and reported in the talk about problems, oldest first. */
export async function findExportedTalk(db: Queryable, userId: string): Promise<ExportedTalk> {
  const { rows } = await db.query<ExportedTalk>(
    `select
       (select coalesce(jsonb_agg(jsonb_build_object('problemId', k.problem_id, 'text', k.text, 'at', k.created_at,
                 'editedAt', k.edited_at, 'isHidden', k.hidden_at is not null) order by k.id), '[]')
          from talk_comment k where k.author_id = $1) as comments,
       (select coalesce(jsonb_agg(jsonb_build_object('problemId', h.problem_id, 'submissionId', h.submission_id,
                 'at', h.shared_at, 'isHidden', h.hidden_at is not null,
                 'votes', (select count(*) from solution_vote v where v.solution_id = h.id)) order by h.id), '[]')
          from shared_solution h join submission s on s.id = h.submission_id where s.user_id = $1) as "sharedSolutions",
       (select coalesce(jsonb_agg(jsonb_build_object('problemId', h.problem_id, 'at', v.created_at)
                 order by v.created_at), '[]')
          from solution_vote v join shared_solution h on h.id = v.solution_id where v.user_id = $1) as votes,
       (select coalesce(jsonb_agg(jsonb_build_object('problemId', r.problem_id, 'reason', r.reason, 'at', r.created_at,
                 'state', r.state) order by r.id), '[]')
          from talk_report r where r.reporter_id = $1) as reports`,
    [userId],
  );
  return rows[0] ?? { comments: [], sharedSolutions: [], votes: [], reports: [] };
}
