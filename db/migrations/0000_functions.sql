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

