-- The list of parcels that their couriers carry (server/parcels/list-parcel-work.ts), also in a shop with a million delivered ones.
create index parcels_on_the_way on parcels (asked_at, id)
  where state in ('picked', 'in-transit', 'out-for-delivery', 'attempted', 'returning');
