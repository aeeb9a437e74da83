-- Whoever operates the server makes a link to an account that nobody could sign in to otherwise.
alter table staff_events
  drop constraint staff_events_kind_check,
  add constraint staff_events_kind_check check (
    kind in (
      'created', 'enabled', 'disabled', 'link_given', 'link_by_command', 'password_chosen', 'password_changed',
      'attacked', 'suspect_sign_in', 'profile_changed'
    )
  );
