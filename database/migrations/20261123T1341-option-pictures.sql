-- Options that ask for a picture, such as a logo to be embroidered (docs/decisions/052-embroidered-logos.md).
alter table options drop constraint options_kind_check;
alter table options add constraint options_kind_check
  check (kind in ('one-of', 'color', 'yes-no', 'text', 'measurement', 'picture'));
-- Rupees for an order that has it, however many lines and pieces do.
alter table options add column setup_charge integer not null default 0 check (setup_charge between 0 and 1000000);

create table option_pictures (
  -- The value of the option, and the permission to look at it.
  id uuid primary key,
  -- When it was sent, or last to be ordered.
  at timestamptz not null default now(),
  -- WebP, drawn anew from the pixels of what was sent.
  picture bytea not null check (octet_length(picture) <= 1500000)
);
create index option_pictures_by_age on option_pictures (at);

-- Without a check, and empty: a table of millions of rows is not read through for it.
alter table order_item_options add column setup_charge integer not null default 0;
alter table order_item_options add column picture_id uuid references option_pictures;
create index order_item_options_of_picture on order_item_options (picture_id) where picture_id is not null;
