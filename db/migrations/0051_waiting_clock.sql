alter table requests
  -- The buyer's first act that came after the last answer and is not answered yet.
  add waiting_again_since timestamptz,
  -- Working time until the first answer, by the opening hours of that day. Null if staff entered the request.
  add first_answer_minutes integer;

with changes as (
  select
    id,
    kind in ('status', 'released') as is_status,
    lead(detail ->> 'from') over later as next_from,
    lead(detail ->> 'to') over later as next_to
  from request_events
  where kind in ('status', 'released')
  window later as (partition by request_id order by id)
), answers as (
  select request_id, max(request_events.id) as last
  from request_events left join changes using (id)
  where
    (
      kind in ('reply', 'quote_sent')
      and not exists (
        select from mails
        where
          mails.request_id = request_events.request_id
          and mails.id::text = detail ->> 'mailId'
          and mails.state not in ('sent', 'filed')
      )
    )
    or (
      is_status
      and detail ->> 'to' in ('answered', 'closed')
      -- Opening it again corrects a mistake.
      and not coalesce(next_from in ('answered', 'closed') and next_to not in ('answered', 'closed'), false)
    )
  group by request_id
), asked as (
  select request_events.request_id, min(at) as since
  from request_events left join answers using (request_id)
  where
    -- Declines from before are not brought back: staff took them for settled.
    kind in ('quote_accepted', 'quote_change_requested')
    and request_events.id > coalesce(answers.last, 0)
  group by request_events.request_id
)
update requests set waiting_again_since = since from asked where asked.request_id = requests.id;
