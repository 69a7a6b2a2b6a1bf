-- What goods are called in Urdu; empty where the merchant has not said it, and the English text stands in.
alter table categories add column name_ur text not null default '';
alter table colors add column label_ur text not null default '';
alter table fabrics add column name_ur text not null default '';
alter table size_charts add column name_ur text not null default '';
alter table product_images add column alt_ur text not null default '';
alter table products
  add column name_ur text not null default '',
  add column description_ur text not null default '';

-- Products name their trousers in words of their own: what a word is in Urdu is said once for all of them.
create table trouser_names (
  name text primary key,
  name_ur text not null check (name_ur <> '')
);
create trigger catalog_changed after insert or update or delete on trouser_names
  for each statement execute function bump_catalog_version();
create index product_trouser_options_by_name on product_trouser_options (name);

-- These stood in the pages until now.
update categories set name_ur = known.name_ur
  from (values ('Men', 'مرد'), ('Women', 'خواتین'), ('Unisex', 'مرد و خواتین'), ('Lab Coats', 'لیب کوٹ'), ('Caps', 'ٹوپیاں'))
    known (name, name_ur)
  where categories.name = known.name;
update colors set label_ur = known.label_ur
  from (values ('Navy Blue', 'گہرا نیلا'), ('Royal Blue', 'شاہی نیلا'), ('Ceil Blue', 'آسمانی'), ('Teal', 'فیروزی'),
    ('OT Green', 'او ٹی سبز'), ('Maroon', 'عنابی'), ('Dusty Rose', 'ہلکا گلابی'), ('Charcoal', 'سرمئی'), ('Black', 'سیاہ'),
    ('White', 'سفید')) known (label, label_ur)
  where colors.label = known.label;
update fabrics set name_ur = known.name_ur
  from (values ('Plain Cotton', 'سادہ سوتی'), ('Cotton Twill', 'ٹوِل سوتی'), ('Four-Way Stretch', 'چار طرفہ اسٹریچ'))
    known (name, name_ur)
  where fabrics.name = known.name;
update size_charts set name_ur = known.name_ur
  from (values ('Women', 'خواتین'), ('Men', 'مرد')) known (name, name_ur)
  where size_charts.name = known.name;
insert into trouser_names (name, name_ur)
  select known.name, known.name_ur
  from (values ('Straight', 'سیدھا'), ('Jogger', 'جوگر'), ('Cargo', 'کارگو')) known (name, name_ur)
  where exists (select from product_trouser_options o where o.name = known.name);
