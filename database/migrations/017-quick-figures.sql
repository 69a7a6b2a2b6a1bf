-- The products that sold best on a day, for the strongest of many days (server/dashboard/strongest-products.ts).
create index daily_sales_strongest on daily_sales (kind, day, pieces desc, name) where kind = 'product';

-- How many products come in a size: nearly all do, so they are counted in the index instead of the whole table.
create index products_with_sizes on products (id) include (sizes) where published;
