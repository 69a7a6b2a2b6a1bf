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
  -- What is cut is of a line, as it was since it joined the work. Null in what was noted of a whole order.
  item_id uuid,
  joined_work_at timestamptz,
  check ((order_id is null) = (reason in ('received', 'counted', 'damaged')))
);
create index cloth_movements_of_cloth on cloth_movements (cloth_id, created_at desc, id desc);
create index cloth_movements_of_order on cloth_movements (order_id) where order_id is not null;

-- Tablets of the workshop that the owner has let in. One without a digest waits for its code.
create table workshop_devices (
  id uuid primary key,
  name text not null,
  -- SHA-256 of the code with which a tablet is let in, once.
  code_digest bytea unique,
  code_until timestamptz,
  -- SHA-256 of the token, which is in the tablet's cookie and nowhere else.
  digest bytea unique,
  created_at timestamptz not null default now(),
  enrolled_at timestamptz,
  last_seen_at timestamptz,
  revoked_at timestamptz,
  check ((code_digest is null) = (code_until is null)),
  check (revoked_at is null or digest is null and code_digest is null)
);

-- What members of staff type at such a tablet to say that it is them.
create table staff_pins (
  user_id uuid primary key references users on delete cascade,
  -- A PHC string.
  pin_hash text not null,
  -- Wrong ones since the last right one; too many lock it until the owner unlocks it.
  tries smallint not null default 0,
  changed_at timestamptz not null default now()
);

-- Who is at work at a tablet, one at a time.
create table workshop_turns (
  device_id uuid primary key references workshop_devices on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the token, which is in the tablet's cookie and nowhere else.
  digest bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index workshop_turns_by_user on workshop_turns (user_id);
