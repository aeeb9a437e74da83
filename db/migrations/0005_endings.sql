-- A preview ends with the account that gave it. Those of before last a day at most.
delete from preview_tokens;
alter table preview_tokens add staff_id text not null references staff on delete cascade;

-- What was looked for once may be somebody's name.
delete from search_misses where count < 2;
