-- How the site stood, every thirty seconds for a day: one row, whichever web server writes first; each adds the requests
-- that it has answered. Not logged: after a crash the plots begin anew.
create unlogged table site_sample (
  at             timestamptz primary key,
  waiting        int not null,
  running        int not null,
  oldest_seconds real not null,
  judges         int not null,
  -- Of the thirty seconds before.
  verdicts       int not null,
  judge_errors   int not null,
  -- From the press of the button to the verdict, of nineteen in twenty.
  slow_seconds   real not null,
  requests       int not null default 0,
  failures       int not null default 0
);
