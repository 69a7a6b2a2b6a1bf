-- A role for staff who pack and send.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('customer', 'owner', 'manager', 'workshop', 'packer'));
