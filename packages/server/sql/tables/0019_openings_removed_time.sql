-- Time that does not count for anybody, because something had broken down: whose clock ran then has as much at the end.
alter table contest add column removed tstzmultirange not null default '{}';
