-- A sentence under a picture, such as who wears what; empty for none.
alter table product_images
  add column caption text not null default '',
  add column caption_ur text not null default '';
