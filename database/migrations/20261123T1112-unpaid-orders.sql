-- Orders that wait for a transfer are looked for every hour.
create index orders_to_be_paid_ahead on orders (created_at) where payment_method = 'transfer' and progress = 'Pending';
