-- What an order is found by (docs/decisions/029-customers-are-people.md tells of the form of a phone, server/orders/search-orders.ts of the search).

-- One form for what is stored and what is typed: small letters without accents and vowel signs, the letters that Arabic and
-- Urdu keyboards write differently as the Urdu ones, Latin digits, and a space for every sign between words.
create function plain_words(typed text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := lower(typed);
begin
  if octet_length(plain) = length(plain) then return regexp_replace(plain, '[^a-z0-9]+', ' ', 'g'); end if;
  plain := translate(normalize(plain, nfkd),
    U&'\064A\0649\0643\0647\0629\06C3\06D5\06BE\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
      || U&'\060C\061B\061F\066B\066C\06D4\2010\2011\2012\2013\2014\2018\2019\201C\201D\2022\00A0'
      || U&'\0300\0301\0302\0303\0304\0306\0307\0308\030A\030C\0327\0328\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0670\0640\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF',
    U&'\06CC\06CC\06A9\06C1\06C1\06C1\06C1\06C101234567890123456789                 ');
  return regexp_replace(plain, U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\007F]+', ' ', 'g');
end $$;

-- All runs of three signs with their places, after a mark that no word begins with: a part of any length is a phrase of these.
create function runs_of(mark text, signs text) returns text language plpgsql immutable strict parallel safe as $$
declare
  runs text := '';
begin
  for place in 1 .. length(signs) - 2 loop
    runs := runs || ' ' || mark || substr(signs, place, 3) || ':' || place;
  end loop;
  return runs;
end $$;

-- The one form of all spellings of a phone, as `internationalPhone` in contract/phone.ts has it; a test holds them together.
create function international_phone(phone text) returns text language plpgsql immutable strict parallel safe as $$
declare
  typed text;
  digits text;
  rest text;
  has_country boolean;
begin
  if phone ~ '^0[1-9][0-9]{9}$' and phone not like '092%' then return '92' || substr(phone, 2); end if;
  typed := regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^+0-9]', '', 'g');
  digits := replace(typed, '+', '');
  rest := ltrim(digits, '0');
  has_country := typed ~ '^(\+|00)[1-9]';
  if rest like '92%' and (has_country or length(rest) > 10) then return '92' || ltrim(substr(rest, 3), '0'); end if;
  if not has_country and (digits like '0%' or digits ~ '^3[0-9]{8,9}$') then return '92' || rest; end if;
  return rest;
end $$;

-- Words and parts that a person is found by: phones are kept as they are dialled at home.
create function runs_of_phone(phone text) returns text language sql immutable strict parallel safe
return runs_of('+', regexp_replace(international_phone(phone), '^92', '0'));

create function runs_of_mailbox(email text) returns text language sql immutable strict parallel safe
return runs_of('@', translate(left(split_part(lower(email), '@', 1), 64), E'\\'': \t\n', ''));

create function order_search_of(number text, name text, email text, phone text, address text, area text, city text,
  postal_code text) returns tsvector language plpgsql immutable strict parallel safe as $$
begin
  return (plain_words(concat_ws(' ', name, email, address, area, city, postal_code))
    || runs_of('#', lower(number)) || runs_of_phone(phone) || runs_of_mailbox(email))::tsvector;
end $$;

-- Apart from the order, whose row changes with each step of its way while this stays.
set local max_parallel_workers_per_gather = 4;
set local maintenance_work_mem = '256MB';
create table order_search as
select id as order_id, created_at, total,
  order_search_of(number, name, email, phone, address, area, city, postal_code) as search
from orders;
alter table order_search
  alter column order_id set not null,
  alter column created_at set not null,
  alter column total set not null,
  alter column search set not null,
  -- PostgreSQL is to know how many orders have a word: the plan of a search hangs on that.
  alter column search set statistics 1000,
  add primary key (order_id),
  add foreign key (order_id) references orders on delete cascade;
create index order_search_by_date on order_search (created_at, order_id);
create index order_search_by_total on order_search (total, order_id);
-- What waits to be put into the index is read by every search, so it is kept short.
create index order_search_words on order_search using gin (search) with (gin_pending_list_limit = 512);
analyze order_search;

create function keep_search_of_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, created_at, total, search)
  select id, created_at, total, order_search_of(number, name, email, phone, address, area, city, postal_code) from placed;
  return null;
end $$;
create trigger keep_search_of_new after insert on orders referencing new table as placed
  for each statement execute function keep_search_of_new_orders();

create function keep_search_of_order() returns trigger language plpgsql as $$
begin
  update order_search set total = new.total, search =
    order_search_of(new.number, new.name, new.email, new.phone, new.address, new.area, new.city, new.postal_code)
  where order_id = new.id;
  return null;
end $$;
create trigger keep_search_of_changed
  after update of number, name, email, phone, address, area, city, postal_code, total on orders
  for each row when (
    (old.number, old.name, old.email, old.phone, old.address, old.area, old.city, old.postal_code, old.total)
    is distinct from
    (new.number, new.name, new.email, new.phone, new.address, new.area, new.city, new.postal_code, new.total))
  execute function keep_search_of_order();

drop index orders_by_name;
drop index orders_by_phone;
