-- A preview may carry a product as a form has it, saved or not.
alter table preview_tokens
  add product_id integer,
  add product jsonb;
