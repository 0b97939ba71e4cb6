-- What a problem is about, finer than its one tag and in its author's words: `keywords` of a package.
alter table problem add column topics text[] not null default '{}';
