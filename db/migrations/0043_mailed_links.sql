-- A receipt link was in a response, so its holder may be anybody; a mailed link, and one that staff handed over, shows what only the buyer may see. The default
-- is for the version before, and for the links that it stored: all of them were in responses, but for those of requests that staff entered.
alter table tracking_links
  add kind text not null default 'receipt' check (kind in ('receipt', 'mailed', 'handed'));

update tracking_links set kind = 'handed' from requests where requests.id = request_id and entered_by is not null;

-- When a link that was mailed to the address of the request was first opened.
alter table requests add email_confirmed_at timestamptz;

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (
    kind in (
      'notification', 'acknowledgement', 'reply', 'link',
      'quote', 'quote_reminder', 'quote_reaction', 'quote_thanks', 'quote_waiting'
    )
  );
