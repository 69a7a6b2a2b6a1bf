-- Keys with which the merchant's own tools call the shop.
create table api_keys (
  id uuid primary key,
  name text not null,
  rights text[] not null check (cardinality(rights) > 0 and rights <@ array['orders', 'stock']),
  -- How it begins, by which its owner knows it again.
  prefix text not null,
  -- SHA-256 of the key, which is shown once and kept nowhere.
  digest bytea not null unique,
  created_at timestamptz not null default now(),
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
