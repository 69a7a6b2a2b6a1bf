-- What small orders hold of the workshop's days of which nobody has proven anything: summed up each second.
create index orders_unproven on orders (id) include (work)
  where progress = 'Pending' and holds_room and confirmed_at is null and source = 'web' and work_started_at is null
    and payment_method = 'cash' and advance = 0;
