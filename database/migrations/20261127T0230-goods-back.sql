-- What comes back by a request is sorted as what comes back in a parcel, and mended as that is (docs/decisions/090-where-each-piece-is.md).
alter table aftercare_requests
  add column received_at timestamptz,
  -- What has become of those to repair, as in returned_items.
  add column mended integer not null default 0 check (mended >= 0),
  add column scrapped integer not null default 0 check (scrapped >= 0),
  add check (mended + scrapped <= coalesce(to_repair, 0));
update aftercare_requests a set received_at = coalesce((select min(e.at) from order_events e
  where e.order_id = a.order_id and e.kind = 'aftercare-received' and e.detail ->> 'request' = a.id::text), a.created_at)
where a.to_stock is not null;
create index aftercare_of_item on aftercare_requests (item_id) where to_stock is not null;
create index aftercare_to_repair on aftercare_requests (id) where to_repair > mended + scrapped;
