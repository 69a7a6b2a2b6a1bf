-- How often all known devices of an account were forgotten: a device of before is known no longer.
alter table users add column device_epoch integer not null default 0;
