-- A customer's limit of a coupon holds for the mailbox and for the phone. What is behind a plus in an address leads to the
-- same mailbox, and so do dots at Gmail; a phone is its last ten digits, which all its spellings share.
create function coupon_customers_of(email text, phone text) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    case
      when email is null or email = '' then null
      when parts[2] in ('gmail.com', 'googlemail.com') then replace(parts[1], '.', '') || '@gmail.com'
      else parts[1] || '@' || parts[2]
    end,
    case when phone is null or phone = '' then null else 'phone ' || right(phone, 10) end
  ], null)
  from (select array[
    split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1),
    substring(lower(email) from '[^@]*$')
  ] as parts) as address
$$;

delete from coupon_customers;
insert into coupon_customers (coupon_id, customer, used_count)
select o.coupon_id, used.customer, count(*)
from orders o cross join lateral unnest(coupon_customers_of(o.email, o.phone)) as used (customer)
where o.coupon_id is not null and o.progress <> 'Cancelled'
group by 1, 2;
