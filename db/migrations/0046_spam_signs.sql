-- What made a request suspicious, strongest first; it is held back only if spam_reason is set.
alter table requests add column spam_signs text[] not null default '{}';
