-- What every order asks on its way in: whether anybody is to be told of it. A function in plain SQL is planned anew by each call, and
-- orders were looked up before it was known whether any webhook wants to hear of them.
create or replace function is_webhook_wanted(asked text) returns boolean language plpgsql stable as $$
begin
  return exists (select from webhooks where off_since is null and asked = any(events));
end $$;

create or replace function tell_of_progress() returns trigger language plpgsql as $$
begin
  perform tell_webhooks_of_order(
    case new.progress when 'Pending' then 'order.placed' else 'order.' || lower(new.progress) end, new.order_id);
  -- Who orders on the phone has confirmed by that.
  if new.progress <> 'Pending' or not is_webhook_wanted('order.confirmed') then return null; end if;
  if exists (select from orders where id = new.order_id and confirmed_at is not null) then
    perform tell_webhooks_of_order('order.confirmed', new.order_id);
  end if;
  return null;
end $$;

create or replace function queue_text(about text, asked uuid, happened text) returns void language plpgsql as $$
begin
  if not exists (select from settings where name = 'textEvents' and value ? about) then return; end if;
  insert into outgoing_texts (event, order_id, kind) values (happened, asked, about) on conflict (event) do nothing;
end $$;
