-- An acknowledgement is withheld when its recipient has had enough of them for a day.
alter table mails
  drop constraint mails_state_check,
  add constraint mails_state_check check (state in ('queued', 'sent', 'filed', 'failed', 'dropped', 'withheld'));
