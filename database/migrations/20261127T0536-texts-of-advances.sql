-- A customer of whom an advance is asked is told on the phone as well as by mail (docs/decisions/068-texts-to-phones.md).
create function queue_text_of_advance() returns trigger language plpgsql as $$
begin
  perform queue_text('advance-asked', new.order_id, 'order-event:' || new.id);
  return null;
end $$;
create trigger texts_queued after insert on order_events for each row
  when (new.kind = 'advance-asked') execute function queue_text_of_advance();
