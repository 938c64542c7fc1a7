-- Of a draft that is removed stays a bare row, to which its history refers: withdrawn, though it was never submitted.
do $$
declare
  earlier text;
begin
  -- The check of the first release bears the name that the database gave it.
  select conname into strict earlier from pg_constraint
  where conrelid = 'applications'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%submitted_at%';
  execute format('alter table applications drop constraint %I', earlier);
end
$$;
alter table applications add constraint applications_submitted
  check (status in ('draft', 'withdrawn') or submitted_at is not null);

-- What earlier releases have cleared is no draft any more either: saved ones lost their address, leads went with their session.
update applications set status = 'withdrawn', file_key = null, saved_at = null, user_id = null
where status = 'draft' and (
  (saved_at is not null and draft_id is null)
  or (saved_at is null and session_id in (select id from sessions where emptied_at is not null)));

-- Since when whoever applies wants no reminders of their draft; null: they get them.
alter table applications add column reminders_off_at timestamptz;
-- When an import gave the offer another closing time than before; null: never.
alter table offers add column closing_moved_at timestamptz;

-- Reminders go to whoever applies, as every e-mail about a draft.
alter table outbox drop constraint outbox_receiver;
alter table outbox add constraint outbox_receiver check ((person_key is null) = (channel = 'sms'
  or template in ('issuer_notice', 'application_link', 'mobile_replaced', 'draft_ending', 'closing_moved')));
