-- Staff took declines from before the waiting clock for settled, so no later event of the request may start the clock by one of them.
update request_events set detail = detail || '{"settled": "before_clock"}'
from requests
where
  requests.id = request_id
  and request_events.kind = 'quote_declined'
  and (waiting_again_since is null or waiting_again_since > at);
