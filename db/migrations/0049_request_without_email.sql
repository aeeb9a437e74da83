-- A customer who called may have no mail address; an erased one keeps the empty text.
alter table requests alter column email drop not null;
