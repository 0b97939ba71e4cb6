#!/bin/sh
# Run once by the image of PostgreSQL when its volume is new. Web servers own their database and nothing else: whoever
# takes one over is no superuser. Judges may call fourteen functions, read no table, keep nothing, and leave connections
# for web servers; the first web server gives them these rights when it makes the functions.
set -eu
psql --set ON_ERROR_STOP=1 --set "web=$WEB_PASSWORD" --set "judge=$JUDGE_PASSWORD" --username "$POSTGRES_USER" \
  --dbname "$POSTGRES_DB" <<'SQL'
create role verdict login password :'web';
create role verdict_judge login password :'judge' connection limit 60;
create database verdict owner verdict;
\connect verdict
\i /superuser/bound-judges.sql
SQL
