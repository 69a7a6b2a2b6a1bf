-- A cancelled order calls what is booked of it off at the courier, in the background (docs/decisions/086-what-may-be-done-now.md).
alter table parcels
  -- Since when it is not to be carried any more.
  add column call_off_at timestamptz,
  -- Why its courier carries it all the same, in its words.
  add column call_off_problem text not null default '';
create index parcels_to_call_off on parcels (asked_at, id) where call_off_at is not null;
