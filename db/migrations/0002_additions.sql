-- What schema.ts cannot say.

-- Checked at the commit: the key is claimed first, so that a simultaneous repeat waits for the request it names.
alter table idempotency_keys
  alter constraint idempotency_keys_request_id_requests_id_fk deferrable initially deferred;

-- The search of the back office reads this instead of the whole table.
create index products_by_words on products (id) include (words) where deleted_at is null;

-- Written at every limited request, and may be lost in a crash.
alter table request_counts set unlogged;
alter table request_counts set (fillfactor = 50);

-- The content is compressed already.
alter table uploads alter column content set storage external;
