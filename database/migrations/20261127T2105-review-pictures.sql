-- Reviews with photographs, and with the body and the size of who wrote them (docs/decisions/125-reviews-with-photographs.md). All of
-- it is optional.
alter table reviews
  add column size text,
  add column height_cm smallint check (height_cm between 100 and 230),
  add column weight_kg smallint check (weight_kg between 25 and 250);

create table review_pictures (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  at timestamptz not null default now(),
  -- When staff have let it into the shop; until then they and its author alone see it.
  shown_at timestamptz,
  width smallint not null,
  height smallint not null,
  -- WebP, drawn again from the pixels of what was sent.
  picture bytea not null check (octet_length(picture) <= 3000000)
);
create index review_pictures_of_review on review_pictures (review_id);
create index review_pictures_waiting on review_pictures (at) where shown_at is null;

-- What pages show of a product changes with the pictures that are shown.
create function review_picture_changed() returns trigger language plpgsql as $$
begin
  perform note_catalog_change(array(select 'p:' || product_id from reviews where id = old.review_id));
  return null;
end $$;
create trigger review_picture_shown after update of shown_at on review_pictures
  for each row when (old.shown_at is distinct from new.shown_at) execute function review_picture_changed();
create trigger review_picture_deleted after delete on review_pictures
  for each row when (old.shown_at is not null) execute function review_picture_changed();

-- Reviews are found by their words in either script: letters that keyboards write differently are one, and marks are none.
create function review_words(review text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('simple',
    translate(regexp_replace(lower(review), '[\u064b-\u0652\u0670]', '', 'g'), 'يىكۃةأإٱؤۂھ', 'ییکہہاااوہہ'))
$$;
create index reviews_by_words on reviews using gin (review_words(review));
