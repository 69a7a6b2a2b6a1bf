-- What a value of an option looks like; kept as long as the value is.
alter table option_values add column picture_id uuid references option_pictures;
create index option_values_of_picture on option_values (picture_id) where picture_id is not null;
