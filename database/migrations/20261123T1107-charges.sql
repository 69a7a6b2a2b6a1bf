-- What is outstanding counts charges besides prices, and few orders have any.
create index order_ledger_charges on order_ledger (order_id) include (amount) where cause = 'charge';
