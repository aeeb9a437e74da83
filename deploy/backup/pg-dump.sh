#!/bin/sh
# Dumps the database to a folder, checks that the dump can be read, and removes dumps older than KEEP_DAYS.
# Usage: DATABASE_URL=postgresql://... KEEP_DAYS=14 pg-dump.sh /var/backups/precinta; every user of the machine can read
# the address in the list of processes, so its password belongs in ~/.pgpass or PGPASSWORD.
# Restore into an empty database: pg_restore --clean --if-exists --no-owner -d "$DATABASE_URL" precinta-....dump
set -eu

folder=$1
: "${DATABASE_URL:?names the database}"
dump="$folder/precinta-$(date -u +%Y%m%dT%H%M%SZ).dump"

# The name tells that it is complete: a dump that was cut short keeps the other one.
pg_dump --format=custom --no-owner --file="$dump.unfinished" "$DATABASE_URL"
pg_restore --list "$dump.unfinished" >/dev/null
sync "$dump.unfinished"
mv "$dump.unfinished" "$dump"

# Only after a new dump exists, so that a failing backup never removes the last good ones.
find "$folder" -maxdepth 1 -name 'precinta-*.dump*' -mtime "+${KEEP_DAYS:-14}" -delete
