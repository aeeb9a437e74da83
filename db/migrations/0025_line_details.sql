-- The sizes of a quoted product as they were then.
alter table quote_lines add detail text not null default '';
