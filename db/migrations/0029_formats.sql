-- The format in which a buyer asks for a product, as it was then: its name and how many sale units it holds.
alter table request_lines add column format jsonb;
