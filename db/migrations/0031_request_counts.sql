-- Requests of one address to one limited route. They may be lost, so they are written to no log.
create unlogged table request_counts (
  key text collate "C" primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
