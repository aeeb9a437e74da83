-- Uploaded pictures and PDFs, on a server that several processes share; with the embedded database they are files.
create table uploads (
  name text collate "C" primary key,
  content bytea not null,
  stored_at timestamptz not null default now()
);
-- The content is compressed already.
alter table uploads alter column content set storage external;
