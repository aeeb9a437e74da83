-- What a change of a person's profile changed, so that it can be read and undone.
alter table staff_events
  add before jsonb,
  add after jsonb,
  add constraint staff_events_content_check check ((before is null) = (after is null));
