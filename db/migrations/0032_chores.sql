-- When each piece of regular work is due; a process that begins it moves the time ahead.
create table chores (
  name text primary key,
  due_at timestamptz not null
);
