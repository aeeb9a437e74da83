-- What visitors searched for, by day; nobody can be told from it. Texts that were searched only once are not stored.
create table searches (
  text text not null,
  day date not null,
  searched integer not null,
  -- How many products the last of these searches found.
  results integer not null,
  -- Products opened from the results, and the sum of their positions.
  opened integer not null default 0,
  positions integer not null default 0,
  -- Products added to the quotation list after the search.
  added integer not null default 0,
  primary key (text, day)
);

create index searches_by_day on searches (day);

insert into searches (text, day, searched, results) select text, last_day, count, 0 from search_misses;

drop table search_misses;
