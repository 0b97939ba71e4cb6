import { expect, test } from "vitest";
import { readComments } from "./read-comments.ts";

const file = (name: string, text: string) => ({ name: `tables/${name}`, text, sha256: "" });

const FIRST = `-- What users hand in.

-- One row for each.
create table submission (
  id   uuid primary key,
  -- As it was typed.
  code text not null
);
-- By its code.
create index submission_by_code on submission (code);
`;
const CHANGES = `-- What its author has written beside it.
alter table submission add column note text;

-- Wider than before.
alter table submission drop constraint submission_code_check;

-- Who has seen it.
create unlogged table submission_view (
  -- Null: a stranger.
  user_id uuid
);
`;

test("comments stand with what they are about, whichever file says it", () => {
  const { domains, texts } = readComments([
    file("0001_submissions.sql", FIRST),
    file("0002_submissions_keep_notes.sql", CHANGES),
  ]);
  expect([...domains]).toEqual([["submissions", ["submission", "submission_view"]]]);
  expect(Object.fromEntries(texts)).toEqual({
    submissions: "-- What users hand in.\n",
    submission: "-- One row for each.\n",
    "submission.code": "  -- As it was typed.\n",
    submission_by_code: "-- By its code.\n",
    "submission.note": "-- What its author has written beside it.\n",
    submission_view: "-- Who has seen it.\n",
    "submission_view.user_id": "  -- Null: a stranger.\n",
  });
});
