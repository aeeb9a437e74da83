#!/bin/bash
# Dumps the database to a folder, checks that the dump can be read, and removes dumps older than KEEP_DAYS.
# Usage: DATABASE_URL=postgresql://... KEEP_DAYS=14 pg-dump.sh /var/backups/precinta
# Restore into an empty database, as the user postgres: pg_restore --no-owner --role=precinta -d precinta < precinta-....dump
set -eu

folder=$1
address=${DATABASE_URL:?names the database}
dump="$folder/precinta-$(date -u +%Y%m%dT%H%M%SZ).dump"

# Every user of the machine can read the arguments of a process, but not its environment.
if [[ $address =~ ^([a-z]+://[^:@/?]*):([^@/]*)(@.*)$ ]]; then
  address=${BASH_REMATCH[1]}${BASH_REMATCH[3]}
  encoded=${BASH_REMATCH[2]//\\/\\\\}
  PGPASSWORD=$(printf %b "${encoded//%/\\x}")
  export PGPASSWORD
fi

# The name tells that it is complete: a dump that was cut short keeps the other one.
pg_dump --format=custom --no-owner --file="$dump.unfinished" "$address"
pg_restore --list "$dump.unfinished" >/dev/null
sync "$dump.unfinished"
mv "$dump.unfinished" "$dump"

# Only after a new dump exists, so that a failing backup never removes the last good ones.
find "$folder" -maxdepth 1 -name 'precinta-*.dump*' -mtime "+${KEEP_DAYS:-14}" -delete
