update fit_rules set value = value || jsonb_build_object(
  'needed',
  value -> 'sides' -> 0 ->> 'heading' = 'Film para airpads' and value -> 'sides' -> 1 ->> 'heading' = 'Equipos para airpads'
);
