-- A sign-in from a new device during an attack is part of the history of the accounts.
alter table staff_events
  drop constraint staff_events_kind_check,
  drop constraint staff_events_check,
  add constraint staff_events_kind_check check (
    kind in (
      'created', 'enabled', 'disabled', 'link_given', 'password_chosen', 'password_changed', 'attacked', 'suspect_sign_in'
    )
  ),
  -- Wrong passwords in a row, of an attack.
  add constraint staff_events_attempts_check check ((kind in ('attacked', 'suspect_sign_in')) = (attempts is not null));
