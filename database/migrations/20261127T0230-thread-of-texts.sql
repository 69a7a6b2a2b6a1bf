-- The reel that a typed text is sewn with; null for the one that follows the cloth.
alter table options add column thread_id uuid references threads (id) on delete set null;
create index options_thread on options (thread_id) where thread_id is not null;
