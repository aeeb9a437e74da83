-- A mail that waits in the queue is dropped if a newer version or the buyer's decision has overtaken it.
alter table mails
  drop constraint mails_state_check,
  add constraint mails_state_check check (state in ('queued', 'sent', 'filed', 'failed', 'dropped'));

-- Subjects may no longer contain the link of the private page.
update settings set value = jsonb_set(value, '{quoteSent,subject}', '"Cotización {folio}, versión {version}"')
where name = 'mailTemplates' and value #>> '{quoteSent,subject}' like '%{enlace}%';

update settings set value = jsonb_set(value, '{quoteReminder,subject}', '"La cotización {folio} vence el {vence}"')
where name = 'mailTemplates' and value #>> '{quoteReminder,subject}' like '%{enlace}%';
