-- Names from before what is typed was read as it was meant (docs/decisions/093-what-is-typed.md) kept odd spaces and signs that nobody
-- sees: no filter, file or order that names them as they look found them. Those of which there would be two stay, and staff are shown them.
create function pg_temp.as_typed(name text) returns text language sql immutable strict as $$
  select trim(translate(
    regexp_replace(name, '[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'),
    U&'\00a0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200a\2028\2029\202f\205f\3000\2010\2011\2012\2013\2014\2015\2212',
    '                  -------'
  ))
$$;

-- Pictures of a front are called by its color.
update product_images i set key = 'front-' || pg_temp.as_typed(k.label) || substr(i.key, length('front-' || k.label) + 1)
from colors k
where pg_temp.as_typed(k.label) not in (k.label, '')
  and not exists (select from colors o where o.id <> k.id
    and lower(pg_temp.as_typed(o.label)) = lower(pg_temp.as_typed(k.label)))
  and (i.key = 'front-' || k.label or starts_with(i.key, 'front-' || k.label || '-'));

do $$
declare
  named record;
  mended integer;
begin
  for named in
    select * from (values ('categories', 'name', 'id'), ('colors', 'label', 'id'), ('fabrics', 'name', 'id'),
      ('threads', 'name', 'id'), ('options', 'name', 'id')) as lists (list, called, key)
  loop
    execute format(
      'update %1$I e set %2$I = pg_temp.as_typed(e.%2$I)
       where pg_temp.as_typed(e.%2$I) not in (e.%2$I, '''')
         and not exists (select from %1$I o where o.%3$I <> e.%3$I
           and lower(pg_temp.as_typed(o.%2$I)) = lower(pg_temp.as_typed(e.%2$I)))',
      named.list, named.called, named.key);
    get diagnostics mended = row_count;
    if mended > 0 then update products set is_search_stale = true; end if;
  end loop;
end $$;

update option_values v set name = pg_temp.as_typed(v.name)
where pg_temp.as_typed(v.name) not in (v.name, '')
  and not exists (select from option_values o where o.option_id = v.option_id and o.id <> v.id
    and lower(pg_temp.as_typed(o.name)) = lower(pg_temp.as_typed(v.name)));
