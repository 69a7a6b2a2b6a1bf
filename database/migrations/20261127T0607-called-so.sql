-- A product whose whole name was searched for is found by it, in either language: the same letters and digits, whatever stands between.
create index products_called on products (replace(plain_words(name), ' ', ''));
create index products_called_in_urdu on products (replace(plain_words(name_ur), ' ', '')) where name_ur <> '';
