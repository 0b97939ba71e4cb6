#!/bin/sh
# Run once by the image of PostgreSQL when its volume is new: the role of judges, which may call eleven functions, read
# no table, keep nothing, and leave connections for web servers. The first web server gives it these rights when it
# makes the functions.
set -eu
psql --set ON_ERROR_STOP=1 --set "password=$JUDGE_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role verdict_judge login password :'password' connection limit 60;
\i /superuser/bound-judges.sql
SQL
