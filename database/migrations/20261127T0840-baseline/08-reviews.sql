create table reviews (
  id uuid primary key,
  product_id text not null references products on delete cascade on update cascade,
  user_id uuid not null references users on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  hidden_at timestamptz,
  -- Of the shop, shown under the review.
  reply text,
  replied_at timestamptz,
  -- How a piece fits by its size, in the words of who reviews it; null where they have not said.
  fit text check (fit in ('small', 'true', 'large')),
  unique (user_id, product_id),
  check ((reply is null) = (replied_at is null))
);
create index reviews_by_product on reviews (product_id, created_at, id);
create index reviews_by_date on reviews (created_at, id);
create index reviews_by_rating on reviews (rating, created_at, id);
create index reviews_hidden on reviews (created_at, id) where hidden_at is not null;
create trigger catalog_changed_by_insert after insert on reviews referencing new table as changed
  for each statement execute function note_part_of_product();
create trigger catalog_changed_by_update after update on reviews referencing old table as before new table as changed
  for each statement execute function note_moved_part_of_product();
create trigger catalog_changed_by_delete after delete on reviews referencing old table as changed
  for each statement execute function note_part_of_product();

-- Reviews show the name of their author; who has written none changes nothing that others see.
create function author_renamed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(select distinct 'p:' || product_id from reviews where user_id = new.id));
  return null;
end $$;
create trigger author_renamed after update of name on users
  for each row when (old.name is distinct from new.name) execute function author_renamed();
