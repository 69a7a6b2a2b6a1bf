-- Tries at a code by other recoveries of its mailbox: the newest mail works on whatever page its owner has open.
alter table recoveries add column foreign_tries smallint not null default 0;
