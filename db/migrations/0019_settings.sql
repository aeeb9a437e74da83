alter table changes
  drop constraint changes_kind_check,
  add constraint changes_kind_check check (kind in ('product', 'category', 'banner', 'synonym', 'setting'));

-- How a person signs replies and quotations.
alter table staff
  add position text not null default '',
  add phone text not null default '',
  add signature text not null default '';

alter table staff_events
  drop constraint staff_events_kind_check,
  add constraint staff_events_kind_check check (
    kind in (
      'created', 'enabled', 'disabled', 'link_given', 'password_chosen', 'password_changed', 'attacked',
      'suspect_sign_in', 'profile_changed'
    )
  );
