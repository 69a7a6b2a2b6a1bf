-- How a piece fits by its size, in the words of who reviews it; null where they have not said.
alter table reviews add column fit text check (fit in ('small', 'true', 'large'));
