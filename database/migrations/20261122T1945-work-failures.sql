-- Work that nobody waits for and that fails at the moment: who looks at the dashboard is told. A row goes when it works again.
create table work_failures (
  work text not null,
  -- Which chore of the work; empty where it has none.
  part text not null default '',
  -- A code or the kind of the error, never its words, which may quote what a person wrote.
  reason text not null,
  since timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times integer not null check (times > 0),
  primary key (work, part)
);
