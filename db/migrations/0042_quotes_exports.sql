alter table privacy_acts
  drop constraint privacy_acts_kind_check,
  add constraint privacy_acts_kind_check check (
    kind in ('export', 'inbox_export', 'quotes_export', 'erasure', 'retention', 'retention_change', 'backup')
  );
