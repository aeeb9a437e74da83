-- The unit a product is sold in becomes a field of its own, filled from the specification that has named it so far;
-- a line of a request keeps the unit of its day.
alter table request_lines add column unit text;

update products
set details = details || jsonb_build_object(
  'unit',
  coalesce(
    (
      select lower(left(value, 1)) || substr(value, 2)
      from (
        select regexp_replace(row ->> 'value', '^1 ', '') as value
        from jsonb_array_elements(details -> 'specifications') as row
        where row ->> 'key' = 'Unidad de venta'
          -- A thing and what it holds, not a sentence, and not longer than the field takes.
          and row ->> 'value' ~ '^(1 )?\S+( de .+)?$'
          and length(row ->> 'value') <= 60
      ) as named
      limit 1
    ),
    ''
  )
);
