create table users (
  id uuid primary key,
  name text not null,
  email text not null,
  phone text not null default '',
  address text not null default '',
  role text not null default 'customer',
  -- A PHC string; null for people who cannot sign in.
  password_hash text,
  created_at timestamptz not null default now()
);
-- Addresses are kept as typed and compared without regard to case.
create unique index users_by_email on users (lower(email));

create table reviews (
  id uuid primary key,
  product_id text not null references products on delete cascade,
  user_id uuid not null references users on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, product_id)
);
create index reviews_by_product on reviews (product_id, created_at desc, id);

create trigger catalog_changed after insert or update or delete on reviews
  for each statement execute function bump_catalog_version();
