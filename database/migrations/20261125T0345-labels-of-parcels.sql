-- Where the courier keeps the label of a parcel, as it said with its number; fetched by the shop alone.
alter table parcels add column label text;
