-- Summed up from the index alone.
drop index open_balances_oldest;
create index open_balances_oldest on open_balances (placed_at, order_id) include (balance);
