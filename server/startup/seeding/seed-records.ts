import type pg from "pg";
import type { Span } from "./seed-functions.ts";

export async function seedWritings(client: pg.ClientBase, { have, want }: Span): Promise<void> {
  await client.query(insertReviews, [have, want]);
  await client.query(sumReviews, [have, want]);
  await client.query(insertMessages, [have, want]);
  await client.query(insertMessageNotes, [have, want]);
}

/** The records beside orders: notes, the audit log, and the mails of the last month. Needs `seed_orders`. */
export async function seedOrderRecords(client: pg.ClientBase): Promise<void> {
  await client.query(insertOrderNotes);
  await client.query(insertAuditLog);
  await client.query(insertPlacedMails);
  await client.query(insertChangedMails);
  // The dashboard recounts all days.
  await client.query("update sales_progress set looked_until = null");
}

const insertReviews = `
  insert into reviews (id, product_id, user_id, rating, review, created_at, updated_at, hidden_at, reply, replied_at)
  select pg_temp.timed_id(at, 'review', p.n), g.product_id, p.id,
    case when pg_temp.pick(p.n, 72, 10) < 6 then 5 else 1 + pg_temp.pick(p.n, 73, 5) end,
    (array['Fits well and washes well.', 'The cloth is good, the delivery took a week.', 'Comfortable on long shifts.',
      'The colour is a little darker than the picture.', 'Exactly my measurements, thank you.'])[1 + pg_temp.pick(p.n, 74, 5)],
    at, at, case when pg_temp.pick(p.n, 75, 100) = 0 then now() end,
    case when reply then 'Thank you for telling us.' end, case when reply then now() end
  from seed_people p
    join seed_garments g on g.n = 1 + floor(power(pg_temp.share(p.n, 71), 4) * (select max(n) from seed_garments))::integer
    cross join lateral (
      select p.came_at + pg_temp.share(p.n, 76) * (now() - p.came_at) as at, pg_temp.pick(p.n, 77, 10) = 0 as reply
    ) written
  where p.n > $1 and p.n <= $2 and pg_temp.pick(p.n, 70, 10) < 3
  order by at`;

const sumReviews = `
  update products p set review_count = p.review_count + own.reviews, rating_sum = p.rating_sum + own.ratings
  from (
    select r.product_id, count(*) as reviews, sum(r.rating) as ratings
    from seed_people s join reviews r on r.user_id = s.id
    where s.n > $1 and s.n <= $2 and r.hidden_at is null group by r.product_id
  ) own where p.id = own.product_id`;

const insertMessages = `
  insert into contact_messages (id, name, email, phone, message, created_at, answered_at, answered_by)
  select pg_temp.timed_id(at, 'message', n), name, email, phone, 'When will my order leave the shop?', at,
    case when answered then at + pg_temp.share(n, 82) * (now() - at) end,
    case when answered then pg_temp.random_id('staff', 1) end
  from seed_people cross join lateral (
    select now() - pg_temp.share(n, 81) * interval '330 days' as at, pg_temp.pick(n, 83, 10) > 0 as answered
  ) written
  where n > $1 and n <= $2 and pg_temp.pick(n, 80, 20) = 0
  order by at`;

const insertMessageNotes = `
  insert into message_notes (id, message_id, staff_id, note, at)
  select pg_temp.timed_id(m.answered_at, 'note', s.n), m.id, m.answered_by, 'Called back.', m.answered_at
  from seed_people s join contact_messages m
    on m.id = pg_temp.timed_id(now() - pg_temp.share(s.n, 81) * interval '330 days', 'message', s.n)
  where s.n > $1 and s.n <= $2 and m.answered_at is not null`;

const insertOrderNotes = `
  insert into order_notes (id, order_id, staff_id, note, at)
  select pg_temp.timed_id(at, 'order note', n), id, pg_temp.random_id('staff', 1), 'Asked for delivery after five.', at
  from seed_orders where pg_temp.pick(n, 90, 100) < 3 order by at`;

const insertAuditLog = `
  insert into audit_log (id, at, staff_id, action, subject_kind, subject_id, before, after)
  select pg_temp.timed_id(e.at, e.action, o.n), e.at, e.staff, e.action, 'order', o.id,
    jsonb_build_object('progress', e.was), jsonb_build_object('progress', e.now)
  from seed_orders o cross join lateral (values
    ('order.dispatch', 'Pending', 'Dispatched', o.dispatched_at, pg_temp.random_id('staff', 2)),
    ('order.deliver', 'Dispatched', 'Delivered', o.delivered_at, pg_temp.random_id('staff', 1)),
    ('order.cancel', 'Pending', 'Cancelled', o.cancelled_at,
      case when pg_temp.pick(o.n, 62, 3) = 0 then pg_temp.random_id('staff', 1) end)
  ) e (action, was, now, at, staff) where e.at is not null and e.staff is not null
  order by e.at`;

// All are past their sending, so that nothing leaves: most were sent, and the few that wait would do so for a year.
const mailState = `
  case when lot between 1 and 997 then sent.at + interval '5 seconds' end,
  case when lot = 998 then sent.at + interval '1 day' end,
  case when lot between 1 and 997 then 1 when lot = 998 then 12 else 3 end,
  case when lot >= 998 then 'The mail server refuses the address.' end,
  case when lot = 999 then now() + interval '1 year' else sent.at end`;
const mailColumns =
  "id, event, kind, recipient, data, created_at, sent_at, given_up_at, attempts, last_error, next_attempt_at";

const insertPlacedMails = `
  insert into outgoing_mails (${mailColumns})
  select pg_temp.timed_id(sent.at, 'placed mail', s.n), 'order-placed:' || s.id, 'order-placed', p.email,
    jsonb_build_object('orderId', s.id), sent.at, ${mailState}
  from seed_orders s join seed_people p on p.n = s.person
    cross join lateral (select s.at, 1 + pg_temp.pick(s.n, 91, 999) as lot) sent
  where s.at > now() - interval '30 days' order by sent.at`;

const insertChangedMails = `
  insert into outgoing_mails (${mailColumns})
  select pg_temp.timed_id(sent.at, 'changed mail' || h.progress, s.n), 'order-changed:' || h.id, 'order-changed', p.email,
    jsonb_build_object('orderId', s.id, 'progress', h.progress), sent.at, ${mailState}
  from seed_orders s join seed_people p on p.n = s.person join order_history h on h.order_id = s.id
    cross join lateral (select h.at, 1 + pg_temp.pick(s.n, 92, 999) as lot) sent
  where h.progress <> 'Pending' and h.at > now() - interval '30 days' order by sent.at`;
