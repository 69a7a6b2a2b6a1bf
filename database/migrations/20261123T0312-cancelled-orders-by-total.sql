-- A search among the cancelled orders, the dearest first: by the index of all totals, eleven of twelve rows are others.
create index orders_cancelled_by_total on orders (total, id) where progress = 'Cancelled';
