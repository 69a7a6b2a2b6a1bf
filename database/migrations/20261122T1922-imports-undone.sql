-- An import of products is one thing: what it has made and changed is kept for a month, so that it can be undone.
create table product_imports (
  id uuid primary key,
  -- Of the file, as it was called.
  name text not null,
  staff_id uuid not null references users,
  at timestamptz not null default now(),
  created integer not null default 0,
  changed integer not null default 0,
  undone_at timestamptz
);
create index product_imports_by_time on product_imports (at desc);

create table product_import_rows (
  import_id uuid not null references product_imports on delete cascade,
  product_id text not null,
  -- What staff had decided of it before; null for a product that the import has made.
  before jsonb,
  -- The version of what the import has made of it: another one has been changed since.
  version text not null,
  is_undone boolean not null default false,
  primary key (import_id, product_id)
);
