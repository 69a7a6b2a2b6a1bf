-- When it was last put on a load sheet, with which the courier fetches it.
alter table parcels add column listed_at timestamptz;
