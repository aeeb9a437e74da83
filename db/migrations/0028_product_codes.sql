-- The seller's own code of a product; empty if it has none.
alter table products add column code text not null default '';

create unique index products_by_code on products (unaccented(code)) where code <> '' and deleted_at is null;

-- The list of the back office finds a code as it is written and without its dashes.
alter table products drop column words;
alter table products
  add words text collate "C" generated always as (
    search_words(code || ' ' || regexp_replace(code, '[^[:alnum:]]', '', 'g') || ' ' || name || ' ' || subtitle || ' ' || slug)
  ) stored;
create index products_by_words on products (id) include (words) where deleted_at is null;

-- A line of a request keeps the code of its day.
alter table request_lines add column code text;
