-- A buyer who declines chooses one of a few reasons, which can be counted; the text stands apart.
alter table quotes add reaction_reason text;
update quotes set reaction_reason = 'Otro motivo' where reaction = 'declined';
update requests set quote_outcome_reason = 'Otro motivo'
where quote_outcome = 'lost' and exists (
  select from quotes
  where request_id = requests.id and reaction = 'declined' and reaction_text = quote_outcome_reason
);
update requests set quote_outcome_reason = 'Compra a otro proveedor' where quote_outcome_reason = 'Compró a otro proveedor';
update requests set quote_outcome_reason = 'Compra postergada' where quote_outcome_reason = 'Postergó la compra';
update requests set quote_outcome_reason = 'Sin respuesta' where quote_outcome_reason = 'No respondió';

-- Drafts have totals too, so that lists add up what was saved; these were the checks of net, tax and total.
alter table quotes
  drop constraint quotes_check1,
  drop constraint quotes_check2,
  drop constraint quotes_check3;

with subtotals as (
  select
    quotes.id,
    coalesce(sum(round(quantity::numeric * unit_price * (10000 - quote_lines.discount) * 0.0001)), 0) as subtotal
  from quotes
  left join quote_lines on quote_id = quotes.id
  where sent_at is null
  group by quotes.id
), nets as (
  select id, subtotal - round(subtotal * discount * 0.0001) + freight as net from quotes join subtotals using (id)
)
update quotes
set
  net = nets.net,
  tax = case when is_exempt then 0 else round(nets.net * 0.19) end,
  total = nets.net + case when is_exempt then 0 else round(nets.net * 0.19) end
from nets
where nets.id = quotes.id;

alter table quotes
  alter net set not null,
  alter tax set not null,
  alter total set not null;

-- Who had the editor of a request's quote open, and when it last said so.
create table quote_editors (
  request_id integer not null references requests on delete cascade,
  staff_id text not null references staff on delete cascade,
  seen_at timestamptz not null,
  primary key (request_id, staff_id)
);

alter table request_events
  drop constraint request_events_kind_check,
  add constraint request_events_kind_check check (
    kind in (
      'status', 'owner', 'note', 'reply', 'mail_again', 'released', 'entered',
      'quote_draft_created', 'quote_draft_deleted',
      'quote_sent', 'quote_opened', 'quote_accepted', 'quote_change_requested', 'quote_declined', 'quote_expired',
      'quote_reminded', 'staff_reminded', 'quote_outcome', 'link_renewed', 'link_revoked'
    )
  );

alter table changes
  drop constraint changes_kind_check,
  add constraint changes_kind_check check (kind in ('product', 'category', 'banner', 'synonym', 'setting', 'price'));

create index mails_by_quote on mails (quote_id) where quote_id is not null;
