-- Without accents, and small where the database knows the letter: what people type and what is stored meet in this form.
create function unaccented(value text) returns text
  language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));

-- For a database that compares by bytes: ñ follows n, and a number counts by its value (its last ten digits, filled up with zeros).
create function sort_key(value text) returns text
  language sql immutable strict parallel safe
  return left(
    regexp_replace(
      regexp_replace(unaccented(replace(replace(value, 'Ñ', 'n~'), 'ñ', 'n~')), '(\d+)', '0000000000\1', 'g'),
      '\d*(\d{10})(?!\d)', '\1', 'g'
    ),
    300
  );

-- Every word with a space before it; runs of letters and of digits are words, and a number may have a comma or point inside.
create function search_words(value text) returns text
  language sql immutable strict parallel safe
  return left(
    ' ' || regexp_replace(
      regexp_replace(
        regexp_replace(unaccented(value), '[^[:alnum:].,]+|[.,](?!\d)|(?<!\d)[.,]', ' ', 'g'),
        '([[:alpha:]])(\d)', '\1 \2', 'g'
      ),
      '(\d)([[:alpha:]])', '\1 \2', 'g'
    ),
    600
  );

alter table products
  add name_key text collate "C" generated always as (sort_key(name)) stored,
  add words text collate "C" generated always as (search_words(name || ' ' || subtitle || ' ' || slug)) stored;

-- The list of the back office reads a page at a time, in one of these orders.
create index products_by_position on products (position, id) where deleted_at is null;
create index products_by_name on products (name_key, id) where deleted_at is null;
create index products_by_update on products (updated_at, id) where deleted_at is null;
create index products_by_category on products (category_id) where deleted_at is null;
-- A search reads this instead of the whole table.
create index products_by_words on products (id) include (words) where deleted_at is null;
