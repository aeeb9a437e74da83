-- What a buyer adds in words: a note on a product of the list, and one product that is not in the catalogue.
alter table request_lines add column note text;
alter table requests add column other_product text;
