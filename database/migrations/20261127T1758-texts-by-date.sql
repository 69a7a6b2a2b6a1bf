-- The list of messages to phones (server/notifications/texts/office-texts.ts), newest first, and of those that failed.
create index outgoing_texts_by_date on outgoing_texts (created_at, id);
create index outgoing_texts_failed on outgoing_texts (created_at, id) where state in ('failed', 'unknown');
