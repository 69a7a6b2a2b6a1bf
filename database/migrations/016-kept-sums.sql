-- What the orders brought that a coupon was used for, cancelled ones left out: kept with each of its uses, whose row is
-- locked then anyway, because nobody can read a million orders for a list. Rupees.
alter table coupons
  add column revenue bigint not null default 0 check (revenue >= 0),
  add column discount_given bigint not null default 0 check (discount_given >= 0);
update coupons c set revenue = brought.revenue, discount_given = brought.discount
from (
  select coupon_id, sum(total) as revenue, sum(discount) as discount from orders
  where coupon_id is not null and progress <> 'Cancelled' group by coupon_id
) brought where c.id = brought.coupon_id;
drop index orders_by_coupon;
