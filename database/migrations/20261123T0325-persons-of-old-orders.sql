-- Orders that have come to an end and still tell who ordered: the nightly clean-up finds the old ones.
create index orders_with_person on orders (created_at)
  where person_erased_at is null and progress in ('Delivered', 'Cancelled');

-- What staff typed of a customer stays with the order or the review, and goes with its customer: the log, which keeps everything,
-- had it as well.
alter table audit_log disable trigger audit_log_stays;
update audit_log set after = after - 'reason' where subject_kind = 'order' and after ? 'reason';
update audit_log set before = before - 'reply', after = after - 'reply'
where subject_kind = 'review' and (before ? 'reply' or after ? 'reply');
alter table audit_log enable trigger audit_log_stays;
