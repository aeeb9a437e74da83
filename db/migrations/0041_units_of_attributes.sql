-- An hour is 60 minutes, and litres for each cycle are no litres for each minute. What staff changed stays as it is.
update attributes
set value = jsonb_set(value, '{units}', '[{"name": "min", "factor": 1}, {"name": "h", "factor": 60}]'), updated_at = now()
where (key, value -> 'units') in (
  ('tiempo-carga', '[{"name": "min", "factor": 1}, {"name": "h", "factor": 1}]'),
  ('tiempo-llenado', '[{"name": "min", "factor": 1}]')
);

with air as (
  update attributes
  set value = jsonb_set(value, '{units}', '[{"name": "NL/min", "factor": 1}]'), updated_at = now()
  where key = 'consumo-aire' and value -> 'units' = '[{"name": "NL/min", "factor": 1}, {"name": "NL", "factor": 1}]'
  returning position, value
),
moved as (
  update attributes set position = attributes.position + 1
  from air
  where attributes.position > air.position and not exists (select from attributes where key = 'consumo-aire-ciclo')
)
insert into attributes (key, position, value)
select 'consumo-aire-ciclo', position + 1, value || '{
  "name": "Consumo de aire por ciclo",
  "units": [{"name": "NL por ciclo", "factor": 1}, {"name": "NL por cierre", "factor": 1}]
}'
from air
on conflict (key) do nothing;
