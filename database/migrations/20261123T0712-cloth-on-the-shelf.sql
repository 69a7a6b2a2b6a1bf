-- Metres of a fabric in a color on the shelf, of those that the merchant has counted. Below 0 when more was cut than was
-- counted: what is cut is cut, whatever the shelf was said to hold.
create table cloths (
  id uuid primary key default gen_random_uuid(),
  fabric_id uuid not null references fabrics,
  color_id uuid not null references colors,
  metres numeric(9, 2) not null default 0,
  unique (fabric_id, color_id)
);

-- What came and went; its sum is what there is.
create table cloth_movements (
  -- Made in the order of time.
  id uuid primary key,
  cloth_id uuid not null references cloths,
  metres numeric(9, 2) not null,
  reason text not null check (reason in ('received', 'counted', 'damaged', 'cut', 'not-cut')),
  -- The order that it was cut for.
  order_id uuid,
  staff_id uuid not null references users,
  created_at timestamptz not null default now(),
  check ((order_id is null) = (reason in ('received', 'counted', 'damaged')))
);
create index cloth_movements_of_cloth on cloth_movements (cloth_id, created_at desc, id desc);
create index cloth_movements_of_order on cloth_movements (order_id) where order_id is not null;
